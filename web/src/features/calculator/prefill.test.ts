import { describe, expect, test } from 'vitest'
import { aCalculation } from '../../test/calculations.ts'
import { prefilledValues } from './prefill.ts'

const peptide = {
  about: { peptideId: 1 as number, personalPeptideId: null },
  name: 'BPC-157',
  hue: 1,
  loggable: true,
  planned: true,
  routes: [],
  mg: 5,
  planDose: '250 mcg',
}

describe('initial values for a chosen peptide', () => {
  test('are the plan’s dose and the vial of its latest calculation', () => {
    const latest = aCalculation({ vialConcentration: 10, bacteriostaticWater: 3, unit: 'mg' })
    expect(prefilledValues(peptide, latest)).toEqual({
      vial: { unit: 'mg', vialConcentration: 10, bacteriostaticWater: 3 },
      dose: { desiredDose: 250, doseUnit: 'mcg' },
      text: 'Using your plan: 250 mcg, your last vial of 10 mg in 3 mL. Edit if yours differs.',
    })
  })

  test('are the catalog’s vial without a calculation', () => {
    expect(prefilledValues(peptide, undefined)?.text).toContain('5 mg vial')
    expect(prefilledValues({ ...peptide, planDose: undefined }, undefined)?.dose).toBeUndefined()
  })

  test('include no mg vial for a dose in IU, and no dose in syringe marks', () => {
    expect(prefilledValues({ ...peptide, planDose: '500 IU' }, undefined)).toMatchObject({
      vial: { unit: 'IU', vialConcentration: null },
      dose: { desiredDose: 500, doseUnit: 'IU' },
    })
    expect(prefilledValues({ ...peptide, planDose: '10 units' }, undefined)?.dose).toBeUndefined()
    expect(prefilledValues({ ...peptide, mg: null, planDose: '10 units' }, undefined)).toBeUndefined()
    expect(prefilledValues({ ...peptide, planDose: '1 tablet' }, undefined)).toBeUndefined()
  })
})
