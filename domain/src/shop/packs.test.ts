import fc from 'fast-check'
import { expect, test } from 'vitest'
import { packsIn, packText } from './packs.ts'

test.each([
  ['BPC-157 10mg', ['10mg']],
  ['BPC-157 – 5 MG vial', ['5mg']],
  ['CJC-1295 without DAC', []],
  ['GHK-Cu 50mg / 100mg', ['50mg', '100mg']],
  ['10 x 5mg', ['50mg']],
  ['5mg × 2', ['10mg']],
  ['Kit: 5mg, 10 vials', ['50mg']],
  ['one vial of 250 mcg', ['250mcg']],
  ['250 µg', ['250mcg']],
  ['1g', ['1000mg']],
  ['Vitamin D3 5,000 IU (125 mcg), 120 softgels', ['5000IU', '125mcg']],
  ['2.5mg', ['2.5mg']],
  ['5 mg/mL', []],
  ['5mg per ml', []],
  ['3 great offers', []],
  ['5mgs', []],
  ['', []],
])('%s names %j', (text, packs) => expect(packsIn(text).map(packText)).toEqual(packs))

test('finds packs by their names', () => {
  const mg = fc.integer({ min: 1, max: 99_999 }).map((hundredths) => hundredths / 100)
  fc.assert(
    fc.property(mg, fc.integer({ min: 1, max: 99 }), (amount, count) => {
      const [pack] = packsIn(`A vial (${amount} mg)`)
      expect(pack?.amount).toBeCloseTo(amount * 1000, 6)
      expect(packsIn(`${count} x ${amount}mg`)).toEqual(packsIn(`${amount}mg x ${count}`))
    }),
  )
})

test('handles any text', () => {
  fc.assert(fc.property(fc.string({ unit: 'binary' }), (text) => void packsIn(text)))
  for (const part of ['1,', '1x', '9', '1 x 1mg x '])
    expect(() => packsIn(part.repeat(100_000 / part.length))).not.toThrow()
})
