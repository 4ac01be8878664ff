import type { Cents } from '../shop/money.ts'

/** Questions that a member may ask the assistant in a day. */
export const QUESTIONS_A_DAY = 20

/** Questions in the first day of an account. */
export const QUESTIONS_OF_NEW_ACCOUNT = 5

/** Tokens that one question or two may take, whatever the share. */
const LEAST_SHARE = 5_000

/** What one person may use of everybody's tokens of a month, so that sixty accounts can't use them all. */
export const shareOf = (monthlyTokens: number) => ({
  day: Math.max(LEAST_SHARE, Math.floor(monthlyTokens / 150)),
  month: Math.max(LEAST_SHARE, Math.floor(monthlyTokens / 75)),
})

/** Shares of a month's tokens, in percent, at which operators are alarmed. */
const ALARMS = [80, 50] as const

/** The highest alarm that is due for what was used; undefined while none is. */
export const alarmAt = (used: number, monthlyTokens: number): number | undefined =>
  ALARMS.find((percent) => used * 100 >= monthlyTokens * percent)

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
