import { MAX_SITES_PER_DOSE, SORE_DAYS } from '@pepwell/domain/doses/injection-sites'
import { MapPin } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from '../../../ui/button.tsx'
import { agoText, restsUntil } from './site-words.ts'
import { isCalled, type SiteOption, useSoreness } from './use-sites.ts'

interface SiteBarProps {
  /** the selected or typed site */
  chosen: readonly string[]
  sites: readonly SiteOption[]
  suggestion?: SiteOption
  /** whether the site history has loaded */
  isKnown: boolean
  /** adding another site */
  isAdding: boolean
  /** the dose was taken earlier, so nothing is suggested */
  isPast: boolean
  onChoose: (name: string) => void
  onClear: (name: string) => void
  onAdd: () => void
}

function Bar({ style, children, action }: { style: string; children: ReactNode; action: ReactNode }) {
  return (
    <div className={`flex min-h-12 basis-full items-center gap-2.5 rounded-2xl py-1 pr-1 pl-3.5 ${style}`}>
      <MapPin aria-hidden="true" className="size-5 shrink-0 text-accent-ink" />
      <p className="min-w-0 flex-1">{children}</p>
      {action}
    </div>
  )
}

/** Marks a site as sore: it rests, but stays selectable. */
function Soreness({ site, onRest }: { site: SiteOption; onRest: () => void }) {
  const { mark, unmark, isPending } = useSoreness()
  if (!site.soreSince) {
    const rest = () => {
      mark(site.site)
      onRest()
    }
    return (
      <Button variant="ghost" size="sm" className="self-start" pending={isPending} onClick={rest}>
        Sore? Rest it for {SORE_DAYS} days
      </Button>
    )
  }
  return (
    <div className="flex basis-full flex-wrap items-center gap-x-3 rounded-xl bg-warn-soft py-1 pr-1 pl-3.5 text-warn-ink">
      <p className="flex-1 basis-44 py-1.5">
        Sore, resting until {restsUntil(site.soreSince)}. You can still use it.
      </p>
      <Button variant="secondary" size="sm" pending={isPending} onClick={() => unmark(site.site)}>
        No longer sore
      </Button>
    </div>
  )
}

function Proposal({ suggestion, onChoose }: Pick<SiteBarProps, 'suggestion' | 'onChoose'>) {
  if (!suggestion) {
    return (
      <p className="text-sm text-soft">No site to suggest. All are resting, sore, hidden or off label.</p>
    )
  }
  const { name, days } = suggestion
  return (
    <Bar
      style="border-2 border-accent"
      action={
        <button
          type="button"
          aria-label={`Use ${name}`}
          onClick={() => onChoose(name)}
          className="min-h-11 rounded-xl bg-accent-soft px-4 font-semibold text-accent-ink hover:brightness-95"
        >
          Use
        </button>
      }
    >
      <span className="text-soft">Next: </span>
      <strong>{name}</strong> <span className="text-sm text-soft">{agoText(days)}</span>
    </Bar>
  )
}

/** A selected site, with its soreness. */
function Chosen({
  name,
  isOnly,
  sites,
  isKnown,
  onClear,
}: Omit<SiteBarProps, 'chosen'> & { name: string; isOnly: boolean }) {
  const site = sites.find((site) => isCalled(site, name))
  const clear = () => onClear(name)
  return (
    <>
      <Bar
        style="bg-accent-soft text-accent-ink"
        action={
          <Button variant="ghost" aria-label={isOnly ? undefined : `Clear ${name}`} onClick={clear}>
            Clear
          </Button>
        }
      >
        <strong>{name}</strong>
      </Bar>
      {site && isKnown && <Soreness site={site} onRest={clear} />}
    </>
  )
}

/** The selection, or the suggestion, which needs a tap. A dose may use several sites. */
export function SiteBar(props: SiteBarProps) {
  const { chosen, suggestion, isKnown, isAdding, isPast, onChoose, onAdd } = props
  if (chosen.length === 0) return isKnown && <Proposal suggestion={suggestion} onChoose={onChoose} />
  return (
    <div className="flex flex-wrap gap-1.5">
      {chosen.map((name) => (
        <Chosen key={name} {...props} name={name} isOnly={chosen.length === 1} />
      ))}
      {isAdding && isKnown && !isPast && <Proposal suggestion={suggestion} onChoose={onChoose} />}
      {chosen.length < MAX_SITES_PER_DOSE && (
        <Button variant="ghost" size="sm" className="self-start" onClick={onAdd}>
          {isAdding ? 'Stop adding' : 'Add another site'}
        </Button>
      )}
    </div>
  )
}
