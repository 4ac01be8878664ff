import { page } from '../safety/primary-sources.ts'
import { sourceText } from '../safety/warnings.ts'
import { KG_PER_POUND } from './weight-units.ts'

/** The source of the underweight threshold for adults. */
export const bodyMassCategories = page(
  'CDC, adult BMI categories',
  'https://www.cdc.gov/bmi/adult-calculator/bmi-categories.html',
  '2026-11-27',
)

/** Below this an adult is underweight. */
export const UNDERWEIGHT = 18.5

/**
 * The body mass index, kg/m².
 * @param cm height in centimetres
 * @returns null where one of them is not known
 */
export const bodyMass = (pounds: number | null, cm: number | null): number | null =>
  pounds && cm ? (pounds * KG_PER_POUND) / (cm / 100) ** 2 : null

/** A body mass index for display: '24.1'. It is never rounded up to a threshold. */
export const massText = (index: number): string => (Math.floor(index * 10) / 10).toFixed(1)

/** The question about a goal that would be underweight for an adult; undefined for any other goal. */
export function goalDoubt(goalPounds: number | null, cm: number | null): string | undefined {
  const index = bodyMass(goalPounds, cm)
  if (index === null || index >= UNDERWEIGHT) return undefined
  return `This goal is a BMI of ${massText(index)}, which is underweight ${sourceText(bodyMassCategories)}. Did you mean another weight?`
}
