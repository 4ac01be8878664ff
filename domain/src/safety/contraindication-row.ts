import type { PeptideClass, Source } from '../catalogue/medicines.ts'
import type { Phrases } from './health-note-words.ts'
import type { Subject } from './health-notes.ts'

/** What something noted means for peptides, whoever suggests or plans them. */
export interface SafetyMeaning {
  /** peptides of these classes, and of these names; what a blend holds counts too */
  classes?: readonly PeptideClass[]
  names?: readonly string[]
  /** 'leave-out': it is not suggested; 'warn': it is, with the sentence. In a plan each is only warned of. */
  effect: 'leave-out' | 'warn'
  sentence: string
  source: Source
}

/** Something that people note about their health, and what it means. */
export interface SafetyRow extends Subject {
  /** where somebody says this as well, it means nothing any more: gallstones, once the gallbladder is out */
  unless?: Phrases
  meanings: readonly SafetyMeaning[]
}

/** Peptides that release growth hormone, and itself. */
export const GH_RELEASERS = ['GHRH analogue', 'Ghrelin mimetic', 'Growth hormone'] as const

/** What is said of all GLP-1 agonists. */
export const glp1 = (effect: SafetyMeaning['effect'], sentence: string, source: Source): SafetyMeaning => ({
  classes: ['GLP-1 agonist'],
  effect,
  sentence,
  source,
})

/** What is said of single peptides, by their names in the catalogue. */
export const of = (
  names: readonly string[],
  effect: SafetyMeaning['effect'],
  sentence: string,
  source: Source,
): SafetyMeaning => ({ names, effect, sentence, source })
