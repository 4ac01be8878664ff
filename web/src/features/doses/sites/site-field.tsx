import type { BodyRegion } from '@pepwell/domain/catalogue/medicines'
import { MAX_SITES_PER_DOSE } from '@pepwell/domain/doses/injection-sites'
import type { CalendarDay } from '@pepwell/domain/time/calendar'
import { ChevronDown } from 'lucide-react'
import { useId, useState } from 'react'
import { cx } from '../../../lib/classes.ts'
import { Segmented } from '../../../ui/segmented.tsx'
import { BodyMap, spotStyles } from './body-map.tsx'
import { EditSites } from './edit/edit-sites.tsx'
import { OwnSites } from './own-sites.tsx'
import { SiteBar } from './site-bar.tsx'
import { isCalled, type SiteOption, useSites } from './use-sites.ts'

/** The legend; explains only visible marks. */
function SiteLegend({ sites, className }: { sites: readonly SiteOption[]; className?: string }) {
  const rows: [string, string, boolean][] = [
    ['0–3 days', spotStyles.fresh, true],
    ['4–9 days', spotStyles.resting, true],
    ['10 or more', spotStyles.rested, true],
    ['Suggested', spotStyles.suggested, sites.some(({ isSuggested }) => isSuggested)],
    ['Sore', spotStyles.sore, sites.some(({ soreSince }) => soreSince)],
    [
      'Not on label',
      'outline-2 outline-edge outline-dashed -outline-offset-2',
      sites.some(({ isNamed }) => !isNamed),
    ],
  ]
  return (
    <ul aria-hidden="true" className={cx('flex gap-x-3 gap-y-2 text-xs text-soft', className)}>
      {rows
        .filter(([, , isShown]) => isShown)
        .map(([words, style]) => (
          <li key={words} className="flex items-center gap-1.5 whitespace-nowrap">
            <span className={cx('size-3.5 shrink-0 rounded-full', style)} />
            {words}
          </li>
        ))}
    </ul>
  )
}

interface SiteFieldProps {
  /** in selection order */
  chosen: readonly string[]
  onChoose: (names: readonly string[]) => void
  today: CalendarDay
  timeZone: string
  /** sites on the medicine's label; all sites if it names none */
  regions?: readonly BodyRegion[]
  /** editing an earlier shot: nothing is suggested */
  isPast?: boolean
}

const sides = [
  { value: 'front', label: 'Front' },
  { value: 'back', label: 'Back' },
] as const

/** The injection site, selected on the map or from the suggestion. Never prefilled. */
export function SiteField({ chosen, onChoose, isPast = false, ...about }: SiteFieldProps) {
  const group = useId()
  // On phones the map starts collapsed: most people take the suggestion.
  const [isOpen, setOpen] = useState(false)
  const [isAdding, setAdding] = useState(false)
  const { sites, suggestion, isKnown, isError } = useSites({
    ...about,
    isPast,
    chosen: isAdding ? chosen : [],
  })
  const [turned, turn] = useState<'front' | 'back'>()
  const pointedAt = sites.find((site) => chosen[0] !== undefined && isCalled(site, chosen[0])) ?? suggestion
  const view = turned ?? pointedAt?.place?.view ?? 'front'
  const isSeveral = isAdding || chosen.length > 1
  const isSame = (one: string, name: string) => {
    const site = sites.find((known) => isCalled(known, name))
    return site ? isCalled(site, one) : one === name
  }
  const choose = (name: string) => {
    // The selection stays visible when the suggestion changes.
    turn(sites.find((site) => site.name === name)?.place?.view ?? view)
    if (!isSeveral) onChoose([name])
    else if (chosen.some((one) => isSame(one, name))) onChoose(chosen.filter((one) => !isSame(one, name)))
    else onChoose([...chosen, name])
    setAdding(false)
  }
  const clear = (name: string) => {
    setAdding(false)
    onChoose(chosen.filter((one) => one !== name))
  }
  const spots = {
    ...{ sites, chosen, group, isKnown, isSeveral, onChoose: choose },
    isFull: chosen.length >= MAX_SITES_PER_DOSE,
  }
  return (
    <fieldset className="@container flex min-w-0 flex-col gap-2">
      <legend className="sr-only">Injection site</legend>
      <div className="flex items-center justify-between gap-3">
        <span aria-hidden="true" className="font-bold">
          Injection site
        </span>
        <button
          type="button"
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
          className="-my-2 flex min-h-11 items-center gap-1.5 rounded-lg font-semibold text-accent-ink md:hidden"
        >
          Body map
          <ChevronDown
            className={cx('size-4 transition-transform duration-150', isOpen && 'rotate-180')}
            aria-hidden="true"
          />
        </button>
      </div>
      {(chosen.length > 0 || !isPast) && (
        <SiteBar
          chosen={chosen}
          sites={sites}
          suggestion={suggestion}
          isKnown={isKnown}
          isAdding={isAdding}
          isPast={isPast}
          onChoose={choose}
          onClear={clear}
          onAdd={() => setAdding(!isAdding)}
        />
      )}
      <div className={cx('flex flex-col gap-3', !isOpen && 'max-md:hidden')}>
        <p className="text-sm text-soft">Days since last use</p>
        <div className="flex flex-wrap gap-2.5">
          <BodyMap {...spots} view={view} />
          <div className="flex min-w-15 flex-1 flex-col justify-between gap-3">
            <Segmented
              legend="Side of the body"
              options={sides}
              value={view}
              onChange={turn}
              tight
              vertical
            />
            <SiteLegend sites={sites} className="flex-col @max-[21.5rem]:hidden" />
          </div>
          <SiteLegend sites={sites} className="w-full flex-wrap @min-[21.5rem]:hidden" />
        </div>
        <OwnSites {...spots} />
        {isError && <p className="text-sm text-soft">We couldn’t load when you last used each site.</p>}
        <EditSites variant="ghost" size="sm" className="self-start" />
      </div>
    </fieldset>
  )
}
