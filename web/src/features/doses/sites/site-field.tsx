import type { CalendarDay } from '@pepwell/domain/calendar'
import type { BodyRegion } from '@pepwell/domain/medicines'
import { useId, useState } from 'react'
import { Segmented } from '../../../ui/segmented.tsx'
import { BodyMap } from './body-map.tsx'
import { SiteBar } from './site-bar.tsx'
import { SiteLegend } from './site-legend.tsx'
import { useSites } from './use-sites.ts'

interface SiteFieldProps {
  chosen: string
  onChoose: (name: string) => void
  today: CalendarDay
  timeZone: string
  /** where the medicine's label says to inject; everywhere where it says nothing */
  regions?: readonly BodyRegion[]
  /** the shot was taken and logged before: nothing is suggested */
  isPast?: boolean
}

const sides = [
  { value: 'front', label: 'Front' },
  { value: 'back', label: 'Back' },
] as const

/** Where the dose went in: chosen on the body, or as it is suggested. Never filled in by itself. */
export function SiteField({ chosen, onChoose, isPast = false, ...about }: SiteFieldProps) {
  const group = useId()
  const { sites, suggestion, isKnown, isError } = useSites({ ...about, isPast })
  const [turned, turn] = useState<'front' | 'back'>()
  const pointedAt = sites.find(({ name }) => name === chosen) ?? suggestion
  const view = turned ?? pointedAt?.view ?? 'front'
  const choose = (name: string) => {
    // What was chosen is in sight, and stays so when something else is suggested.
    turn(sites.find((site) => site.name === name)?.view ?? view)
    onChoose(name)
  }
  return (
    <fieldset className="@container flex min-w-0 flex-col gap-3">
      <legend className="sr-only">Injection site</legend>
      <p aria-hidden="true" className="flex items-baseline justify-between gap-3">
        <span className="font-bold">Injection site</span>
        <span className="text-sm text-soft">days since last use</span>
      </p>
      <div className="flex flex-wrap gap-2.5">
        <BodyMap
          sites={sites}
          view={view}
          chosen={chosen}
          group={group}
          isKnown={isKnown}
          onChoose={choose}
        />
        <div className="flex min-w-15 flex-1 flex-col justify-between gap-3">
          <Segmented legend="Side of the body" options={sides} value={view} onChange={turn} tight vertical />
          <SiteLegend sites={sites} className="flex-col @max-[21.5rem]:hidden" />
        </div>
        <SiteLegend sites={sites} className="w-full flex-wrap @min-[21.5rem]:hidden" />
      </div>
      {isError && <p className="text-sm text-soft">When each site was used last could not be loaded.</p>}
      {(chosen !== '' || !isPast) && (
        <SiteBar chosen={chosen} sites={sites} suggestion={suggestion} isKnown={isKnown} onChoose={choose} />
      )}
    </fieldset>
  )
}
