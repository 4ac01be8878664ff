import { expect, test } from 'vitest'
import { aWeighIn } from '../../../test/weight.ts'
import { chartPoints, scaleLines } from './chart-points.ts'

const logs = [
  aWeighIn({ weighInDate: '2026-03-10', pounds: 170 }),
  aWeighIn({ weighInDate: '2026-03-08', pounds: 174, photoUrl: '/api/progress-photos/1' }),
  aWeighIn({ weighInDate: '2026-03-01', pounds: 180 }),
]

test('has a point per day with its weekly mean, spaced by date', () => {
  expect(chartPoints(logs, 'lbs', true)).toEqual([
    { at: 0, day: '2026-03-01', weight: 180, trend: 180, hasPhoto: false },
    { at: 7, day: '2026-03-08', weight: 174, trend: 174, hasPhoto: true },
    { at: 9, day: '2026-03-10', weight: 170, trend: 172, hasPhoto: false },
  ])
})

test('uses the reader’s unit', () => {
  expect(chartPoints(logs, 'kg', true).map(({ weight }) => weight)).toEqual([81.6, 78.9, 77.1])
})

test('omits days of a partial list whose week is incomplete', () => {
  expect(chartPoints(logs, 'lbs', false).map(({ day }) => day)).toEqual(['2026-03-08', '2026-03-10'])
  expect(chartPoints([], 'lbs', false)).toEqual([])
})

test('the scale includes every point and the goal, in few round steps', () => {
  const points = chartPoints(logs, 'lbs', true)
  expect(scaleLines(points, null, 'lbs')).toEqual([165, 170, 175, 180, 185])
  expect(scaleLines(points, 150, 'lbs')).toEqual([140, 160, 180, 200])
  expect(scaleLines(chartPoints(logs.slice(0, 1), 'lbs', true), null, 'lbs')).toEqual([169, 170, 171])
  expect(scaleLines(points, 1400, 'lbs').length).toBeGreaterThan(2)
  expect(scaleLines(points, null, 'st')).toEqual([168, 175, 182])
  expect(scaleLines(points, 150, 'st')).toEqual([140, 154, 168, 182, 196])
})
