import { type CitedDose, withoutFigure } from '../catalogue/cited-doses.ts'
import type { Label } from '../catalogue/medicines.ts'
import { compareDoses, doseRatio } from '../doses/dose-comparison.ts'
import type { Dose } from '../doses/doses.ts'
import { readableDose } from '../doses/readable-dose.ts'
import { type SyringeScale, syringeScales } from '../doses/syringes.ts'
import { isGreater, rational } from '../math/rational.ts'
import { type CalculatedVial, convertedBy } from '../vials/vials.ts'
import type { Warning } from './warnings.ts'

/** A vial for converting draws, and whether the person has it at home or only calculated with it. */
export interface VialInUse extends CalculatedVial {
  isHeld?: boolean
}

/** The source of a dose. */
export interface DoseSource {
  label?: Label | null
  /** a catalog peptide or a personal one */
  name?: string
  /** mg in one standard vial for injection; null when vials differ */
  vialMg?: number | null
  /** the highest single dose that the catalog's text cites */
  cited?: CitedDose | undefined
  /** the vial that converts a draw; null without one, undefined when unknown here */
  vial?: VialInUse | null
}

/** The default scale for units without a named one, which we ask about. */
const DEFAULT_SCALE = 'U-100'

/** Substances measured in IU, for which 'units' may mean IU or syringe marks. */
const IN_IU = /\b(?:hcg|hmg|chorionic gonadotropin|menotropins|somatropin|hgh|oxytocin|insulin)\b/i

const isDrawn = ({ unit }: Dose): boolean => unit === 'units' || unit === 'mL'

const mayBeIU = ({ unit }: Dose, name = ''): boolean => unit === 'units' && IN_IU.test(name)

/** The mass in a draw: 100 units are 2.5 mg of 5 mg in 2 mL. Undefined without a vial. */
export function amountInDraw(dose: Dose, { vial, name }: DoseSource): Dose | undefined {
  if (!vial || !isDrawn(dose) || mayBeIU(dose, name)) return undefined
  return convertedBy(dose, vial.unit, { vial, scale: vial.scale ?? DEFAULT_SCALE })
}

/** Explains how a draw was converted, wherever a warning follows from it. */
export function convertedDrawText(dose: Dose, amount: Dose, { vial }: DoseSource): string {
  const syringe = dose.unit === 'units' ? ` on a ${vial?.scale ?? DEFAULT_SCALE} syringe` : ''
  return `By your ${vial?.isHeld ? 'vial' : 'latest calculation'}, ${readableDose(dose)}${syringe} is ${readableDose(amount)}.`
}

const scales = Object.keys(syringeScales) as SyringeScale[]

/** Units depend on a scale: without one, we show both results. */
function missingScaleWarning(dose: Dose, { vial }: DoseSource): Warning | undefined {
  if (!vial || vial.scale || dose.unit !== 'units') return undefined
  const amounts = scales.flatMap((scale) => convertedBy(dose, vial.unit, { vial, scale }) ?? [])
  const come = amounts.length > 1 ? `: ${amounts.map(readableDose).join(' or ')}` : ''
  const message = `Is ${readableDose(dose)} on a ${scales.join(' or ')} syringe${come}? Calculate it again with yours.`
  return { code: 'NO_SCALE', message }
}

/** Substances that labels measure in IU alone: a mass of them is a mistaken unit. */
const ONLY_IN_IU = /\b(?:hcg|hmg|chorionic gonadotropin|menotropins|insulin)\b/i

/** IU in one mg, from labels. */
const IU_PER_MG: Readonly<Record<string, number>> = { Somatropin: 3 }

/** The mass of an amount in IU; undefined where the label names none. */
function massOfIU({ amount, unit }: Dose, { name = '' }: DoseSource): Dose | undefined {
  const perMg = unit === 'IU' ? IU_PER_MG[name] : undefined
  return perMg === undefined ? undefined : { amount: Number((amount / perMg).toFixed(2)), unit: 'mg' }
}

const isMass = ({ unit }: Dose): boolean => unit === 'mg' || unit === 'mcg'

