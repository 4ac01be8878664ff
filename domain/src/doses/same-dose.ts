import { type Dose, parseDose } from './doses.ts'

const MCG_IN_MG = 1000

/** The maximum number of decimals: scaled by them, doses are whole and compare exactly. */
const DECIMALS = 1_000_000

/** A dose in its base unit: micrograms for a mass, otherwise its own unit. */
const canonical = ({ amount, unit }: Dose): string => {
  const whole = Math.round(amount * DECIMALS)
  return unit === 'mg' ? `${whole * MCG_IN_MG} mcg` : `${whole} ${unit}`
}

/**
 * Whether two texts describe the same dose, as '0.5 mg' and '500 mcg' do. Texts that aren't an amount with a unit are
 * compared literally.
 */
export function isSameDose(one: string, other: string): boolean {
  const [dose, otherDose] = [parseDose(one), parseDose(other)]
  if (!dose || !otherDose) return one.trim() === other.trim()
  return canonical(dose) === canonical(otherDose)
}
