import { expect, test } from 'vitest'
import { divide, rational } from '../math/rational.ts'
import { drawWarningText, syringeView, unitsText } from './syringe-words.ts'
import { drawWarning, type Syringe } from './syringes.ts'

test.each([
  [rational(10), '10 units'],
  [rational(1), '1 unit'],
  [rational('12.5'), '12.5 units'],
  [divide(rational(100), rational(3)), '≈ 33.33 units'],
])('%o reads as %s', (units, text) => expect(unitsText(units)).toBe(text))

test.each([
  [1, undefined, '0.11', '10 units, the nearest mark', 'filled to 10 units, the nearest mark', 0.1],
  [0.3, 0.5, '0.1075', '10.5 units, the nearest mark', 'filled to 10.5 units, the nearest mark', 0.35],
  [0.3, 0.5, '0.105', '10.5 units', 'filled to 10.5 units', 0.35],
  [0.3, 1, '0.105', '10 units, the nearest mark', 'filled to 10 units, the nearest mark', 1 / 3],
] as const)(
  'a barrel of %d mL with a mark every %s: %s mL',
  (capacity, graduation, mL, text, label, part) => {
    const syringe = { scale: 'U-100', capacity, graduation } as Syringe
    const picture = syringeView(syringe, rational(mL))
    expect(picture).toMatchObject({ text, label: `U-100 insulin syringe of ${capacity} mL, ${label}` })
    expect(picture.part).toBeCloseTo(part, 10)
  },
)

test('a volume between two lines names the nearest', () => {
  const [volume, syringe] = [rational('0.11'), { scale: 'U-100', capacity: 1 } as const]
  const warning = drawWarning(volume, syringe)
  expect(warning && drawWarningText(warning, volume, syringe)).toEqual({
    title: 'Between two lines',
    text: 'It falls between the lines for 10 and 12 units, and 10 is nearest. A syringe with finer lines, or another amount of water, may hit a line.',
  })
})

test.each([
  ['1.5', 'Split the dose into 2 draws of 75 units each, or mix the next vial with less water.'],
  ['5.2', 'Split the dose into 6 draws'],
])('%s mL is more than any insulin syringe holds', (mL, words) => {
  const [volume, syringe] = [rational(mL), { scale: 'U-100', capacity: 1 } as const]
  const warning = drawWarning(volume, syringe)
  expect(warning && drawWarningText(warning, volume, syringe).text).toContain(`It holds 100 units. ${words}`)
})

test('a larger insulin syringe comes first', () => {
  const [volume, syringe] = [rational('0.4'), { scale: 'U-100', capacity: 0.3 } as const]
  const warning = drawWarning(volume, syringe)
  expect(warning && drawWarningText(warning, volume, syringe).text).toBe(
    'It holds 30 units. Use a syringe of 0.5 mL or 1 mL, or split the dose into 2 draws of 20 units each.',
  )
})
