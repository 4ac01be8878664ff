import type { Source } from '../catalogue/medicines.ts'
import type { DoseUnit } from '../doses/doses.ts'
import { article, dailyMed, page } from '../safety/primary-sources.ts'

/** One step of a template. Its length is the source's minimum; undefined when it gives none or no step follows. */
export interface TemplateStep {
  amount: number
  unit: DoseUnit
  weeks: number | null
  doses: number | null
}

/** Dose steps of a label or a trial. */
export interface StepTemplate {
  /** its name in the list of templates */
  name: string
  saidBy: 'label' | 'trials'
  source: Source
  steps: readonly TemplateStep[]
}

/** Steps in mg, each for the same number of weeks except the last, which has no end. */
const inWeeks = (weeks: number, ...amounts: number[]): TemplateStep[] =>
  amounts.map((amount, index) => ({
    ...{ amount, unit: 'mg', doses: null },
    weeks: index === amounts.length - 1 ? null : weeks,
  }))

/** Templates by the catalogue's name of the peptide. */
const templates = new Map<string, readonly StepTemplate[]>([
  [
    'Semaglutide',
    [
      {
        name: 'Wegovy, to 2.4 mg',
        saidBy: 'label',
        source: dailyMed('Wegovy'),
        steps: inWeeks(4, 0.25, 0.5, 1, 1.7, 2.4),
      },
      {
        name: 'Wegovy, to 7.2 mg',
        saidBy: 'label',
        source: dailyMed('Wegovy'),
        steps: inWeeks(4, 0.25, 0.5, 1, 1.7, 2.4, 7.2),
      },
    ],
  ],
  [
    'Tirzepatide',
    [
      {
        name: 'Zepbound, to 15 mg',
        saidBy: 'label',
        source: dailyMed('Zepbound'),
        steps: inWeeks(4, 2.5, 5, 7.5, 10, 12.5, 15),
      },
    ],
  ],
  [
    'Liraglutide',
    [
      {
        name: 'Saxenda, to 3 mg',
        saidBy: 'label',
        source: dailyMed('Saxenda'),
        steps: inWeeks(1, 0.6, 1.2, 1.8, 2.4, 3),
      },
    ],
  ],
  [
    'Dulaglutide',
    [
      {
        name: 'Trulicity, to 4.5 mg',
        saidBy: 'label',
        source: dailyMed('Trulicity'),
        steps: [
          // The label gives adults no length for 0.75 mg.
          { amount: 0.75, unit: 'mg', weeks: null, doses: null },
          ...inWeeks(4, 1.5, 3, 4.5),
        ],
      },
    ],
  ],
  [
    'Orforglipron',
    [
      {
        name: 'Foundayo, to 17.2 mg',
        saidBy: 'label',
        source: page(
          'Foundayo label of April 2026 on DailyMed',
          'https://dailymed.nlm.nih.gov/dailymed/drugInfo.cfm?setid=8ac446c5-feba-474f-a103-23facb9b5c62',
        ),
        // At least 30 days each, at one tablet a day.
        steps: [0.8, 2.5, 5.5, 9, 14.5, 17.2].map((amount, index, { length }) => ({
          ...{ amount, unit: 'mg', weeks: null },
          doses: index === length - 1 ? null : 30,
        })),
      },
    ],
  ],
  [
    'Cagrilintide',
    [
      {
        name: 'REDEFINE 1, to 2.4 mg',
        saidBy: 'trials',
        // Its abstract, which we read, names no steps.
        source: article(
          'REDEFINE 1: cagrilintide with semaglutide (Garvey et al. 2025)',
          '10.1056/NEJMoa2502081',
        ),
        steps: inWeeks(4, 0.25, 0.5, 1, 1.7, 2.4),
      },
    ],
  ],
  [
    'Mazdutide',
    [
      {
        name: 'Phase 2 trial, to 6 mg',
        saidBy: 'trials',
        source: article(
          'Mazdutide, phase 2 (Ji et al. 2023), read in a copy',
          '10.1038/s41467-023-44067-4',
          '2026-11-28',
        ),
        steps: inWeeks(4, 2, 4, 6),
      },
    ],
  ],
])

/** The templates for a catalog peptide; empty when we read no label or trial for it. */
export const stepTemplatesFor = (peptideName: string): readonly StepTemplate[] =>
  templates.get(peptideName) ?? []
