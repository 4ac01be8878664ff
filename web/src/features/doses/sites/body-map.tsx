import { Bandage, Check } from 'lucide-react'
import { cx } from '../../../lib/classes.ts'
import { BodyOutline, frame } from './body-outline.tsx'
import { restLevel, siteWords } from './site-words.ts'
import { isCalled, type SiteOption } from './use-sites.ts'

/** A spot's fill by its last use; the middle level is a half tone. */
export const spotStyles = {
  fresh: 'bg-soft text-surface',
  resting: 'bg-[color-mix(in_srgb,var(--soft)_42%,var(--surface))] text-ink',
  rested: 'border-2 border-edge bg-surface text-ink',
  suggested: 'border-3 border-accent bg-surface text-accent-ink',
  sore: 'border-2 border-warn-ink bg-warn-soft text-warn-ink',
  chosen: 'bg-accent text-on-accent',
}

function styleOf({ days, soreSince, isSuggested }: SiteOption, isChosen: boolean): string {
  if (isChosen) return spotStyles.chosen
  if (soreSince) return spotStyles.sore
  return isSuggested ? spotStyles.suggested : spotStyles[restLevel(days)]
}

interface SpotProps {
  site: SiteOption & Required<Pick<SiteOption, 'place'>>
  group: string
  isChosen: boolean
  isKnown: boolean
  /** several sites can be selected */
  isSeveral: boolean
  /** the maximum is selected */
  isFull: boolean
  onChoose: (name: string) => void
}

function Mark({ site, isChosen, isKnown }: Pick<SpotProps, 'site' | 'isChosen' | 'isKnown'>) {
  if (isChosen) return <Check className="size-5" />
  if (site.soreSince) return <Bandage className="size-4.5" />
  return isKnown && (site.days ?? '–')
}

/** A 44 px target with a smaller visible circle. */
function Spot({ site, group, isChosen, isKnown, isSeveral, isFull, onChoose }: SpotProps) {
  const place = {
    left: `${(100 * (site.place.x - frame.x)) / frame.width}%`,
    top: `${(100 * (site.place.y - frame.y)) / frame.height}%`,
  }
  return (
    <label
      style={place}
      className="absolute grid size-11 -translate-1/2 cursor-pointer place-items-center rounded-full has-focus-visible:outline-3 has-focus-visible:outline-accent"
    >
      <input
        type={isSeveral ? 'checkbox' : 'radio'}
        name={group}
        className="sr-only"
        checked={isChosen}
        disabled={isFull && !isChosen}
        onChange={() => onChoose(site.name)}
      />
      {site.isSuggested && !isChosen && (
        <span className="absolute size-11 rounded-full bg-accent/20 [animation:pulse_1.6s_ease-in-out_3]" />
      )}
      <span
        aria-hidden="true"
        className={cx(
          'relative grid size-8.5 place-items-center rounded-full text-sm font-bold tabular-nums',
          styleOf(site, isChosen),
          !site.isNamed && 'border-dashed opacity-80 outline-2 outline-offset-1 outline-edge outline-dashed',
        )}
      >
        <Mark site={site} isChosen={isChosen} isKnown={isKnown} />
      </span>
      <span className="sr-only">{siteWords(site, isKnown)}</span>
    </label>
  )
}

const isOnPicture = (site: SiteOption): site is SpotProps['site'] => site.place !== undefined

export interface BodyMapProps extends Omit<SpotProps, 'site' | 'isChosen'> {
  sites: readonly SiteOption[]
  view: 'front' | 'back'
  chosen: readonly string[]
}

/**
 * One side of the body with its sites; left and right are the person's own. At least 252 px wide, so targets don't
 * overlap.
 */
export function BodyMap({ sites, view, chosen, ...spot }: BodyMapProps) {
  const [onLeft, onRight] = view === 'front' ? ['R', 'L'] : ['L', 'R']
  return (
    <div className="relative w-63 shrink-0 overflow-hidden rounded-2xl bg-sunken">
      <BodyOutline view={view} />
      <p
        aria-hidden="true"
        className="absolute inset-x-3 top-2 flex justify-between text-sm font-semibold text-soft"
      >
        <span>{onLeft}</span>
        <span>{onRight}</span>
      </p>
      {sites
        .filter(isOnPicture)
        .filter((site) => site.place.view === view)
        .map((site) => (
          <Spot
            key={site.site}
            site={site}
            isChosen={chosen.some((name) => isCalled(site, name))}
            {...spot}
          />
        ))}
    </div>
  )
}
