const formats: Intl.NumberFormat[] = []

/** A number with at most this many decimals. Formatters are created on first use because that is slow. */
function inDigits(value: number, decimals: number): string {
  formats[decimals] ??= new Intl.NumberFormat('en-US', { maximumFractionDigits: decimals })
  return formats[decimals].format(value)
}

/** '1,240' */
export const wholeText = (value: number): string => inDigits(value, 0)

/** '1,240 kcal' */
export const kcalText = (kcal: number): string => `${wholeText(kcal)} kcal`

/** '12.5 g' */
export const gramsText = (grams: number, decimals = 1): string => `${inDigits(grams, decimals)} g`

/** '1 serving', '0.125 servings' */
export const servingsText = (servings: number): string =>
  `${inDigits(servings, 3)} ${servings === 1 ? 'serving' : 'servings'}`
