import type { Random } from '../../random.ts'

/** Hexadecimal digits of a UUIDv7 that hold its time, and as many of its random ones as make it unique within that. */
const TIME_DIGITS = 12
const RANDOM_DIGITS = 8

/**
 * An id that sorts by creation. Every row and index entry of a person repeats it, so it is half as long as a UUID.
 */
export function newPersonId(random: Pick<Random, 'uuid'>): string {
  const digits = random.uuid().replaceAll('-', '')
  const number = BigInt(`0x${digits.slice(0, TIME_DIGITS)}${digits.slice(-RANDOM_DIGITS)}`)
  return `user_${number.toString(32).padStart(16, '0')}`
}
