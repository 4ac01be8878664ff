/** The international inch in centimetres, exact by definition (international yard and pound agreement, 1959). */
const CM_PER_INCH = 2.54

const INCHES_PER_FOOT = 12

/** Within what a height in centimetres lies: a child's up to 8 feet and 11 inches. */
export const heightBounds = { least: 30, most: 272 }

/** A height in whole feet and inches below twelve. */
interface FeetAndInches {
  heightFeet: number
  heightInches: number
}

/** A height as it is stored: feet and inches, and the centimetres where it was typed in those; null where nothing is known. */
export interface StoredHeight {
  heightFeet: number | null
  heightInches: number | null
  heightCm: number | null
}

/** Parts of a height that somebody gives; what is left out wasn't given. */
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
 * A height in centimetres: as it was typed, else what feet and inches come to.
 * @returns not rounded; null while the height isn't known as a whole
 */
export function centimetres({ heightFeet, heightInches, heightCm }: StoredHeight): number | null {
  if (heightCm !== null) return heightCm
  if (heightFeet === null || heightInches === null) return null
  return (heightFeet * INCHES_PER_FOOT + heightInches) * CM_PER_INCH
}

/**
 * What of a height changes when parts of it are given. Centimetres decide feet and inches, also where those are given beside
 * them; null empties all three. Feet or inches without centimetres empty these, which no longer hold.
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
