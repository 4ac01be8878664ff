import type { DosageCalculation } from '@pepwell/contract/doses/calculator'

/** A stored calculation; override what the test needs. */
export const aCalculation = (changes: Partial<DosageCalculation> = {}): DosageCalculation => ({
  id: 301,
  peptideId: 1,
  personalPeptideId: null,
  peptideName: 'BPC-157',
  peptide: { id: 1, name: 'BPC-157' },
  vialConcentration: 5,
  bacteriostaticWater: 2,
  desiredDose: 0.25,
  unit: 'mg',
  doseUnit: 'mcg',
  bodyWeight: null,
  syringeScale: 'U-100',
  calculatedVolume: 0.1,
  concentration: 2.5,
  dosesPerVial: 20,
  createdAt: '2026-03-09T12:00:00.000Z',
  ...changes,
})
