import type { WeightUnit } from '@pepwell/domain/weight/weight'

/** The United States, Liberia and Myanmar: everywhere else it is kilograms. */
const POUNDS = ['US', 'LR', 'MM']

/**
 * The units of where somebody lives, as their browser's language says.
 * @param language a tag such as 'en-US'; one without a region stands for where most speak it
 */
export function unitOfRegion(language: string): WeightUnit {
  try {
    return POUNDS.includes(new Intl.Locale(language).maximize().region ?? '') ? 'lbs' : 'kg'
  } catch {
    return 'kg'
  }
}
