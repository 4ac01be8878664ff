/** No vowels, which avoids words, and no lookalikes: no 0, 1, I, L, O; B, S and Z are 8, 5 and 2. */
const SIGNS = '23456789CDFHJKMNPQRTVWX'

/** A prime, so that the check character catches every wrong character and every swapped pair. */
const BASE = SIGNS.length

/** Random characters: 3.4 billion numbers. */
const FREE = 7

/** Bytes from here up would make some characters likelier than others. */
const FAIR = 256 - (256 % BASE)

/** The weight of a character in the checksum, which is divisible by {@link BASE} in every order number. */
const weight = (index: number) => FREE + 1 - index

const sumOf = (values: readonly number[]) =>
  values.reduce((sum, value, place) => sum + value * weight(place), 0)

const written = (values: readonly number[]) => {
  const signs = values.map((value) => SIGNS[value]).join('')
  return `${signs.slice(0, 3)}-${signs.slice(3, 6)}-${signs.slice(6)}`
}

/**
 * An order's number, 'K7M-4Q2-9D': seven random characters, which reveal nothing about other orders, and a
 * check character.
 * @param bytes random; 32 are enough
 * @throws RangeError when too few bytes are usable
 */
export function orderNumber(bytes: Uint8Array): string {
  const free = [...bytes].filter((byte) => byte < FAIR).slice(0, FREE)
  if (free.length < FREE) throw new RangeError('there are too few bytes for an order number')
  const values = free.map((byte) => byte % BASE)
  const check = (BASE - (sumOf(values) % BASE)) % BASE
  return written([...values, check])
}

/**
 * Normalizes a typed or dictated order number: case, spaces and dashes don't matter.
 * @returns as stored; undefined when invalid
 */
export function orderNumberIn(text: string): string | undefined {
  const signs = text.toUpperCase().replaceAll(/[\s-]/g, '')
  if (signs.length !== FREE + 1) return undefined
  const values = [...signs].map((sign) => SIGNS.indexOf(sign))
  if (values.includes(-1) || sumOf(values) % BASE !== 0) return undefined
  return written(values)
}
