import { type InsightTopic, insightTopics } from '@pepwell/domain/insights/sentences'
import { Hourglass } from 'lucide-react'
import { Card } from '../../ui/card.tsx'
import { FiguresBehind } from './figures-behind.tsx'
import type { Insights } from './insights.api.ts'
import { TopicPicture } from './pictures.tsx'
import { Sentences } from './sentences.tsx'
import { topics } from './topics.tsx'

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
export function TopicCards({ insights }: { insights: Insights }) {
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
