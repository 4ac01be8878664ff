import { Lightbulb } from 'lucide-react'
import type { Insights } from './insights.api.ts'
import { spanText } from './span-text.ts'

/** The one statistically tested finding, or a note that there is none. */
export function TopFinding({ insights: { sentences, finding } }: { insights: Insights }) {
  const found = sentences.find(({ id }) => id === finding)
  return (
    <section aria-label="What stands out" className="mb-4 flex gap-3 rounded-2xl bg-accent-soft p-4 sm:p-5">
      <Lightbulb className="mt-1 size-5 shrink-0 text-accent-ink" aria-hidden="true" />
      <div className="min-w-0">
        <p className="text-xl font-bold wrap-anywhere">{found?.text ?? 'Nothing stands out yet'}</p>
        {found && <p className="text-sm text-soft tabular-nums">{spanText(found)}</p>}
      </div>
    </section>
  )
}
