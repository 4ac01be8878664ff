import { ChevronDown } from 'lucide-react'
import type { Insight } from './insights.api.ts'

/** Every number in these sentences, with what it counts. */
export function FiguresBehind({ sentences }: { sentences: readonly Insight[] }) {
  if (sentences.every(({ figures }) => figures.length === 0)) return null
  return (
    <details className="group mt-3">
      <summary className="flex min-h-11 list-none items-center gap-1.5 rounded-lg text-sm font-semibold text-accent-ink [&::-webkit-details-marker]:hidden">
        How we count
        <ChevronDown
          className="size-4 transition-transform duration-150 group-open:rotate-180"
          aria-hidden="true"
        />
      </summary>
      <dl className="flex flex-col gap-1 pt-1 pb-2 text-sm">
        {sentences.flatMap(({ id, figures }) =>
          figures.map(({ of, shown }) => (
            <div key={`${id} ${of}`} className="flex justify-between gap-4">
              <dt className="min-w-0 text-soft wrap-anywhere first-letter:uppercase">{of}</dt>
              <dd className="shrink-0 font-semibold tabular-nums">{shown}</dd>
            </div>
          )),
        )}
      </dl>
    </details>
  )
}
