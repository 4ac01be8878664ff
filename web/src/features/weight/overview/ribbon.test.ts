import { expect, test } from 'vitest'
import { doseOn, ribbonInWords, ribbonOf } from './ribbon.ts'

const peptide = {
  name: 'Semaglutide',
  hue: 3,
  levels: [
    { dose: '0.25 mg', from: '2026-01-01', to: '2026-01-28' },
    { dose: '0.5 mg', from: '2026-01-29', to: '2026-02-10' },
    { dose: '250 mcg', from: '2026-02-26', to: '2026-03-30' },
  ],
}

const point = (day: string) => ({ at: 0, day, weight: 180, trend: 180 })
const points = ['2026-01-21', '2026-03-12'].map(point)

test('doses lie below the chart’s days until the next one, stronger for larger doses', () => {
  expect(ribbonOf(peptide, points)).toMatchObject([
    { dose: '0.25 mg', left: 0, width: 16, strength: 0 },
    { dose: '0.5 mg', left: 16, width: 56, strength: 1 },
    { dose: '250 mcg', left: 72, width: 28, strength: 0 },
  ])
  expect(ribbonOf(peptide, ['2026-05-01', '2026-05-09'].map(point))).toEqual([])
})

test('describes them by day and in words', () => {
  expect(['2026-01-28', '2026-02-10', '2026-02-20', '2026-03-01'].map((day) => doseOn(peptide, day))).toEqual(
    ['0.25 mg', '0.5 mg', undefined, '250 mcg'],
  )
  expect(ribbonInWords(peptide, ribbonOf(peptide, points))).toBe(
    '. Semaglutide: 0.25 mg from Jan 1, 2026, 0.5 mg from Jan 29, 2026, 250 mcg from Feb 26, 2026',
  )
  expect(ribbonInWords(peptide, [])).toBe('')
})
