import { doseRatio, inUnit } from '../doses/dose-comparison.ts'
import { type Dose, type DoseUnit, doseText, parseDose } from '../doses/doses.ts'
import { graduationOf, type Syringe, type SyringeScale, syringeScales } from '../doses/syringes.ts'
import {
  type Decimal,
  divide,
  floor,
  isGreater,
  multiply,
  type Rational,
  rational,
  toShort,
} from '../math/rational.ts'

/** A reconstituted vial. */
export interface Vial {
  /** content, more than 0 */
  amount: Decimal
  unit: 'mg' | 'IU'
  /** mL of water that were put to it, more than 0 */
  waterMl: Decimal
}

/** A vial with its calculation's syringe scale; null if unknown. */
export interface CalculatedVial extends Vial {
  scale: SyringeScale | null
}

/** A dose in the vial's unit. */
const inVialUnit = (dose: Dose, { unit }: Vial): Rational | undefined => {
  const converted = inUnit(dose, unit)
  return converted && rational(converted.amount)
}

/**
 * The exact mL to draw for a dose: by the vial for mg, mcg and IU, by the scale for units.
 * @returns undefined if the vial can't convert the dose's unit
 */
export function volumeToDraw(dose: Dose, vial: Vial, scale: SyringeScale): Rational | undefined {
  if (dose.unit === 'mL') return rational(dose.amount)
  if (dose.unit === 'units') return divide(rational(dose.amount), rational(syringeScales[scale]))
  const amount = inVialUnit(dose, vial)
  return amount && divide(multiply(amount, rational(vial.waterMl)), rational(vial.amount))
}

/** Amount of a unit in one mL; undefined if the vial can't convert the unit. */
function amountPerMl(unit: DoseUnit, vial: Vial, scale: SyringeScale): Rational | undefined {
  if (unit === 'mL') return rational(1)
  if (unit === 'units') return rational(syringeScales[scale])
  const ratio = doseRatio({ amount: 1, unit: vial.unit }, { amount: 1, unit })
  return ratio && multiply(divide(rational(vial.amount), rational(vial.waterMl)), ratio)
}

/**
 * A volume's content in a unit, if it is a finite decimal.
 * @param volume mL
 */
export function doseIn(volume: Rational, unit: DoseUnit, vial: Vial, scale: SyringeScale): Dose | undefined {
  const perMl = amountPerMl(unit, vial, scale)
  const amount = perMl && multiply(volume, perMl)
  const written = amount && parseDose(doseText({ amount: Number(toShort(amount, 9)), unit }))
  return written && isSame(rational(written.amount), amount) ? written : undefined
}

const isSame = (one: Rational, other: Rational): boolean => !isGreater(one, other) && !isGreater(other, one)

/** A dose in another unit: mg to mcg directly, otherwise by the vial. Undefined if not convertible. */
export function convertedBy(
  dose: Dose,
  unit: DoseUnit,
  from?: { vial: Vial; scale: SyringeScale },
): Dose | undefined {
  const plain = inUnit(dose, unit)
  if (plain || !from) return plain
  const volume = volumeToDraw(dose, from.vial, from.scale)
  return volume && doseIn(volume, unit, from.vial, from.scale)
}

/** Whole doses in a vial; undefined if it can't convert the dose's unit. */
export function dosesInVial(dose: Dose, vial: Vial, scale: SyringeScale): number | undefined {
  const volume = volumeToDraw(dose, vial, scale)
  return volume && floor(divide(rational(vial.waterMl), volume))
}

/** Whether a dose exceeds the vial's content. */
export const isAboveWater = (volume: Rational, { waterMl }: Vial): boolean =>
  isGreater(volume, rational(waterMl))

/** The default step of plus and minus without a syringe. In mcg it equals the mg step. */
const STEPS: Partial<Record<DoseUnit, number>> = { mg: 0.05, mcg: 50, IU: 0.5, mL: 0.05 }

/** The step of plus and minus: one syringe line, if the vial can convert it. */
export function stepOf(unit: DoseUnit, syringe: Syringe, vial?: Vial): number {
  const graduation = graduationOf(syringe)
  if (unit === 'units') return graduation
  const line = divide(rational(graduation), rational(syringeScales[syringe.scale]))
  return (vial && doseIn(line, unit, vial, syringe.scale)?.amount) ?? STEPS[unit] ?? 1
}

const MILLIONTHS = 1e6

/** An amount plus or minus a step, to six decimals; unchanged if the result isn't positive. */
export function stepped(amount: number, step: number, direction: 1 | -1): number {
  const next = Math.round(amount * MILLIONTHS) + direction * Math.round(step * MILLIONTHS)
  return next > 0 ? next / MILLIONTHS : amount
}
