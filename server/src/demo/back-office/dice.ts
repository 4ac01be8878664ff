/** A number from 0 to below `sides` that looks thrown, and is the same in every demo. */
export const thrown = (seed: number, sides: number): number => {
  const mixed = Math.imul((seed + 1) ^ ((seed + 1) >>> 15), 0x2c1b3c6d)
  return ((mixed ^ (mixed >>> 12)) >>> 0) % sides
}

/** One of a list, by the same dice. */
export function pick<Thing>(list: readonly [Thing, ...Thing[]], seed: number): Thing {
  return list[thrown(seed, list.length)] ?? list[0]
}
