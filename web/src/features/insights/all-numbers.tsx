import { ChevronDown } from 'lucide-react'
import { useState } from 'react'
import type { Insights } from './insights.api.ts'
import { TopicCards } from './topic-cards.tsx'

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
