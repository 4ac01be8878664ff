import { expect, test } from 'vitest'
import { mapTimeSliced, timeSliced } from './time-sliced.ts'

/** Counts how often other work ran before `work` finished. */
async function turnsDuring(work: Promise<unknown>): Promise<number> {
  let turns = 0
  let next = setImmediate(function count() {
    turns += 1
    next = setImmediate(count)
  })
  await work
  clearImmediate(next)
  return turns
}

/** Blocks the event loop. */
function beBusy(ms: number): void {
  const end = performance.now() + ms
  while (performance.now() < end);
}

test('other work runs between the steps of long work', async () => {
  function* steps() {
    for (let step = 0; step < 7; step++) {
      beBusy(10)
      yield
    }
    return 'done'
  }
  const work = timeSliced(steps())
  expect(await turnsDuring(work)).toBeGreaterThanOrEqual(6)
  expect(await work).toBe('done')
})

test('items are mapped in their order, while other work runs', async () => {
  const items = Array.from({ length: 200 }, (_, n) => n)
  const work = mapTimeSliced(items, (item, index) => {
    beBusy(1)
    return item + index
  })
  expect(await turnsDuring(work)).toBeGreaterThanOrEqual(5)
  expect(await work).toEqual(items.map((n) => 2 * n))
  expect(await mapTimeSliced([], String)).toEqual([])
})
