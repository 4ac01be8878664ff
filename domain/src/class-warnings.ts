import type { PeptideClass, Source } from './medicines.ts'
import { dailyMed } from './primary-sources.ts'
import { sourceText, type Warning } from './warnings.ts'

const NOT_TOGETHER: Partial<Record<PeptideClass, { words: string; source: Source }>> = {
  'GLP-1 agonist': {
    words: 'Labels say not to use two of them together',
    source: dailyMed('Wegovy'),
  },
}

/** 'a GLP-1 agonist', 'an amylin analogue', 'an IGF-1 analogue' */
const oneOf = (peptideClass: PeptideClass): string => {
  const word = peptideClass.replace(/^[A-Z](?=[a-z])/, (first) => first.toLowerCase())
  return `${/^[aeiou]/i.test(word) ? 'an' : 'a'} ${word}`
}

/**
 * Warns of what is active in a plan and of one class with what is added or resumed.
 * @param others the other active entries of this class
 * @returns one warning for each
 */
export function classWarnings(peptideClass: PeptideClass, others: readonly { name: string }[]): Warning[] {
  const stated = NOT_TOGETHER[peptideClass]
  const advice = stated
    ? `${stated.words} ${sourceText(stated.source)}.`
    : 'Ask your prescriber before you take both.'
  return others.map(({ name }) => ({
    code: 'SAME_CLASS',
    message: `${name} in your plan is ${oneOf(peptideClass)} too. ${advice}`,
  }))
}

/**
 * Warns of what is active in a plan and holds the same substance as what is added: the one or the other is a blend.
 * @param shared each with the part that both hold
 */
export const partWarnings = (shared: readonly { name: string; part: string }[]): Warning[] =>
  shared.map(({ name, part }) => ({
    code: 'SAME_CLASS',
    message:
      name === part ? `${part} is in your plan by itself too.` : `${name} in your plan holds ${part} too.`,
  }))
