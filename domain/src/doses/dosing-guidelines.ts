import { STORAGE_GUIDELINE } from './calculator.ts'

/** Two sentences about what is known about a peptide's dose. */
export interface DosingGuideline {
  name: string
  /** whether any regulator has approved a dose */
  approved: boolean
  dose: string
  note: string
}

/** The catalog's wording; it has a label's figures only when there is a label. */
export const dosingGuidelines: readonly DosingGuideline[] = [
  {
    name: 'BPC-157',
    approved: false,
    dose: 'No established human dose. Research-use protocols commonly cite 250 to 500 mcg once or twice a day under the skin; no primary source found for that.',
    note: 'Not approved anywhere as a medicine.',
  },
  {
    name: 'TB-500',
    approved: false,
    dose: 'No established human dose. Research-use protocols commonly cite 2 to 2.5 mg twice a week at first, then less often; no primary source found for that.',
    note: 'Not approved as a medicine. Some vials hold the fragment, others the whole thymosin beta-4: check which one you have.',
  },
  {
    name: 'Semaglutide',
    approved: true,
    dose: '0.25 mg weekly for 4 weeks, then 0.5 mg, 1 mg and 1.7 mg for 4 weeks each, then 2.4 mg weekly (Wegovy label).',
    note: 'Prescription-only. The pace is for your prescriber to set.',
  },
]

/** How to prepare a vial, step by step, and how to store it afterward. */
export const reconstitutionGuideline = {
  title: 'Reconstitution and storage',
  steps: [
    'Clean both stoppers with alcohol and let them dry.',
    'Let the water run down the glass, not onto the powder.',
    'Swirl until clear. Don’t shake.',
    'Write the date on the vial. Discard it if it’s cloudy or has particles.',
  ],
  storage: STORAGE_GUIDELINE,
  exception:
    'If a label gives a shorter time, follow the label. Bacteriostatic water is often discarded after 28 days.',
} as const
