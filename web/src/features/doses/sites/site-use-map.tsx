import { injectionSites } from '@pepwell/domain/doses/injection-sites'
import { BodyOutline, frame } from './body-outline.tsx'

interface UsedSite {
  /** the person's name for it */
  site: string
  /** its name on the body map; null for a custom site */
  usual: string | null
  shots: number
}

const shotsText = (shots: number): string => `${shots} ${shots === 1 ? 'shot' : 'shots'}`

function View({ view, sites, max }: { view: 'front' | 'back'; sites: readonly UsedSite[]; max: number }) {
  return (
    <div className="relative min-w-0 flex-1 overflow-hidden rounded-2xl bg-sunken">
      <BodyOutline view={view} />
      {injectionSites
        .filter((place) => place.view === view)
        .map(({ name, x, y }) => {
          const shots = sites.find(({ usual }) => usual === name)?.shots ?? 0
          return (
            <span
              key={name}
              className="absolute grid size-7 -translate-1/2 place-items-center rounded-full border border-edge/60 text-xs font-bold tabular-nums"
              style={{
                left: `${(100 * (x - frame.x)) / frame.width}%`,
                top: `${(100 * (y - frame.y)) / frame.height}%`,
                backgroundColor: `color-mix(in srgb, var(--accent) ${Math.round((75 * shots) / max)}%, var(--surface))`,
              }}
            >
              {shots > 0 && <span className="rounded-full bg-surface/85 px-1 text-ink">{shots}</span>}
            </span>
          )
        })}
      <span className="absolute bottom-1.5 left-2.5 text-xs font-semibold text-soft">
        {view === 'front' ? 'Front' : 'Back'}
      </span>
    </div>
  )
}

/** Site usage on the body map, darker with more shots. */
export function SiteUseMap({ sites }: { sites: readonly UsedSite[] }) {
  if (sites.length === 0) return null
  const max = Math.max(...sites.map(({ shots }) => shots))
  const words = sites.map(({ site, shots }) => `${site} ${shotsText(shots)}`).join(', ')
  return (
    <div role="img" aria-label={`Shots by site: ${words}`} className="flex max-w-md gap-3">
      <View view="front" sites={sites} max={max} />
      <View view="back" sites={sites} max={max} />
    </div>
  )
}
