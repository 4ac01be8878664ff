import { numberText } from '@pepwell/domain/text/number-text'

/** '1,240' */
export const wholeText = (value: number): string => numberText(value, 0)

/** '1,240 kcal' */
export const kcalText = (kcal: number): string => `${wholeText(kcal)} kcal`

/** '12.5 g' */
export const gramsText = (grams: number, decimals = 1): string => `${numberText(grams, decimals)} g`

/** '1 serving', '0.125 servings' */
export const servingsText = (servings: number): string =>
  `${numberText(servings, 3)} ${servings === 1 ? 'serving' : 'servings'}`
