import type { PlanEntry } from '@pepwell/contract/plan/plan'
import { type ReactNode, type Ref, useId } from 'react'

interface EntryGridProps {
  title: string
  heading?: Ref<HTMLHeadingElement>
  entries: readonly PlanEntry[]
  card: (entry: PlanEntry) => ReactNode
  /** the empty state */
  children?: ReactNode
}

/** A titled section of the plan. */
export function EntryGrid({ title, heading, entries, card, children }: EntryGridProps) {
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <h2 id={id} ref={heading} tabIndex={-1} className="mb-3 text-xl">
        {title}
      </h2>
      {entries.length === 0 ? (
        children
      ) : (
        <ul className="grid grid-cols-1 gap-4 sm:grid-cols-2 lg:grid-cols-3">{entries.map(card)}</ul>
      )}
    </section>
  )
}
