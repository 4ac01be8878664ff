import { setImmediate } from 'node:timers/promises'

/** How long work may block the event loop at a time. */
const MAX_MS = 4

/** Does long work step by step, so that other requests are answered in between. */
export async function timeSliced<Result>(work: Generator<undefined, Result>): Promise<Result> {
  let began = performance.now()
  for (;;) {
    const step = work.next()
    if (step.done) return step.value
    if (performance.now() - began < MAX_MS) continue
    await setImmediate()
    began = performance.now()
  }
}

/** Items per step, if each takes a fraction of a millisecond. */
const ITEMS_AT_ONCE = 20

function* mapping<Item, Result>(
  items: readonly Item[],
  change: (item: Item, index: number) => Result,
  itemsAtOnce: number,
) {
  const results: Result[] = []
  for (const [index, item] of items.entries()) {
    results.push(change(item, index))
    if (index % itemsAtOnce === itemsAtOnce - 1) yield
  }
  return results
}

/** `items.map(change)` in steps. */
export const mapTimeSliced = <Item, Result>(
  items: readonly Item[],
  change: (item: Item, index: number) => Result,
  itemsAtOnce = ITEMS_AT_ONCE,
): Promise<Result[]> => timeSliced(mapping(items, change, itemsAtOnce))
