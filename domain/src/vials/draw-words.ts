import { parseDose } from '../doses/doses.ts'
import { unitsText } from '../doses/syringe-words.ts'
import { type SyringeScale, unitsOf } from '../doses/syringes.ts'
import { fitsDecimals, multiply, type Rational, rational, toShort } from '../math/rational.ts'
import type { CalendarDay } from '../time/calendar.ts'
import { doubtsAbout, vialOfDose } from './choosing.ts'
import { type Content, DEFAULT_SCALE, doseAmount, volumeOf } from './containers.ts'
import type { Stocked } from './forecast.ts'

/** A number with at most `decimals`, marked if rounded. */
const about = (value: Rational, decimals: number) =>
  `${fitsDecimals(value, decimals) ? '' : '≈ '}${toShort(value, decimals)}`

/** The draw for an amount of content: '20 units', '18 clicks'; undefined if unknown. */
function drawText(amount: Rational, content: Content): string | undefined {
  const volume = volumeOf(amount, content)
  if (!volume) return undefined
  if (content.kind === 'click-pen' && content.clicksPerMl)
    return `${about(multiply(volume, rational(content.clicksPerMl)), 1)} clicks`
  if (content.kind !== 'vial') return undefined
  const scale = content.syringeScale ?? DEFAULT_SCALE
  const units = unitsText(unitsOf(volume, scale))
  return scale === DEFAULT_SCALE ? units : `${units} on a ${scale} syringe`
}

/**
 * A dose with what it is in the other measure of its container: '0.5 mg (20 units)', '20 units (0.5 mg)', '0.5 mg (18 clicks)'. The dose
 * alone where the container converts nothing.
 */
export function doseWithDraw(text: string, content: Content): string {
  const dose = parseDose(text)
  const amount = dose && doseAmount(dose, content)
  if (!dose || !amount) return text
  const isMark = dose.unit === 'units' || dose.unit === 'clicks'
  const other = isMark ? `${about(amount, 6)} ${content.unit}` : drawText(amount, content)
  return other ? `${text} (${other})` : text
}

/** A draw from the vial in use. */
export interface StockDraw {
  /** '20 units' */
  text: string
  /** mL in a syringe of this scale; undefined for pens, which need none */
  syringe: { volume: Rational; scale: SyringeScale } | undefined
}

/**
 * The draw of a dose from the vial in use. Undefined without one, and while the dose sheet would ask about
 * the vial first: it expired, holds too little, or another open one has a different strength.
 * @param containers of the plan entry
 */
export function drawFromStock(
  text: string,
  containers: readonly Stocked[],
  takenOn: CalendarDay,
): StockDraw | undefined {
  const taken = { dose: parseDose(text), volume: null, takenOn }
  const vial = vialOfDose(containers, taken)
  if (!vial || !taken.dose) return undefined
  if (doubtsAbout(vial, containers, taken).some((doubt) => doubt !== 'mixed-long-ago')) return undefined
  const { content } = vial
  const amount = doseAmount(taken.dose, content)
  const drawn = amount && drawText(amount, content)
  if (!amount || !drawn) return undefined
  const volume = content.kind === 'vial' ? volumeOf(amount, content) : undefined
  return { text: drawn, syringe: volume && { volume, scale: content.syringeScale ?? DEFAULT_SCALE } }
}
