import type { KnowledgeCard } from './knowledge.ts'

const textOf = ({ title, summary, evidence = '', sections }: KnowledgeCard): string =>
  [title, summary, evidence, ...sections.flatMap(({ heading, points }) => [heading, ...points])]
    .join(' ')
    .toLowerCase()

/** The cards in which every word of a text stands somewhere; all of them for no text. */
export function cardsMatching(cards: readonly KnowledgeCard[], text: string): readonly KnowledgeCard[] {
  const words = text.toLowerCase().split(/\s+/).filter(Boolean)
  return cards.filter((card) => words.every((word) => textOf(card).includes(word)))
}
