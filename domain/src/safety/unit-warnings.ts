import type { Label } from '../catalogue/medicines.ts'
import { doseRatio } from '../doses/dose-comparison.ts'
import type { Dose } from '../doses/doses.ts'
import { readableDose } from '../doses/readable-dose.ts'
import { type SyringeScale, syringeScales } from '../doses/syringes.ts'
import { isGreater, rational } from '../math/rational.ts'
import { type CalculatedVial, convertedBy } from '../vials/vials.ts'
import type { Warning } from './warnings.ts'

/** A vial that draws are converted by, and whether the person has it at home or only calculated with it. */
export interface VialInUse extends CalculatedVial {
  isHeld?: boolean
}

/** What a dose comes from. */
export interface DoseSource {
  label?: Label | null
  /** of the catalogue or the person's own */
  name?: string
  /** mg in one usual vial of what is injected; null where vials differ */
  vialMg?: number | null
  /** the upper figure that the catalogue's text cites for one dose */
  cited?: Dose | undefined
  /** the vial that a draw is converted by; null where there is none, undefined where that is not known here */
  vial?: VialInUse | null
}

/** The scale of most insulin syringes: converts what nobody named the scale of, which is asked about. */
const USUAL_SCALE = 'U-100'

/** Measured in IU, so that 'units' may mean those or the marks of a syringe. */
const IN_IU = /\b(?:hcg|hmg|chorionic gonadotropin|menotropins|somatropin|hgh|oxytocin|insulin)\b/i

const isDrawn = ({ unit }: Dose): boolean => unit === 'units' || unit === 'mL'

const mayBeIU = ({ unit }: Dose, name = ''): boolean => unit === 'units' && IN_IU.test(name)

/** What a draw is of what is in the vial: 100 units are 2.5 mg of 5 mg in 2 mL. Undefined where no vial says so. */
export function amountInDraw(dose: Dose, { vial, name }: DoseSource): Dose | undefined {
  if (!vial || !isDrawn(dose) || mayBeIU(dose, name)) return undefined
  return convertedBy(dose, vial.unit, { vial, scale: vial.scale ?? USUAL_SCALE })
}

/** How a draw was converted: said wherever something follows from it. */
export function convertedDrawText(dose: Dose, amount: Dose, { vial }: DoseSource): string {
  const syringe = dose.unit === 'units' ? ` on a ${vial?.scale ?? USUAL_SCALE} syringe` : ''
  return `By your ${vial?.isHeld ? 'vial' : 'latest calculation'}, ${readableDose(dose)}${syringe} is ${readableDose(amount)}.`
}

const scales = Object.keys(syringeScales) as SyringeScale[]

/** Units are marks of a scale: without it, what each would come to is said. */
function askedForScale(dose: Dose, { vial }: DoseSource): Warning | undefined {
  if (!vial || vial.scale || dose.unit !== 'units') return undefined
  const amounts = scales.flatMap((scale) => convertedBy(dose, vial.unit, { vial, scale }) ?? [])
  const come = amounts.length > 1 ? `: ${amounts.map(readableDose).join(' or ')}` : ''
  const message = `Is ${readableDose(dose)} on a ${scales.join(' or ')} syringe${come}? Calculate it again with yours.`
  return { code: 'NO_SCALE', message }
}

function unclear(dose: Dose, { name, vial }: DoseSource): Warning | undefined {
  if (mayBeIU(dose, name)) {
    return {
      code: 'IU_OR_UNITS',
      message: `Does ${readableDose(dose)} mean IU or syringe units? Choose one.`,
    }
  }
  if (vial !== null || !isDrawn(dose)) return askedForScale(dose, { vial })
  const message = `We can't check ${readableDose(dose)} without your vial. How many mg is that?`
  return { code: 'NO_VIAL', message }
}

/** More than one usual vial, of what no label or trial says the highest of. */
function aboveVial(dose: Dose, { label, vialMg }: DoseSource): Warning | undefined {
  if (label?.highest || !vialMg) return undefined
  const vial: Dose = { amount: vialMg, unit: 'mg' }
  const ratio = doseRatio(dose, vial)
  if (!ratio || !isGreater(ratio, rational(1))) return undefined
  const message = `${readableDose(dose)} is more than one usual vial of ${readableDose(vial)}. Check the unit.`
  return { code: 'ABOVE_VIAL', message }
}

const TEN = rational(10)

/** More than ten times the figure that the catalogue cites, of what no label or trial says the highest of. */
function aboveCited(dose: Dose, { label, cited }: DoseSource): Warning | undefined {
  const ratio = label?.highest || !cited ? undefined : doseRatio(dose, cited)
  if (!cited || !ratio || !isGreater(ratio, TEN)) return undefined
  const message = `${readableDose(dose)} is more than 10 times the ${readableDose(cited)} that protocols cite. Check the unit.`
  return { code: 'ABOVE_CITED', message }
}

/** What is unclear about a dose because of its unit, and what is more than a usual vial holds, or far more than is cited. */
export function unitWarnings(dose: Dose, source: DoseSource): Warning[] {
  const amount = amountInDraw(dose, source) ?? dose
  const above = aboveVial(amount, source) ?? aboveCited(amount, source)
  return [unclear(dose, source), above].filter((warning) => warning !== undefined)
}
