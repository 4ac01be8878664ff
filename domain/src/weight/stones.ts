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

const IN_STONES = /^(\d+)\s*(?:st|stones?)\.?(?:\s*(\d+(?:[.,]\d)?)\s*(?:lbs?|pounds?)?\.?)?$/i

/**
 * Reads a weight as people write stones: '12 st 4 lb', '12st 4', '12 stone'.
 * @returns pounds; undefined where it is none, or not clear: '12.5 st' may be 12 st 5 lb or 12 and a half stones
 */
export function poundsOfStones(text: string): number | undefined {
  const [found, stones, pounds = '0'] = IN_STONES.exec(text.trim()) ?? []
  const weight = ofStones({ stones: Number(stones), pounds: Number(pounds.replace(',', '.')) })
  return found && !Number.isNaN(weight) ? weight : undefined
}
