/** Digits with one decimal sign; some keypads have only a comma for it. */
const NUMBER = /^-?(?:\d+(?:[.,]\d*)?|[.,]\d+)$/

/** '1,000' is a thousand to some and one to others: whoever guesses is a thousandfold wrong. */
const EITHER = /^-?[1-9]\d{0,2},\d{3}$/

/** A number as it is typed: null when nothing is, NaN when it is something else, so that the schema refuses it. */
export function typedNumber(typed: unknown): number | null {
  const text = String(typed ?? '').trim()
  if (text === '') return null
  return NUMBER.test(text) && !EITHER.test(text) ? Number(text.replace(',', '.')) : Number.NaN
}
