/** Digits with one decimal separator; some keypads only have a comma. */
const NUMBER = /^-?(?:\d+(?:[.,]\d*)?|[.,]\d+)$/

/** Ambiguous: '1,000' is a thousand or one, depending on the locale. */
const EITHER = /^-?[1-9]\d{0,2},\d{3}$/

/** Parses a typed number: null when empty, NaN when invalid, so that the schema refuses it. */
export function typedNumber(typed: unknown): number | null {
  const text = String(typed ?? '').trim()
  if (text === '') return null
  return NUMBER.test(text) && !EITHER.test(text) ? Number(text.replace(',', '.')) : Number.NaN
}
