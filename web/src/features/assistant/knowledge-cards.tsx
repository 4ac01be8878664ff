import { knowledgeCards } from '@pepwell/domain/library/knowledge'
import { useHash } from '../../lib/navigation/use-hash.ts'
import { TopicCard } from './topic-card.tsx'

export function KnowledgeCards() {
  const hash = useHash()
  return (
    <section aria-labelledby="knowledge-cards">
      <h2 id="knowledge-cards" className="mb-3 text-xl">
        Knowledge cards
      </h2>
      <div className="flex flex-col gap-3">
        {knowledgeCards.map((card) => (
          <TopicCard key={`${card.id} ${hash}`} card={card} open={hash === `#${card.id}`} />
        ))}
      </div>
    </section>
  )
}
