import type { Cents } from '../shop/money.ts'

/** Questions that a member may ask the assistant per day. */
export const QUESTIONS_PER_DAY = 20

/** Questions in the first day of an account. */
export const QUESTIONS_OF_NEW_ACCOUNT = 5

/** The minimum share in tokens: enough for one or two questions. */
const MIN_SHARE = 5_000

/** One person's maximum share of everyone's monthly tokens, so that sixty accounts can't use them all. */
export const shareOf = (monthlyTokens: number) => ({
  day: Math.max(MIN_SHARE, Math.floor(monthlyTokens / 150)),
  month: Math.max(MIN_SHARE, Math.floor(monthlyTokens / 75)),
})

/** Shares of a month's tokens, in percent, at which we alert operators. */
const ALARMS = [80, 50] as const

/** The highest alert level reached; undefined below the first. */
export const alarmAt = (used: number, monthlyTokens: number): number | undefined =>
  ALARMS.find((percent) => used * 100 >= monthlyTokens * percent)

/** The maximum length of a question, in characters. */
export const MAX_QUESTION_LENGTH = 2_000

/** The maximum length of a conversation title, in characters. */
const MAX_TITLE_LENGTH = 60

/** Titles a conversation by the beginning of its first question, cut between words. */
export function chatTitle(question: string): string {
  const line = question.replaceAll(/\s+/g, ' ').trim()
  if (line.length <= MAX_TITLE_LENGTH) return line
  const truncateForList = line.slice(0, MAX_TITLE_LENGTH)
  return `${truncateForList.slice(0, Math.max(truncateForList.lastIndexOf(' '), MAX_TITLE_LENGTH / 2)).trimEnd()}…`
}

/** Tokens that a model reads and writes. */
export interface Tokens {
  input: number
  output: number
}

/**
 * The cost of tokens, to the nearest cent.
 * @param prices dollars per million tokens
 */
export const tokenCost = (tokens: Tokens, prices: Tokens): Cents =>
  Math.round((tokens.input * prices.input + tokens.output * prices.output) / 10_000)
