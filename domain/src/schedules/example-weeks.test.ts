import fc from 'fast-check'
import { expect, test } from 'vitest'
import { exampleWeek } from './example-weeks.ts'

const weekOf = (frequency: string) =>
  exampleWeek(frequency)
    ?.map((isOn) => (isOn ? '●' : '·'))
    .join('')

test.each([
  ['Daily', '●●●●●●●'],
  ['Three times daily', '●●●●●●●'],
  ['Every other day', '●·●·●·●'],
  ['5x per week', '●●●·●●·'],
  ['3x per week', '●·●·●··'],
  ['2x per week', '●··●···'],
  ['Weekly', '●······'],
  ['E3D', '●··●··●'],
  ['Tue & Thu', '·●·●···'],
  ['5 on 2 off', '●●●●●··'],
  ['4 weeks on 2 weeks off', '●●●●●●●'],
  ['Every 2 weeks', undefined],
  ['Monthly', undefined],
  ['As needed', undefined],
  ['When I feel like it', undefined],
])('%s is %s', (frequency, week) => expect(weekOf(frequency)).toBe(week))

test('n doses in m days are on n days, spread as evenly as possible', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 12 }), fc.integer({ min: 1, max: 30 }), (doses, days) => {
      const week = exampleWeek(`${doses} times in ${days} days`)
      expect(week !== undefined).toBe(doses * 7 >= days)
      if (!week) return
      const on = week.flatMap((isOn, day) => (isOn ? [day] : []))
      expect(on).toHaveLength(Math.min(7, Math.ceil((7 * doses) / days)))
      const gaps = on.slice(1).map((day, index) => day - (on[index] ?? 0))
      expect(Math.max(...gaps, 0) - Math.min(...gaps, 7)).toBeLessThanOrEqual(1)
    }),
  )
})
