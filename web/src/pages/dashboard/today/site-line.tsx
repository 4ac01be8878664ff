import type { PlanEntry } from '@pepwell/contract/plan/plan'
import { MapPin } from 'lucide-react'
import { agoText } from '../../../features/doses/sites/site-words.ts'
import { useSites } from '../../../features/doses/sites/use-sites.ts'
import { useToday } from '../../../lib/time/use-today.ts'

interface SiteLineProps {
  entry: PlanEntry | undefined
  timeZone: string
  /** the site to log; undefined until tapped */
  chosen: string | undefined
  onChoose: (site: string | undefined) => void
}

const useStyle = 'min-h-11 shrink-0 rounded-xl px-3 font-semibold text-accent-ink hover:bg-accent-soft'

/** The longest-rested site, selected with a tap. */
export function SiteLine({ entry, timeZone, chosen, onChoose }: SiteLineProps) {
  const today = useToday(timeZone)
  const { suggestion } = useSites({
    today,
    timeZone,
    regions: entry?.peptide?.label?.sites?.regions,
    isPast: false,
  })
  const name = chosen ?? suggestion?.name
  if (!name) return null
  return (
    <div className="flex min-h-12 items-center gap-2.5 rounded-2xl bg-surface/60 py-0.5 pr-0.5 pl-3.5">
      <MapPin aria-hidden="true" className="size-5 shrink-0 max-[24rem]:hidden" />
      <p className="min-w-0 flex-1">
        <span className="text-soft">{chosen ? 'Into: ' : 'Next: '}</span>
        <strong>{name}</strong>
        {!chosen && (
          <span className="text-sm text-soft @max-xl:block">
            <span className="@max-xl:hidden"> · </span>
            {agoText(suggestion?.days)}
          </span>
        )}
      </p>
      {chosen ? (
        <button type="button" className={useStyle} onClick={() => onChoose(undefined)}>
          Clear
        </button>
      ) : (
        <button type="button" aria-label={`Use ${name}`} className={useStyle} onClick={() => onChoose(name)}>
          Use
        </button>
      )}
    </div>
  )
}