/** Whether everything known about a substance is in mg: IU of it are a mistake, or marks of a syringe. */
function isByMass({ name, vial, vialMg, label, cited }: DoseSource): boolean {
  if (IN_IU.test(name ?? '') || vial?.unit === 'IU') return false
  const figure = label?.highest ?? cited
  return figure ? isMass(figure) : Boolean(vialMg) || withoutFigure.has(name ?? '')
}

function unclear(dose: Dose, source: DoseSource): Warning | undefined {
  const { name, vial } = source
  if (isMass(dose) && ONLY_IN_IU.test(name ?? ''))
    return { code: 'IU_OR_UNITS', message: `Its label is in IU, not ${dose.unit}. How many IU is that?` }
  if (dose.unit === 'IU' && isByMass(source))
    return { code: 'IU_OR_UNITS', message: 'Its amounts are in mg, not IU. How many mg is that?' }
  if (mayBeIU(dose, name)) {
    return {
      code: 'IU_OR_UNITS',
      message: `Does ${readableDose(dose)} mean IU or syringe units? Choose one.`,
    }
  }
  if (vial !== null || !isDrawn(dose)) return missingScaleWarning(dose, { vial })
  const message = `We can't check ${readableDose(dose)} without your vial. How many mg is that?`
  return { code: 'NO_VIAL', message }
}

/** More than one standard vial, when no label or trial has a maximum. */
function aboveVial(dose: Dose, { label, vialMg }: DoseSource): Warning | undefined {
  if (label?.highest || !vialMg) return undefined
  const vial: Dose = { amount: vialMg, unit: 'mg' }
  const ratio = doseRatio(dose, vial)
  if (!ratio || !isGreater(ratio, rational(1))) return undefined
  const message = `${readableDose(dose)} is more than one usual vial of ${readableDose(vial)}. Check the unit.`
  return { code: 'ABOVE_VIAL', message }
}

const TEN = rational(10)

/** More than ten times the catalog's cited figure, when no label or trial has a maximum. */
function aboveCited(dose: Dose, { label, cited }: DoseSource): Warning | undefined {
  const ratio = label?.highest || !cited ? undefined : doseRatio(dose, cited)
  if (!cited || !ratio || !isGreater(ratio, TEN)) return undefined
  const parts = cited.isOfParts ? ' for its parts together' : ''
  const message = `${readableDose(dose)} is more than 10 times the ${readableDose(cited)} that protocols cite${parts}. Check the unit.`
  return { code: 'ABOVE_CITED', message }
}

/** More than the person's own vial holds. */
function aboveWater(dose: Dose, { vial, name }: DoseSource): Warning | undefined {
  if (!vial || !isDrawn(dose) || mayBeIU(dose, name)) return undefined
  const scale = vial.scale ?? DEFAULT_SCALE
  const water = convertedBy({ amount: Number(vial.waterMl), unit: 'mL' }, dose.unit, { vial, scale })
  if (!water || (compareDoses(dose, water) ?? 0) <= 0) return undefined
  const message = `${readableDose(dose)} is more than the ${readableDose(water)} in your vial. Check the unit.`
  return { code: 'ABOVE_VIAL', message }
}

/** Nothing to compare a catalog peptide's dose with: silence would look like approval. */
function withoutAnyFigure(dose: Dose, { name = '' }: DoseSource): Warning | undefined {
  if (!withoutFigure.has(name) || !(isMass(dose) || dose.unit === 'IU')) return undefined
  return {
    code: 'NO_FIGURE',
    message: `We can’t check ${readableDose(dose)}. No source we found names a dose of ${name}.`,
  }
}

/** Warnings about a dose's unclear unit, and about more than a standard vial or far more than the cited figure. */
export function unitWarnings(dose: Dose, source: DoseSource): Warning[] {
  const amount = amountInDraw(dose, source) ?? massOfIU(dose, source) ?? dose
  const above =
    aboveWater(dose, source) ??
    aboveVial(amount, source) ??
    aboveCited(amount, source) ??
    withoutAnyFigure(amount, source)
  return [unclear(dose, source), above].filter((warning) => warning !== undefined)
}
