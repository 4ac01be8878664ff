import { expect, test } from 'vitest'
import { inPieces, mapInPieces } from './in-pieces.ts'

/** Counts how often something else had its turn until `work` was done. */
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

test('other work runs between the steps of long work', async () => {
  function* steps() {
    for (let step = 0; step < 7; step++) yield
    return 'done'
  }
  const work = inPieces(steps())
  expect(await turnsDuring(work)).toBeGreaterThanOrEqual(6)
  expect(await work).toBe('done')
})

test('items are mapped in order, a hundred at a time', async () => {
  const items = Array.from({ length: 1_000 }, (_, n) => n)
  const work = mapInPieces(items, (item, index) => item + index)
  expect(await turnsDuring(work)).toBeGreaterThanOrEqual(9)
  expect(await work).toEqual(items.map((n) => 2 * n))
  expect(await mapInPieces([], String)).toEqual([])
})
