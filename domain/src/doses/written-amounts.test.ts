import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { microgramsIn } from '../shop/pricing.ts'
import { amountAsRead, temperatureText } from './written-amounts.ts'

describe('a temperature', () => {
  test.each([
    ['-20°C', '−20°C'],
    ['2-8°C', '2–8°C'],
    ['Freezer, -20 to -15°C', 'Freezer, −20 to −15°C'],
    ['Store below -18°C, light-proof', 'Store below −18°C, light-proof'],
    ['Room temperature', 'Room temperature'],
  ])('formats %s as %s', (typed, read) => expect(temperatureText(typed)).toBe(read))
})

describe('a vendor’s amount', () => {
  test.each([
    ['10mg', '10 mg'],
    ['500mcg', '500 mcg'],
    ['10 x 5mg', '10 x 5 mg'],
    ['5000IU', '5000 IU'],
    ['5mg/mL', '5 mg/mL'],
    ['10 mg vial', '10 mg vial'],
    ['10mgx', '10mgx'],
  ])('formats %s as %s', (typed, read) => expect(amountAsRead(typed)).toBe(read))

  test('stays the same amount in any notation', () => {
    const amount = fc.integer({ min: 1, max: 9999 })
    fc.assert(
      fc.property(amount, fc.constantFrom('mg', 'mcg', 'g'), (number, unit) => {
        expect(microgramsIn(amountAsRead(`${number}${unit}`))).toBe(microgramsIn(`${number}${unit}`))
      }),
    )
  })
})
