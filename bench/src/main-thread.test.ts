import { expect, test } from 'vitest'
import { ownBlockingTime, type TraceEvent } from './main-thread.ts'

const main = { pid: 7, tid: 1 }
const painted: TraceEvent = { ...main, name: 'firstContentfulPaint', ph: 'I', ts: 100_000 }
const task = (ts: number, tdur: number, of: Partial<TraceEvent> = {}): TraceEvent => ({
  ...main,
  name: 'RunTask',
  ph: 'X',
  ts,
  dur: 500_000,
  tdur,
  ...of,
})

test('sums what each task of the main thread takes beyond 50 ms after the first paint', () => {
  const events = [
    painted,
    task(200_000, 20_000),
    task(800_000, 12_000),
    task(900_000, 30_000),
    task(0, 90_000, { dur: 90_000 }),
    task(900_000, 90_000, { tid: 2 }),
    task(900_000, 90_000, { pid: 8 }),
    task(900_000, 90_000, { name: 'FunctionCall' }),
  ]
  expect(ownBlockingTime(events, 4)).toBe(30 + 70)
  expect(ownBlockingTime(events, 2)).toBe(10)
})

test('a page that never painted has no figure', () => {
  expect(ownBlockingTime([task(0, 90_000)], 4)).toBeNaN()
})
