import { type InjectionSite, injectionSites } from '@pepwell/domain/injection-sites'
import { useId } from 'react'
import { cx } from '../../../lib/classes.ts'
import { BodyOutline, frame } from './body-outline.tsx'

interface Choice {
  chosen: string
  /** where the last dose went */
  last?: string
  onChoose: (name: string) => void
}

function SiteRadio({ site, group, ...choice }: Choice & { site: InjectionSite; group: string }) {
  const { chosen, last, onChoose } = choice
  const isLast = site.name === last
  const place = {
    left: `${(100 * (site.x - frame.x)) / frame.width}%`,
    top: `${(100 * (site.y - frame.y)) / frame.height}%`,
  }
  return (
    <label
      style={place}
      className="absolute grid size-8 -translate-1/2 cursor-pointer place-items-center rounded-full has-focus-visible:outline-3 has-focus-visible:outline-accent"
    >
      <input
        type="radio"
        name={group}
        className="peer sr-only"
        checked={site.name === chosen}
        onChange={() => onChoose(site.name)}
      />
      <span
        className={cx(
          'size-4.5 rounded-full border-2 bg-surface transition-colors duration-100 peer-checked:border-accent peer-checked:bg-accent',
          isLast ? 'border-dashed border-accent' : 'border-edge',
        )}
      />
      <span className="sr-only">{isLast ? `${site.name}, last time` : site.name}</span>
    </label>
  )
}

const views = [
  { view: 'front', caption: 'Front', sides: ['R', 'L'] },
  { view: 'back', caption: 'Back', sides: ['L', 'R'] },
] as const

/** The usual injection sites on a body seen from both sides; left and right are the person's own. */
export function BodyPicture(choice: Choice) {
  const group = useId()
  return (
    <fieldset className="mt-3 flex justify-center gap-3 sm:gap-8">
      <legend className="sr-only">Injection site on the body</legend>
      {views.map(({ view, caption, sides: [onLeft, onRight] }) => (
        <div key={view} className="max-w-44 flex-1 text-center text-sm text-soft">
          <div className="relative">
            <BodyOutline view={view} />
            {injectionSites
              .filter((site) => site.view === view)
              .map((site) => (
                <SiteRadio key={site.name} site={site} group={group} {...choice} />
              ))}
          </div>
          <p aria-hidden="true" className="flex justify-between px-3">
            <span>{onLeft}</span>
            {caption}
            <span>{onRight}</span>
          </p>
        </div>
      ))}
    </fieldset>
  )
}
