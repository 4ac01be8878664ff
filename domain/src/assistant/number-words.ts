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

const word = `(?:${[...values.keys()].join('|')})`

/** Regular expression source for written numbers: '1,000', '.25', '1/4', '½', 'twenty-five'. */
export const writtenNumber = `\\p{Nd}+(?:[.,/⁄]\\p{Nd}+)*|[.,]\\p{Nd}+|\\p{No}|${word}(?:[\\s-]+${word})*\\b`

/** Parses 'five hundred' and 'twenty-five'; NaN for words that form no single number, as in 'half two'. */
function valueOfWords(words: readonly string[]): number {
  if (words.length === 1) return values.get(words[0] ?? '') ?? Number.NaN
  return words.reduce((sum, one) => {
    const value = values.get(one) ?? Number.NaN
    if (!Number.isInteger(value)) return Number.NaN
    return value === 100 ? Math.max(sum, 1) * 100 : sum + value
  }, 0)
}

/** Parses a written number: '1,000', '0.25', '0,25', '½', 'ten'. NaN for anything else. */
export function numberOf(written: string): number {
  const text = written.normalize('NFKC').toLowerCase()
  if (/^\p{L}/u.test(text)) return valueOfWords(text.split(/[\s-]+/))
  const [, over, under] = /^(\d+)[/⁄](\d+)$/.exec(text) ?? []
  if (over && under) return Number(over) / Number(under)
  const plain = /^\d{1,3}(,\d{3})+(\.\d+)?$/.test(text) ? text.replaceAll(',', '') : text.replace(',', '.')
  return Number(plain)
}
