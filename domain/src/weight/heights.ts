/** The international inch in centimetres, exact by definition (international yard and pound agreement, 1959). */
const CM_PER_INCH = 2.54

const INCHES_PER_FOOT = 12

/** Height limits in centimeters: up to 8 feet 11 inches. */
export const heightBounds = { min: 30, max: 272 }

/** A height in whole feet and inches below twelve. */
interface FeetAndInches {
  heightFeet: number
  heightInches: number
}

/** A stored height: feet and inches, plus centimeters if typed that way; null if unknown. */
export interface StoredHeight {
  heightFeet: number | null
  heightInches: number | null
  heightCm: number | null
}

/** Given parts of a height; omitted ones weren't given. */
type GivenHeight = Partial<Record<keyof StoredHeight, number | null | undefined>>

/**
 * A height in feet and inches, to the nearest inch of 2.54 cm.
 * @param cm not negative
 */
export function feetAndInches(cm: number): FeetAndInches {
  const inches = Math.round(cm / CM_PER_INCH)
  return { heightFeet: Math.floor(inches / INCHES_PER_FOOT), heightInches: inches % INCHES_PER_FOOT }
}

/**
 * A height in centimeters: as typed, otherwise from feet and inches.
 * @returns not rounded; null if incomplete
 */
export function centimeters({ heightFeet, heightInches, heightCm }: StoredHeight): number | null {
  if (heightCm !== null) return heightCm
  if (heightFeet === null || heightInches === null) return null
  return (heightFeet * INCHES_PER_FOOT + heightInches) * CM_PER_INCH
}

/**
 * The height columns that change with the given parts. Centimeters determine feet and inches, even if those are given
 * too; null clears all three. Feet or inches alone clear the centimeters, which no longer apply.
 */
export function heightChanges(given: GivenHeight): Partial<StoredHeight> {
  const { heightCm, heightFeet, heightInches } = given
  if (typeof heightCm === 'number') return { heightCm, ...feetAndInches(heightCm) }
  const parts = {
    ...(heightFeet !== undefined && { heightFeet }),
    ...(heightInches !== undefined && { heightInches }),
  }
  if (Object.keys(parts).length > 0) return { ...parts, heightCm: null }
  return heightCm === null ? { heightCm: null, heightFeet: null, heightInches: null } : {}
}
