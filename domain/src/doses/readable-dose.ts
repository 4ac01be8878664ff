import { type Dose, doseText } from './doses.ts'

/** A text that begins with a number, with its thousands apart: '1,000 times'. */
export const thousandsApart = (text: string): string =>
  text.replace(/^\d+/, (whole) => whole.replaceAll(/\B(?=(\d{3})+$)/g, ','))

/** A dose in a sentence: '25,000 mcg'. For reading alone: `parseDose` takes no comma for thousands. */
export const readableDose = (dose: Dose): string => thousandsApart(doseText(dose))
