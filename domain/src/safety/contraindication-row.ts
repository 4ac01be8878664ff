import type { CheckedSource, PeptideClass } from '../catalogue/medicines.ts'
import type { Subject } from './health-notes.ts'

/** What a health note means for peptides, in stacks and plans. */
export interface SafetyMeaning {
  /** peptides of these classes or names, including blends that contain them */
  classes?: readonly PeptideClass[]
  names?: readonly string[]
  /** 'leave-out': not suggested; 'warn': suggested with the sentence. In a plan, both only warn. */
  effect: 'leave-out' | 'warn'
  sentence: string
  source: CheckedSource
}

/** A health note and its meaning. */
export interface SafetyRow extends Subject {
  /** a second note that makes it irrelevant: gallstones after gallbladder removal */
  unless?: Subject
  meanings: readonly SafetyMeaning[]
}

/** Growth hormone and peptides that release it. */
export const GH_RELEASERS = ['GHRH analogue', 'Ghrelin mimetic', 'Growth hormone'] as const

/** Statements about all GLP-1 agonists. */
export const glp1 = (
  effect: SafetyMeaning['effect'],
  sentence: string,
  source: CheckedSource,
): SafetyMeaning => ({
  classes: ['GLP-1 agonist'],
  effect,
  sentence,
  source,
})

/** Statements about individual peptides, by catalog name. */
export const of = (
  names: readonly string[],
  effect: SafetyMeaning['effect'],
  sentence: string,
  source: CheckedSource,
): SafetyMeaning => ({ names, effect, sentence, source })
