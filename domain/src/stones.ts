/** The stone in pounds, exact by definition (Weights and Measures Act 1985, schedule 1). */
const POUNDS_PER_STONE = 14

/** A weight in whole stones and pounds below fourteen, to the tenth. */
export interface StonesAndPounds {
  stones: number
  pounds: number
}

/**
 * Pounds in stones and pounds: 178 are 12 st 10 lb.
 * @param pounds not negative, rounded to the tenth
 */
export function inStones(pounds: number): StonesAndPounds {
  const tenths = Math.round(pounds * 10)
  const stones = Math.floor(tenths / (10 * POUNDS_PER_STONE))
  return { stones, pounds: (tenths - stones * 10 * POUNDS_PER_STONE) / 10 }
}

/**
 * Stones and pounds in pounds.
 * @returns NaN unless the stones are whole and the pounds below fourteen: '12.7' and '0 st 178 lb' mean nothing for sure
 */
export function ofStones({ stones, pounds }: StonesAndPounds): number {
  const isClear = Number.isInteger(stones) && stones >= 0 && pounds >= 0 && pounds < POUNDS_PER_STONE
  return isClear ? Math.round((stones * POUNDS_PER_STONE + pounds) * 1000) / 1000 : Number.NaN
}
