import type { PlanEntry } from '@pepwell/contract/plan/plan'
import { expect, test } from 'vitest'
import { anEntryOf } from '../../test/regimen.ts'
import { groupByStatus, isCurrent } from './plan-groups.ts'

const entries = [
  anEntryOf(1, 'Strange', { status: 'archived' as PlanEntry['status'] }),
  anEntryOf(2, 'Done', { status: 'completed' }),
  anEntryOf(3, 'On', { status: 'active' }),
  anEntryOf(4, 'Resting', { status: 'paused' }),
]

test('inactive entries are separate, paused first, unknown statuses last', () => {
  const groups = groupByStatus(entries).map((group) => [
    group.label,
    group.entries.map(({ peptide }) => peptide?.name),
  ])
  expect(groups).toEqual([
    ['Paused', ['Resting']],
    ['Completed', ['Done']],
    ['Unknown', ['Strange']],
  ])
})

test("a protocol is everything that isn't completed", () => {
  expect(entries.filter(isCurrent).map(({ id }) => id)).toEqual([1, 3, 4])
})
