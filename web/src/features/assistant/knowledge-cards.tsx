import { Search } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { TextInput } from '../../ui/text-input.tsx'
import { knowledgeCards } from './knowledge.ts'
import { cardsMatching } from './matching.ts'
import { TopicCard } from './topic-card.tsx'

/** The topics, searched through as one types; what is found stands open. */
export function KnowledgeCards() {
  const [text, setText] = useState('')
  const isSearching = text.trim() !== ''
  const found = cardsMatching(knowledgeCards, text)
  return (
    <section aria-label="Knowledge cards">
      <div className="relative mb-4 max-w-xl">
        <Search
          aria-hidden="true"
          className="pointer-events-none absolute top-1/2 left-3.5 size-5 -translate-y-1/2 text-soft"
        />
        <TextInput
          type="search"
          aria-label="Search topics"
          placeholder="Search topics..."
          value={text}
          onChange={(event) => setText(event.target.value)}
          className="pl-11"
        />
      </div>
      <p role="status" className="sr-only">
        {isSearching && `${found.length} of ${knowledgeCards.length} topics`}
      </p>
      <div className="flex flex-col gap-3">
        {found.map((card) => (
          <TopicCard key={`${card.id} ${isSearching}`} card={card} open={isSearching} />
        ))}
      </div>
      {found.length === 0 && (
        <EmptyState
          icon={<Search />}
          title="No topic matches"
          text="Try another word, or look through all topics."
          action={
            <Button variant="secondary" onClick={() => setText('')}>
              Show all topics
            </Button>
          }
        />
      )}
    </section>
  )
}
