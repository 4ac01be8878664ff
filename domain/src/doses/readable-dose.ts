import { type Dose, doseText } from './doses.ts'

/** Text that begins with a number, formatted with thousands separators: '1,000 times'. */
export const thousandsApart = (text: string): string =>
  text.replace(/^\d+/, (whole) => whole.replaceAll(/\B(?=(\d{3})+$)/g, ','))

/** A dose in a sentence: '25,000 mcg'. Display only: `parseDose` accepts no thousands separators. */
export const readableDose = (dose: Dose): string => thousandsApart(doseText(dose))
