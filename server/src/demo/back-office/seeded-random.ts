/** A pseudo-random number from 0 to below `sides`, the same in every demo. */
export const seededNumber = (seed: number, sides: number): number => {
  const mixed = Math.imul((seed + 1) ^ ((seed + 1) >>> 15), 0x2c1b3c6d)
  return ((mixed ^ (mixed >>> 12)) >>> 0) % sides
}

/** A pseudo-random element of a list. */
export function pick<Thing>(list: readonly [Thing, ...Thing[]], seed: number): Thing {
  return list[seededNumber(seed, list.length)] ?? list[0]
}
