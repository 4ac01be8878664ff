import { expect, test } from 'vitest'
import { aDose, anEntryOf } from '../../test/regimen.ts'
import { weekRowsOf } from './week-rows.ts'

test('lists active peptides by start, then others, gray once they left the plan', () => {
  const entries = [
    anEntryOf(13, 'TB-500', { hue: 3, status: 'paused' }),
    anEntryOf(12, 'Semaglutide', { hue: 2 }),
    anEntryOf(11, 'BPC-157', { hue: 1 }),
  ]
  const doses = [aDose({ peptideName: 'Gone' }), aDose({ peptideName: 'TB-500' }), aDose()]
  const lanes = weekRowsOf(entries, doses)
  expect(lanes.map(({ name, hue }) => [name, hue])).toEqual([
    ['BPC-157', 1],
    ['Semaglutide', 2],
    ['Gone', 8],
    ['TB-500', 3],
  ])
  expect(doses.filter((dose) => lanes[0]?.of(dose))).toHaveLength(1)
})

test('narrow names omit parentheses unless they distinguish two names', () => {
  const shortOf = (...names: string[]) =>
    weekRowsOf(
      [],
      names.map((peptideName) => aDose({ peptideName })),
    ).map(({ short }) => short)
  expect(shortOf('CJC-1295 without DAC (Mod GRF 1-29)', 'BPC-157')).toEqual([
    'CJC-1295 without DAC',
    'BPC-157',
  ])
  expect(shortOf('Mix (mine)', 'Mix (old)', '(nameless)')).toEqual(['Mix (mine)', 'Mix (old)', '(nameless)'])
})
