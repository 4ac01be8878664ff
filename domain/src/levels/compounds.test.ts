import { expect, test } from 'vitest'
import { isPrimary } from '../safety/primary-hosts.ts'
import { compounds, noCurve, noCurveReason, ownModel } from './compounds.ts'
import { response } from './kinetics.ts'
import { modeledCompounds } from './modeled-compounds.ts'

test('explains why a compound has no curve', () => {
  expect(noCurveReason('Semaglutide')).toBeUndefined()
  for (const name of ['Tesamorelin', 'Sermorelin', 'Pramlintide', 'PT-141 (Bremelanotide)', 'Teriparatide'])
    expect(noCurveReason(name)).toBe('Gone within hours')
  for (const name of ['BPC-157', 'TB-500', 'GHK-Cu', 'MOTS-c', 'constructor'])
    expect(noCurveReason(name)).toBe('No published human data')
  expect(noCurveReason('CJC-1295 with DAC')).toBe(noCurve.unmodeled)
})

test('every published model cites a primary source and the day we read it', () => {
  for (const { source } of Object.values(compounds)) {
    expect(source?.checked).toMatch(/^2026-\d\d-\d\d$/)
    expect(isPrimary(source?.url ?? '')).toBe(true)
  }
})

test('custom numbers make a model when they are consistent', () => {
  const model = ownModel(10, 2)
  expect(model?.model).toContain('your numbers')
  const kinetics = model?.bounds({ kg: 85, isMale: false, hasDiabetes: false })[0] ?? []
  const hours = Array.from({ length: 100 }, (_, index) => index / 10)
  const peak = hours.reduce((best, at) => (response(kinetics, at) > response(kinetics, best) ? at : best))
  expect(peak).toBeCloseTo(2, 1)
  expect(ownModel(1, 2)).toBeUndefined()
})

test('pages know which compounds have a curve', () => {
  expect(modeledCompounds.toSorted()).toEqual(Object.keys(compounds).toSorted())
})
