import pg from 'pg'

/** Parses everything that PostgreSQL may write: other zones, any century and infinity. */
const readAny: (text: string) => Date = pg.types.getTypeParser(pg.types.builtins.TIMESTAMPTZ)

const [ZERO, DASH, POINT] = [0x30, 0x2d, 0x2e]

/** The usual form starts like '2026-03-01 09:30:00', may have a fraction, and ends with the zone. */
const [UP_TO_SECONDS, ZONE] = [19, '+00']

/** JavaScript reads smaller years as years of the last century. */
const FIRST_YEAR = 1000

const digitAt = (text: string, at: number): number => text.charCodeAt(at) - ZERO
const twoAt = (text: string, at: number): number => 10 * digitAt(text, at) + digitAt(text, at + 1)

/** Parses a fraction of any length and drops anything finer. */
function millisecondsIn(text: string): number {
  if (text.charCodeAt(UP_TO_SECONDS) !== POINT) return 0
  const digits = text.length - UP_TO_SECONDS - 1 - ZONE.length
  const tenths = digitAt(text, UP_TO_SECONDS + 1)
  const hundredths = digits > 1 ? digitAt(text, UP_TO_SECONDS + 2) : 0
  const thousandths = digits > 2 ? digitAt(text, UP_TO_SECONDS + 3) : 0
  return 100 * tenths + 10 * hundredths + thousandths
}

/**
 * Parses an instant of PostgreSQL. Lists have many of them, so the usual form is read digit by digit, without a
 * regular expression.
 */
export function instantIn(text: string): Date {
  const year = 100 * twoAt(text, 0) + twoAt(text, 2)
  if (!(year >= FIRST_YEAR) || text.charCodeAt(4) !== DASH || !text.endsWith(ZONE)) return readAny(text)
  const day = [twoAt(text, 5) - 1, twoAt(text, 8)] as const
  const time = [twoAt(text, 11), twoAt(text, 14), twoAt(text, 17), millisecondsIn(text)] as const
  return new Date(Date.UTC(year, ...day, ...time))
}
