const small = [
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen',
  'seventeen eighteen nineteen',
]
  .join(' ')
  .split(' ')
const tens = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ')

const values = new Map<string, number>([
  ...small.map((word, value): [string, number] => [word, value]),
  ...tens.map((word, place): [string, number] => [word, (place + 2) * 10]),
  ['hundred', 100],
  ['half', 0.5],
  ['quarter', 0.25],
])

/** The words that a number is written with, as part of a regular expression. */
export const numberWords = [...values.keys()].join('|')

/** What a number is, as it is written: '1,000' and '0.25', '0,25', 'ten'. NaN for what is none. */
export function numberOf(written: string): number {
  const word = values.get(written.toLowerCase())
  if (word !== undefined) return word
  const plain = /^\d{1,3}(,\d{3})+(\.\d+)?$/.test(written)
    ? written.replaceAll(',', '')
    : written.replace(',', '.')
  return Number(plain)
}
