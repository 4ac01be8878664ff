import { setImmediate } from 'node:timers/promises'

/** Does long work step by step, so that other requests are answered in between. */
export async function inPieces<Result>(work: Generator<undefined, Result>): Promise<Result> {
  for (;;) {
    const step = work.next()
    if (step.done) return step.value
    await setImmediate()
  }
}

/** Items that take a fraction of a millisecond each, per step. */
const ITEMS_AT_ONCE = 100

function* mapping<Item, Result>(items: readonly Item[], change: (item: Item, index: number) => Result) {
  const results: Result[] = []
  for (const [index, item] of items.entries()) {
    results.push(change(item, index))
    if (index % ITEMS_AT_ONCE === ITEMS_AT_ONCE - 1) yield
  }
  return results
}

/** `items.map(change)` in steps. */
export const mapInPieces = <Item, Result>(
  items: readonly Item[],
  change: (item: Item, index: number) => Result,
): Promise<Result[]> => inPieces(mapping(items, change))
