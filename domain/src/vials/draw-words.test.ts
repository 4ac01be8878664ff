import { expect, test } from 'vitest'
import { rational } from '../math/rational.ts'
import type { Content } from './containers.ts'
import { doseWithDraw, drawFromStock } from './draw-words.ts'
import type { Stocked } from './forecast.ts'

const content = (others: Partial<Content> = {}): Content => ({
  ...{ kind: 'vial', amount: 10, unit: 'mg', waterMl: 2, deadSpaceMl: 0.01 },
  ...others,
})

test.each([
  ['0.5 mg', {}, '0.5 mg (10 units)'],
  ['500 mcg', {}, '500 mcg (10 units)'],
  ['0.1 mL', {}, '0.1 mL (10 units)'],
  ['10 units', {}, '10 units (0.5 mg)'],
  ['0.05 mg', {}, '0.05 mg (1 unit)'],
  ['1 mg', { amount: 15 }, '1 mg (≈ 13.33 units)'],
  ['10 units', { amount: 10, waterMl: 3 }, '10 units (≈ 0.333333 mg)'],
  ['0.5 mg', { syringeScale: 'U-40' }, '0.5 mg (4 units on a U-40 syringe)'],
  ['0.5 mg', { kind: 'click-pen', clicksPerMl: 60 }, '0.5 mg (6 clicks)'],
  ['6 clicks', { kind: 'click-pen', clicksPerMl: 60 }, '6 clicks (0.5 mg)'],
  ['5 IU', { amount: 100, unit: 'IU' }, '5 IU (10 units)'],
] as const)('%s of %j is %s', (dose, others, words) => {
  expect(doseWithDraw(dose, content(others))).toBe(words)
})

test.each([
  ['0.5 mg', { waterMl: null }],
  ['0.5 mg', { kind: 'pen' }],
  ['0.5 mg', { kind: 'click-pen' }],
  ['5 IU', {}],
  ['1 tablet', {}],
  ['As its label says', {}],
] as const)('%s of %j stays as it is', (dose, others) => {
  expect(doseWithDraw(dose, content(others))).toBe(dose)
})

const stocked = (others: Partial<Stocked> = {}): Stocked => ({
  ...{ id: 1, state: 'in-use', content: content(), left: rational(10), isRecalled: false },
  ...{ mixedOn: '2026-11-01', discardOn: '2026-11-29', expiresOn: null },
  ...others,
})

test.each([
  ['the vial in use', [stocked()], '10 units'],
  ['no vial', [], undefined],
  ['a sealed vial', [stocked({ state: 'sealed', mixedOn: null })], undefined],
  ['an expired vial', [stocked({ discardOn: '2026-11-10' })], undefined],
  ['a recalled vial', [stocked({ isRecalled: true })], undefined],
  ['too little', [stocked({ left: rational(0.2) })], undefined],
  ['two strengths', [stocked(), stocked({ id: 2, content: content({ waterMl: 1 }) })], undefined],
])('a dose has its draw from %s', (_, containers, expected) => {
  expect(drawFromStock('0.5 mg', containers, '2026-11-15')?.text).toBe(expected)
})
