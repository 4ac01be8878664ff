import { fitsDecimals, isGreater, type Rational, rational, toShort } from '../math/rational.ts'
import { formatAlternatives } from '../text/format-list.ts'
import {
  type DrawWarning,
  drawWarning,
  filledFraction,
  type Line,
  linesOf,
  type Syringe,
  syringeCapacities,
  unitsHeld,
  unitsOf,
} from './syringes.ts'

/** Formats units with at most two decimals, marked when that isn't the whole number. */
export function unitsText(units: Rational): string {
  const short = toShort(units, 2)
  return `${fitsDecimals(units, 2) ? '' : '≈ '}${short} ${short === '1' ? 'unit' : 'units'}`
}

/** A syringe picture. */
export interface SyringeView {
  lines: readonly Line[]
  /** the filled fraction of the barrel, 0 to 1 */
  part: number
  /** where to draw to: '10 units', '10 units, the nearest mark'; absent for an empty syringe */
  text?: string
  /** whether it exceeds the barrel */
  over: boolean
  /** caps and hubs of U-100 are orange, those of U-40 red */
  hub: 'orange' | 'red'
  /** a text alternative for the picture */
  label: string
}

/**
 * The picture of a syringe with a volume in it. Between two lines, it is filled to the nearest and says so.
 * @param volume mL, more than 0; without it the syringe is empty
 */
export function syringeView(syringe: Syringe, volume?: Rational): SyringeView {
  const warning = volume && drawWarning(volume, syringe)
  const over = warning?.kind === 'above-barrel'
  const isBetween = warning?.kind === 'between-lines'
  const units = isBetween ? rational(warning.nearest) : volume && unitsOf(volume, syringe.scale)
  const text = units && unitsText(units) + (isBetween ? ', the nearest mark' : '')
  const filled = over ? `too small for ${text}` : text ? `filled to ${text}` : 'empty'
  return {
    lines: linesOf(syringe),
    part: units ? filledFraction(units, syringe) : 0,
    text,
    over,
    hub: syringe.scale === 'U-100' ? 'orange' : 'red',
    label: `${syringe.scale} insulin syringe of ${syringe.capacity} mL, ${filled}`,
  }
}

const namesOf = (capacities: readonly number[]): string =>
  formatAlternatives(capacities.map((mL) => `${mL} mL`))

/** What to do with a volume above the barrel: a larger syringe to choose, or else less water next time. */
function splitFor(volume: Rational, draws: string): string {
  const fitting = syringeCapacities.filter((capacity) => !isGreater(volume, rational(capacity)))
  return fitting.length > 0
    ? `Use a syringe of ${namesOf(fitting)}, or split ${draws}.`
    : `Split ${draws}, or mix the next vial with less water.`
}

/** A warning about drawing a volume with a syringe. */
export function drawWarningText(
  warning: DrawWarning,
  volume: Rational,
  syringe: Syringe,
): { title: string; text: string } {
  switch (warning.kind) {
    case 'above-barrel':
      return {
        title: 'More than this syringe holds',
        text: `It holds ${unitsHeld(syringe)} units. ${splitFor(volume, `the dose into ${warning.draws} draws of ${unitsText(warning.unitsEach)} each`)}`,
      }
    case 'below-graduation':
      return {
        title: 'Less than the first line',
        text: `The first line of this syringe is ${unitsText(rational(warning.graduation))}; you can’t measure less with it. Add more water to the vial for a larger draw.`,
      }
    case 'between-lines':
      return {
        title: 'Between two lines',
        text: `It falls between the lines for ${warning.lower} and ${warning.upper} units, and ${warning.nearest} is nearest. A syringe with finer lines, or another amount of water, may hit a line.`,
      }
  }
}
