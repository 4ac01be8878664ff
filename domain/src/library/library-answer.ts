import type { Source } from '../catalogue/medicines.ts'

/** A sentence or two of an answer with their sources; without a source they say that we found none. */
export interface AnswerPoint {
  text: string
  source?: Source
}

/** A common question, answered in a few sentences from primary sources. */
export interface LibraryAnswer {
  /** its fragment in addresses: '/ai-assistant#air-bubbles' */
  id: string
  title: string
  /** synonyms of its topic, for searching */
  askedBy: string
  /** words that often occur in its questions but don't name its topic */
  context?: string
  points: readonly AnswerPoint[]
}
