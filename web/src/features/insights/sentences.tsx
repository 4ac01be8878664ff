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

/** Sentences with the dates they cover. */
export const Sentences = ({ sentences }: { sentences: readonly Insight[] }) => (
  <ul className="flex flex-col gap-3">
    {sentences.map((insight) => (
      <Sentence key={insight.id} insight={insight} />
    ))}
  </ul>
)
