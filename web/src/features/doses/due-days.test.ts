import { expect, test } from 'vitest'
import { aDose } from '../../test/regimen.ts'
import { dayInWords, weekRowState } from './due-days.ts'

const today = '2026-03-10'
const calls = [
  { day: today, name: 'BPC-157' },
  { day: '2026-03-09', name: 'BPC-157' },
]
const on = (day: string, ...doses: ReturnType<typeof aDose>[]) => ({ day, doses })

test.each([
  ['taken', on(today, aDose())],
  ['due', on(today)],
  ['due', on(today, aDose({ peptideName: 'TB-500' }))],
  ['not-logged', on('2026-03-09')],
  ['taken', on('2026-03-09', aDose())],
  ['nothing', on('2026-03-08')],
] as const)('%s', (state, day) => {
  expect(weekRowState(day, 'BPC-157', { calls, today })).toBe(state)
})

test('a day’s text names due and missing doses', () => {
  const names = ['BPC-157', 'TB-500']
  expect(dayInWords(on(today), names, { calls, today })).toBe('no dose; BPC-157 due')
  const other = on('2026-03-09', aDose({ peptideName: 'TB-500' }))
  expect(dayInWords(other, names, { calls, today })).toBe('1 dose; BPC-157 not logged')
  expect(dayInWords(on('2026-03-08'), names, { calls, today })).toBe('no dose')
})
