import type { WeightUnit } from '@pepwell/domain/weight/weight'

/** The United States, Liberia and Myanmar use pounds, everyone else kilograms. */
const POUNDS = ['US', 'LR', 'MM']

/**
 * Units for a browser language.
 * @param language a tag such as 'en-US'; without a region, the region where most people speak it
 */
export function unitOfRegion(language: string): WeightUnit {
  try {
    return POUNDS.includes(new Intl.Locale(language).maximize().region ?? '') ? 'lbs' : 'kg'
  } catch {
    return 'kg'
  }
}
