import type { Source } from '../catalogue/medicines.ts'
import { dailyMed } from './primary-sources.ts'
import type { Taken } from './taken-medicines.ts'
import { sourceText, type Warning } from './warnings.ts'

/** Classes of medicines that must not be combined, with sources. */
const NOT_TOGETHER: Readonly<Record<string, { words: string; source: Source }>> = {
  'GLP-1 agonist': {
    words: 'Labels say not to use two of them together',
    source: dailyMed('Wegovy'),
  },
}

/** Another medicine that the person takes, and where it is noted. */
export interface Active extends Taken {
  /** 'in your plan', 'in your profile' */
  where: string
  /** an entry with a catalog peptide */
  isCatalogue: boolean
  /** the id of that plan entry */
  entryId?: number | undefined
}

/** The class that forbids two medicines in one interval; most classes don't. */
export const classNotTogether = (one: Taken, other: Taken): string | undefined =>
  one.mechanisms.find((mechanism) => mechanism in NOT_TOGETHER && other.mechanisms.includes(mechanism))

/** 'a GLP-1 agonist', 'an amylin analogue', 'an IGF-1 analogue' */
export const oneOf = (mechanism: string): string => {
  const word = mechanism.replace(/^[A-Z](?=[a-z])/, (first) => first.toLowerCase())
  return `${/^[aeiou]/i.test(word) ? 'an' : 'a'} ${word}`
}

/** What labels say against two medicines of a class, with the source; undefined when they say nothing. */
export function labelsAgainst(mechanism: string | undefined): string | undefined {
  const stated = mechanism === undefined ? undefined : NOT_TOGETHER[mechanism]
  return stated && `${stated.words} ${sourceText(stated.source)}.`
}

const classText = (mechanism: string, { name, where }: Active): string =>
  `${name} ${where} is ${oneOf(mechanism)} too.`

const partText = (part: string, { name }: Active): string =>
  name === part ? `${part} is in your plan by itself too.` : `${name} in your plan holds ${part} too.`

/** Another name of the same medicine, or of one already in the plan, is not a second medicine. */
const isNamedAgain = (one: Active, known: readonly Taken[]): boolean =>
  !one.isCatalogue &&
  one.where !== 'in your plan' &&
  known.some(
    ({ name, substances }) =>
      name === one.name || one.substances.some((substance) => substances.includes(substance)),
  )

/** One warning per other medicine: the same substance says more than the same class. */
function concurrentWarnings(taken: Taken, other: Active): Warning[] {
  const [mechanism] = taken.mechanisms.filter((mechanism) => other.mechanisms.includes(mechanism))
  const [part] = taken.substances.filter((substance) => other.substances.includes(substance)).toSorted()
  const isOne = part !== undefined && (other.isCatalogue || mechanism === undefined)
  if (mechanism === undefined) return isOne ? [{ code: 'SAME_CLASS', message: partText(part, other) }] : []
  const text = isOne ? partText(part, other) : classText(mechanism, other)
  const advice = labelsAgainst(mechanism) ?? 'Ask your prescriber before you take both.'
  return [{ code: 'SAME_CLASS', message: `${text} ${advice}` }]
}

/**
 * Warns about other medicines with the same mechanism or substance, in any spelling.
 * @param others active plan entries, then the profile's medicines and notes
 */
export function togetherWarnings(taken: Taken, others: readonly Active[]): Warning[] {
  const known: Taken[] = [taken]
  return others.flatMap((other) => {
    if (isNamedAgain(other, known)) return []
    known.push(other)
    const about = other.entryId === undefined ? {} : { beside: other.entryId }
    return concurrentWarnings(taken, other).map((warning) => ({ ...warning, ...about }))
  })
}
