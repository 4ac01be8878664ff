import { type Dose, parseDose } from './doses.ts'

const MCG_IN_MG = 1000

/** Doses are written with at most so many decimals: scaled by them they are whole, and nothing is lost in comparing. */
const DECIMALS = 1_000_000

/** What a dose comes to, and in what: micrograms where it is a mass, otherwise its own unit. */
const reckoned = ({ amount, unit }: Dose): string => {
  const whole = Math.round(amount * DECIMALS)
  return unit === 'mg' ? `${whole * MCG_IN_MG} mcg` : `${whole} ${unit}`
}

/** Whether two texts say the same dose: '0.5 mg' and '500 mcg' do. What is no amount with its unit is compared letter by letter. */
export function isSameDose(one: string, other: string): boolean {
  const [dose, otherDose] = [parseDose(one), parseDose(other)]
  if (!dose || !otherDose) return one.trim() === other.trim()
  return reckoned(dose) === reckoned(otherDose)
}
