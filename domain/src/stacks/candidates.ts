import type { Source } from '../catalogue/medicines.ts'
import { stackSources } from '../safety/stack-sources.ts'
import type { ExperienceLevel, StackGoal } from './questions.ts'

/** The strength of human evidence for a goal, best first. */
export const evidenceGrades = ['approved', 'trials', 'early'] as const

/** Peptides that were never studied in people serve no goal. */
export type EvidenceGrade = (typeof evidenceGrades)[number]

/** The labels of evidence grades. */
export const evidenceGradeLabels: Readonly<Record<EvidenceGrade, string>> = {
  approved: 'Approved for this',
  trials: 'Trials in people',
  early: 'Early evidence in people',
}

interface Sourced {
  sentence: string
  source: Source
}

/** A peptide that may be suggested. */
export interface StackCandidate {
  /** its name in the catalogue */
  name: string
  goals: readonly StackGoal[]
  grade: EvidenceGrade
  /** suggested only if requested by name */
  isAskedFor?: true
  /** minimum experience */
  from: ExperienceLevel
  /** why not earlier, if it isn't for beginners */
  why?: string
  /** minimum weeks before its effect can be judged */
  weeks: number
  /** the starting dose: an amount with its unit, or its use */
  dose: string
  frequency: string
  /** why it is suggested */
  reason: Sourced
  /** the source of the dose */
  start: Sourced
}

/** The peptides for each goal, best evidence first. */
export const stackCandidates: readonly StackCandidate[] = [
  {
    name: 'Semaglutide',
    goals: ['weight-loss', 'better-metabolism'],
    grade: 'approved',
    isAskedFor: true,
    from: 'beginner',
    weeks: 5,
    dose: '0.25 mg',
    frequency: 'Weekly',
    reason: {
      sentence: 'A prescription medicine approved for losing weight and keeping it off.',
      source: stackSources.wegovyWhoShouldNot,
    },
    start: {
      sentence: 'The label starts at 0.25 mg a week for 4 weeks, so you get used to it.',
      source: stackSources.wegovyDose,
    },
  },
  {
    name: 'Tirzepatide',
    goals: ['weight-loss', 'better-metabolism'],
    grade: 'approved',
    isAskedFor: true,
    from: 'beginner',
    weeks: 5,
    dose: '2.5 mg',
    frequency: 'Weekly',
    reason: {
      sentence: 'A prescription medicine approved for managing weight.',
      source: stackSources.zepboundUse,
    },
    start: {
      sentence: 'The label starts at 2.5 mg a week for 4 weeks, so you get used to it.',
      source: stackSources.zepboundDose,
    },
  },
  {
    name: 'Retatrutide',
    goals: ['weight-loss'],
    grade: 'trials',
    isAskedFor: true,
    from: 'advanced',
    why: 'no country has approved it yet',
    weeks: 5,
    dose: '2 mg',
    frequency: 'Weekly',
    reason: {
      sentence: 'An experimental medicine with weight-loss trials, not approved anywhere yet.',
      source: stackSources.retatrutideDose,
    },
    start: {
      sentence: 'The phase 2 trial started at 2 mg a week, with a study team watching.',
      source: stackSources.retatrutideDose,
    },
  },
  {
    name: 'Tesamorelin',
    goals: ['burn-fat'],
    grade: 'early',
    from: 'intermediate',
    why: 'it is only approved for people with HIV',
    weeks: 26,
    dose: '1.28 mg',
    frequency: 'Daily',
    reason: {
      sentence:
        'A prescription medicine for excess belly fat in people with HIV. It isn’t meant for weight loss.',
      source: stackSources.egriftaUse,
    },
    start: {
      sentence: 'The newest form’s label says 1.28 mg a day; don’t swap the forms mg for mg.',
      source: stackSources.egriftaDose,
    },
  },
  {
    name: 'Argireline',
    goals: ['better-skin'],
    grade: 'trials',
    from: 'beginner',
    weeks: 4,
    dose: 'As its label says',
    frequency: 'Twice daily',
    reason: {
      sentence: 'In a trial of 60 people, wrinkles around the eyes became less rough in 4 weeks.',
      source: stackSources.argireline,
    },
    start: {
      sentence: 'On the skin only, as in that trial. Never inject it.',
      source: stackSources.argireline,
    },
  },
  {
    name: 'GHK-Cu',
    goals: ['better-skin'],
    grade: 'early',
    from: 'beginner',
    weeks: 12,
    dose: 'As its label says',
    frequency: 'Daily',
    reason: {
      sentence: 'On the skin, it has real but mixed evidence in people. Injected, it has none.',
      source: stackSources.copperPeptide,
    },
    start: {
      sentence: 'For the skin only. Follow the product’s label.',
      source: stackSources.copperPeptide,
    },
  },
  {
    name: 'BPC-157',
    goals: ['joint-health', 'recovery'],
    grade: 'early',
    from: 'intermediate',
    why: 'hardly any studies tested it in people',
    weeks: 4,
    dose: '250 mcg',
    frequency: 'Daily',
    reason: {
      sentence:
        'One report on 16 people with knee pain, without a control group, is nearly all we have in people. The rest is from animals.',
      source: stackSources.bpc157Evidence,
    },
    start: {
      sentence: 'No established human dose. We found no primary source for 250 mcg a day.',
      source: stackSources.bpc157Risks,
    },
  },
  {
    name: 'Thymosin Alpha-1',
    goals: ['immune'],
    grade: 'early',
    from: 'advanced',
    why: 'studies tested it in people with infections and cancer, not in healthy people',
    weeks: 26,
    dose: '1.6 mg',
    frequency: '2x per week',
    reason: {
      sentence: 'Approved in some countries, mainly for hepatitis and as an add-on for weakened immunity.',
      source: stackSources.thymosinAlphaUse,
    },
    start: {
      sentence:
        'The label’s dose for hepatitis B is 1.6 mg twice a week. Nothing else has an established dose.',
      source: stackSources.thymosinAlphaDose,
    },
  },
]
