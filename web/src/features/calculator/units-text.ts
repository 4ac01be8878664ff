import { type Exact, fitsDecimals, toShort } from '@pepwell/domain/exact'

/** Units as they are read: two decimals at most, marked where they are not all of the number. */
export function unitsText(units: Exact): string {
  const short = toShort(units, 2)
  return `${fitsDecimals(units, 2) ? '' : '≈ '}${short} ${short === '1' ? 'unit' : 'units'}`
}
