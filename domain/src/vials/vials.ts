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
  /** what is in it, more than 0 */
  amount: Decimal
  unit: 'mg' | 'IU'
  /** mL of water that were put to it, more than 0 */
  waterMl: Decimal
}

/** A vial with the scale of the syringe that its calculation was made for; null where nobody said it. */
export interface CalculatedVial extends Vial {
  scale: SyringeScale | null
}

/** A dose in the unit of what is in the vial. */
const inVialUnit = (dose: Dose, { unit }: Vial): Rational | undefined => {
  const said = inUnit(dose, unit)
  return said && rational(said.amount)
}

/**
 * mL to draw for a dose, exactly: by the vial for mg, mcg and IU, by the scale for units.
 * @returns undefined where the vial says nothing of the dose's unit
 */
export function volumeToDraw(dose: Dose, vial: Vial, scale: SyringeScale): Rational | undefined {
  if (dose.unit === 'mL') return rational(dose.amount)
  if (dose.unit === 'units') return divide(rational(dose.amount), rational(syringeScales[scale]))
  const amount = inVialUnit(dose, vial)
  return amount && divide(multiply(amount, rational(vial.waterMl)), rational(vial.amount))
}

/** How much of a unit is in one mL; undefined where the vial says nothing of the unit. */
function amountPerMl(unit: DoseUnit, vial: Vial, scale: SyringeScale): Rational | undefined {
  if (unit === 'mL') return rational(1)
  if (unit === 'units') return rational(syringeScales[scale])
  const ratio = doseRatio({ amount: 1, unit: vial.unit }, { amount: 1, unit })
  return ratio && multiply(divide(rational(vial.amount), rational(vial.waterMl)), ratio)
}

/**
 * What is in a volume, in a unit, as far as it can be written down whole.
 * @param volume mL
 */
export function doseIn(volume: Rational, unit: DoseUnit, vial: Vial, scale: SyringeScale): Dose | undefined {
  const perMl = amountPerMl(unit, vial, scale)
  const amount = perMl && multiply(volume, perMl)
  const written = amount && parseDose(doseText({ amount: Number(toShort(amount, 9)), unit }))
  return written && isSame(rational(written.amount), amount) ? written : undefined
}

const isSame = (one: Rational, other: Rational): boolean => !isGreater(one, other) && !isGreater(other, one)

/** A dose in another unit: mg in mcg by itself, the rest by what is in the vial. Undefined where nothing converts. */
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

/** Whole doses in a vial; undefined where the vial says nothing of the dose's unit. */
export function dosesInVial(dose: Dose, vial: Vial, scale: SyringeScale): number | undefined {
  const volume = volumeToDraw(dose, vial, scale)
  return volume && floor(divide(rational(vial.waterMl), volume))
}

/** Whether more is drawn than there is in the vial. */
export const isAboveWater = (volume: Rational, { waterMl }: Vial): boolean =>
  isGreater(volume, rational(waterMl))

/** What plus and minus add and take where no syringe says it. In mcg it is as much as in mg. */
const STEPS: Partial<Record<DoseUnit, number>> = { mg: 0.05, mcg: 50, IU: 0.5, mL: 0.05 }

/** What plus and minus add and take: as much as is between two lines of the syringe, where the vial says how much that is. */
export function stepOf(unit: DoseUnit, syringe: Syringe, vial?: Vial): number {
  const graduation = graduationOf(syringe)
  if (unit === 'units') return graduation
  const line = divide(rational(graduation), rational(syringeScales[syringe.scale]))
  return (vial && doseIn(line, unit, vial, syringe.scale)?.amount) ?? STEPS[unit] ?? 1
}

const MILLIONTHS = 1e6

/** An amount with a step more or less, to six decimals; what would leave nothing stays as it is. */
export function stepped(amount: number, step: number, direction: 1 | -1): number {
  const next = Math.round(amount * MILLIONTHS) + direction * Math.round(step * MILLIONTHS)
  return next > 0 ? next / MILLIONTHS : amount
}
