import { type InsightTopic, insightTopics } from '@pepwell/domain/insights/sentences'
import {
  CalendarCheck,
  CalendarDays,
  CalendarX,
  ChevronDown,
  HeartPulse,
  Hourglass,
  type LucideIcon,
  PersonStanding,
  Scale,
} from 'lucide-react'
import { useState } from 'react'
import { Card } from '../../ui/card.tsx'
import type { Insight, Insights } from './insights.api.ts'
import { markedFigures } from './marked-figures.ts'
import { TopicPicture } from './pictures.tsx'
import { spanText } from './span-text.ts'

/** Every number in these sentences, with what it counts. */
function FiguresBehind({ sentences }: { sentences: readonly Insight[] }) {
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

const Sentence = ({ insight }: { insight: Insight }) => (
  <li>
    <p className="wrap-anywhere">
      {markedFigures(insight).map(({ text, isFigure }, index) =>
        isFigure ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: pieces of one sentence stay where they are
          <strong key={index} className="whitespace-nowrap tabular-nums">
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
const Sentences = ({ sentences }: { sentences: readonly Insight[] }) => (
  <ul className="flex flex-col gap-3">
    {sentences.map((insight) => (
      <Sentence key={insight.id} insight={insight} />
    ))}
  </ul>
)

/** Topic names and icons. */
const topics: Record<InsightTopic, { title: string; Icon: LucideIcon }> = {
  adherence: { title: 'Following your plan', Icon: CalendarCheck },
  weekdays: { title: 'By weekday', Icon: CalendarDays },
  weight: { title: 'Weight and doses', Icon: Scale },
  feelings: { title: 'After a dose change', Icon: HeartPulse },
  sites: { title: 'Injection sites', Icon: PersonStanding },
  gaps: { title: 'Gaps', Icon: CalendarX },
}

function TopicCard({ topic, insights }: { topic: InsightTopic; insights: Insights }) {
  const { title, Icon } = topics[topic]
  const sentences = insights.sentences.filter((sentence) => sentence.topic === topic)
  return (
    <Card as="section" aria-labelledby={`insights-${topic}`} className="break-inside-avoid">
      <div className="mb-3 flex items-center gap-3">
        <span className="grid size-10 shrink-0 place-items-center rounded-full bg-accent-soft text-accent-ink">
          <Icon className="size-5" aria-hidden="true" />
        </span>
        <h2 id={`insights-${topic}`} className="text-lg">
          {title}
        </h2>
      </div>
      <Sentences sentences={sentences} />
      <TopicPicture topic={topic} insights={insights} />
      <FiguresBehind sentences={sentences} />
    </Card>
  )
}

/** What needs more data, and how much more. */
function StillMissing({ needs }: Pick<Insights, 'needs'>) {
  const missing = insightTopics.filter((topic) => needs[topic] !== null)
  if (missing.length === 0) return null
  return (
    <Card as="section" aria-labelledby="insights-missing" className="break-inside-avoid">
      <div className="mb-3 flex items-center gap-3">
        <span className="grid size-10 shrink-0 place-items-center rounded-full bg-sunken text-soft">
          <Hourglass className="size-5" aria-hidden="true" />
        </span>
        <h2 id="insights-missing" className="text-lg">
          Not enough data yet
        </h2>
      </div>
      <dl className="flex flex-col gap-3">
        {missing.map((topic) => (
          <div key={topic}>
            <dt className="font-semibold">{topics[topic].title}</dt>
            <dd className="text-soft">{needs[topic]}</dd>
          </div>
        ))}
      </dl>
    </Card>
  )
}

/** Findings by topic; topics without enough data come last. */
function TopicCards({ insights }: { insights: Insights }) {
  const ready = insightTopics.filter((topic) => insights.needs[topic] === null)
  return (
    <div className="gap-4 *:mb-4 lg:columns-2">
      {ready.map((topic) => (
        <TopicCard key={topic} topic={topic} insights={insights} />
      ))}
      <StillMissing needs={insights.needs} />
    </div>
  )
}

/** Every figure by topic, on request. */
export function AllNumbers({ insights }: { insights: Insights }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <section aria-label="All numbers">
      <button
        type="button"
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
        className="mb-3 flex min-h-11 items-center gap-1.5 rounded-lg font-semibold text-accent-ink"
      >
        All numbers
        <ChevronDown
          className={`size-5 transition-transform duration-150 ${isOpen ? 'rotate-180' : ''}`}
          aria-hidden="true"
        />
      </button>
      {isOpen && <TopicCards insights={insights} />}
    </section>
  )
}
