import { ChevronDown } from 'lucide-react'
import type { Insight } from './insights.api.ts'
import { markedFigures } from './marked-figures.ts'
import { spanText } from './span-text.ts'

const Sentence = ({ insight }: { insight: Insight }) => (
  <li>
    <p className="wrap-anywhere">
      {markedFigures(insight).map(({ text, isFigure }, place) =>
        isFigure ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: pieces of one sentence stay where they are
          <strong key={place} className="whitespace-nowrap tabular-nums">
            {text}
          </strong>
        ) : (
          text
        ),
      )}
    </p>
    <p className="mt-0.5 text-sm text-soft tabular-nums">{spanText(insight)}</p>
  </li>
)

/** Every number of some sentences, and what each of them counts. */
const FiguresBehind = ({ sentences }: { sentences: readonly Insight[] }) => (
  <details className="group mt-3">
    <summary className="flex min-h-11 list-none items-center gap-1.5 rounded-lg text-sm font-semibold text-accent-ink [&::-webkit-details-marker]:hidden">
      What is counted
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

/** Sentences with their figures, and the days that they are from. */
export const Sentences = ({ sentences }: { sentences: readonly Insight[] }) => (
  <>
    <ul className="flex flex-col gap-3">
      {sentences.map((insight) => (
        <Sentence key={insight.id} insight={insight} />
      ))}
    </ul>
    {sentences.some(({ figures }) => figures.length > 0) && <FiguresBehind sentences={sentences} />}
  </>
)
