import { expect, test } from 'vitest'
import { aDose, aReminder } from '../../../test/regimen.ts'
import { firstItems, restText } from './first-items.ts'
import type { TimelineItem } from './timeline-items.ts'

const taken = (id: number) => ({ kind: 'taken', at: id, dose: aDose({ id }) }) as TimelineItem
const shot = (kind: 'due' | 'next', at: number) =>
  ({ kind, at, reminder: aReminder({ id: at }) }) as TimelineItem

test('up to three rows, all of them show', () => {
  const lines = [taken(1), taken(2), shot('next', 9)]
  expect(firstItems(lines, lines[2])).toEqual(lines)
})

test('of more, what is due and the dose just logged come first, in the order of the day', () => {
  const lines = [taken(1), taken(2), shot('due', 5), shot('due', 6), shot('next', 9)]
  const shown = firstItems(lines, lines[2])
  expect(shown).toEqual([lines[1], lines[2], lines[3]])
  expect(restText(lines, shown)).toBe('Show all 5')
})

test('says how many due doses are among the rest', () => {
  const lines = [5, 6, 7, 8, 9].map((at) => shot('due', at))
  expect(restText(lines, firstItems(lines, lines[0]))).toBe('Show all 5 · 2 more due')
})
