const whole = new Intl.NumberFormat('en-US', { maximumFractionDigits: 0 })
const tenths = new Intl.NumberFormat('en-US', { maximumFractionDigits: 1 })
const hundredths = new Intl.NumberFormat('en-US', { maximumFractionDigits: 2 })

/** '1,240' */
export const wholeText = (value: number): string => whole.format(value)

/** '1,240 kcal' */
export const kcalText = (kcal: number): string => `${whole.format(kcal)} kcal`

/** '12.5 g' */
export const gramsText = (grams: number): string => `${tenths.format(grams)} g`

/** '1 serving', '0.5 servings' */
export const servingsText = (servings: number): string =>
  `${hundredths.format(servings)} ${servings === 1 ? 'serving' : 'servings'}`
