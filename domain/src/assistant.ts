import type { Cents } from './money.ts'

/** Questions that a member may ask the assistant in a day. */
export const QUESTIONS_A_DAY = 20

/** Characters of a question, at most. */
export const MOST_ASKED = 2_000

/** Characters of a conversation's title, at most. */
const MOST_TITLE = 60

/** What a conversation is called: the beginning of its first question, cut between words. */
export function chatTitle(question: string): string {
  const line = question.replaceAll(/\s+/g, ' ').trim()
  if (line.length <= MOST_TITLE) return line
  const cut = line.slice(0, MOST_TITLE)
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), MOST_TITLE / 2)).trimEnd()}…`
}

/** Tokens of what a model reads, and of what it writes. */
export interface Tokens {
  input: number
  output: number
}

/**
 * What tokens cost, to the nearest cent.
 * @param prices dollars for a million tokens each
 */
export const tokenCost = (tokens: Tokens, prices: Tokens): Cents =>
  Math.round((tokens.input * prices.input + tokens.output * prices.output) / 10_000)
