import type { RestoredKind } from '@pepwell/domain/accounts/restored-kinds'
import { MAX_LAB_RESULTS } from '@pepwell/domain/labs/lab-values'
import { MAX_MEASUREMENTS } from '@pepwell/domain/measurements/measurements'
import { MAX_SIDE_EFFECTS } from '@pepwell/domain/side-effects/side-effects'
import { MAX_STACKS } from '@pepwell/domain/stacks/stacks'
import { MAX_PERSONAL_PEPTIDES, MAX_PLAN_ENTRIES, MAX_REMINDERS } from '@pepwell/domain/text/limits'
import { MAX_CONTAINERS } from '@pepwell/domain/vials/containers'

/** Where entries of a kind are stored. */
export interface Restorable {
  table: string
  /** references to other own rows, by kind */
  refs?: Record<string, RestoredKind>
  /** references that an entry needs */
  required?: readonly string[]
  /** the field with its time, which must not be in the future */
  at?: string
  /** entries of this kind per person */
  max?: number
  /** whether they are restored only together, for people who have none */
  whenNone?: boolean
}

export const restorable: Record<RestoredKind, Restorable> = {
  personalPeptides: { table: 'personal_peptides', max: MAX_PERSONAL_PEPTIDES },
  plan: {
    table: 'user_peptides',
    refs: { personalPeptideId: 'personalPeptides' },
    required: ['personalPeptideId'],
    max: MAX_PLAN_ENTRIES,
  },
  doses: { table: 'dosage_logs', refs: { userPeptideId: 'plan' }, at: 'takenAt' },
  vials: {
    table: 'vials',
    refs: { userPeptideId: 'plan' },
    required: ['userPeptideId'],
    max: MAX_CONTAINERS,
  },
  reminders: {
    table: 'reminders',
    refs: { userPeptideId: 'plan' },
    required: ['userPeptideId'],
    max: MAX_REMINDERS,
  },
  skippedDoses: {
    table: 'skipped_doses',
    refs: { userPeptideId: 'plan', reminderId: 'reminders' },
    required: ['userPeptideId'],
    at: 'skippedOn',
  },
  listedSites: { table: 'listed_sites', whenNone: true },
  soreSites: { table: 'sore_sites', at: 'since' },
  weighIns: { table: 'weight_logs', at: 'weighInDate' },
  sideEffects: {
    table: 'side_effects',
    refs: { userPeptideId: 'plan' },
    at: 'startedAt',
    max: MAX_SIDE_EFFECTS,
  },
  measurements: { table: 'measurements', at: 'measuredAt', max: MAX_MEASUREMENTS },
  labResults: { table: 'lab_results', at: 'collectedAt', max: MAX_LAB_RESULTS },
  labUnits: { table: 'lab_units' },
  measuringReminders: { table: 'measuring_reminders' },
  foods: { table: 'food_logs', at: 'logDate' },
  water: { table: 'water_logs', at: 'logDate' },
  supplements: { table: 'supplement_logs', at: 'logDate' },
  stacks: { table: 'peptide_stacks', max: MAX_STACKS },
}

/** Tables in undo order: referencing rows first. */
export const undoneTables = [
  'progress_photos',
  ...Object.values(restorable)
    .map(({ table }) => table)
    .toReversed(),
]
