/** A range of a text, from `start` up to but excluding `end`, in UTF-16 code units. */
export interface Place {
  start: number
  end: number
}

/** Stems of verbs that change a dose. Advice is fine when the sources use the same verb. */
const CHANGES = 'doubl|halv|tripl|quadrupl|increas|decreas|reduc|rais|lower|skip|twice|half|stop'
const WHOSE = '(?:(?:your|the|my|that|this|each|every|next|current|usual|weekly|daily|of)\\s+)*'
const CHANGE = new RegExp(`\\b(${CHANGES})\\w*\\s+${WHOSE}(?:doses?|dosage|dosing|amount)\\b`, 'giu')

/** A number of doses to take, without a unit. */
const BARE =
  /\b(?:take|inject|draw|use|dose\s+(?:of|is|to))\s+(?:about\s+|up\s+(?:to\s+)?)?(\d+(?:[.,]\d+)*)(?=\s+(?:of|more|instead|now|today|tonight|again)\b|\s*[.!]?\s*$)/gimu

const FORBIDDING = /\b(?:never|not|don[’']?t|cannot|can[’']?t|without|avoid)\s+(?:\w+\s+){0,2}$/iu

/**
 * Finds advice about a dose in an answer that the sources don't give with the same verb or number: 'double your dose',
 * 'take 47 of it'. Advice against doing something is allowed.
 * @param grounds the texts that the answer is based on
 */
export function unverifiedAdvice(answer: string, grounds: readonly string[]): Place[] {
  const said = grounds.join('\n').toLowerCase()
  const changes = [...answer.matchAll(CHANGE)].filter(
    ({ 1: change = '', index }) =>
      !said.includes(change.toLowerCase()) && !FORBIDDING.test(answer.slice(0, index)),
  )
  const bare = [...answer.matchAll(BARE)].filter(({ 1: number = '' }) => !said.includes(number))
  return [
    ...changes.map(({ index, 0: whole }) => ({ start: index, end: index + whole.length })),
    ...bare.map(({ index, 0: whole, 1: number = '' }) => ({
      start: index + whole.length - number.length,
      end: index + whole.length,
    })),
  ]
}
