import type { SupplementLog } from '@pepwell/contract/vitamins/supplements'
import { expect, test } from 'vitest'
import { dailyFrom } from './daily.ts'

const log = (id: number, supplementName: string, logDate: string): SupplementLog => ({
  id,
  supplementName,
  quantity: 1,
  unit: 'pills',
  logDate,
  createdAt: '2026-06-15T12:00:00.000Z',
  editedAt: null,
})

test('lists today in order, and what is missing from yesterday', () => {
  const logs = [
    log(6, 'zinc', '2026-06-15'),
    log(5, 'Iron', '2026-06-15'),
    log(4, 'Calcium', '2026-06-14'),
    log(3, 'Zinc', '2026-06-14'),
    log(2, 'Omega-3', '2026-06-14'),
  ]
  const { today, open } = dailyFrom(logs, '2026-06-15')
  expect(today.map(({ id }) => id)).toEqual([5, 6])
  expect(open.map(({ id }) => id)).toEqual([2, 4])
})

test('a day that has just begun is empty', () => {
  expect(dailyFrom([log(1, 'Iron', '2026-06-14')], '2026-06-16')).toEqual({ today: [], open: [] })
})
