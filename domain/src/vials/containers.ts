import { doseRatio } from '../doses/dose-comparison.ts'
import type { Dose, DoseUnit } from '../doses/doses.ts'
import { type SyringeScale, syringeScales } from '../doses/syringes.ts'
import { type Decimal, divide, multiply, plus, type Rational, rational } from '../math/rational.ts'
import type { CalendarDay } from '../time/calendar.ts'
import type { Vial } from './vials.ts'

/** A kind of container. */
export const containerKinds = ['vial', 'pen', 'click-pen', 'tablets', 'capsules', 'spray'] as const

export type ContainerKind = (typeof containerKinds)[number]

/** Where a container is between the shelf and the bin. */
export const containerStates = ['sealed', 'in-use', 'finished', 'discarded'] as const

export type ContainerState = (typeof containerStates)[number]

/** What the content is measured in. */
export const contentUnits = ['mg', 'mcg', 'IU', 'tablets', 'capsules', 'sprays'] as const satisfies DoseUnit[]

export type ContentUnit = (typeof contentUnits)[number]

const weighed: readonly ContentUnit[] = ['mg', 'mcg', 'IU']

/** What each kind's content is measured in. */
const unitsByKind: Record<ContainerKind, readonly ContentUnit[]> = {
  vial: weighed,
  pen: weighed,
  'click-pen': weighed,
  tablets: [...weighed, 'tablets'],
  capsules: [...weighed, 'capsules'],
  spray: [...weighed, 'sprays'],
}

/** The units that a kind's content may have. */
export const unitsOfKind = (kind: ContainerKind): readonly ContentUnit[] => unitsByKind[kind]

/** Whether a kind holds a liquid. */
export const holdsLiquid = (kind: ContainerKind): boolean => kind !== 'tablets' && kind !== 'capsules'

/** Containers that one person may have, finished ones too. */
export const MAX_CONTAINERS = 200

/** Ledger rows that one container may have. */
export const MAX_MOVEMENTS = 5000

/** Dead space of a syringe per draw, in mL. */
export const MAX_DEAD_SPACE_ML = 0.1

/** Default days from mixing to the discard date of a vial. */
export const DISCARD_AFTER_DAYS = 28

/** A container's content, and how it is drawn. */
export interface Content {
  kind: ContainerKind
  /** more than 0 */
  amount: Decimal
  unit: ContentUnit
  /** mL of water or liquid; null where nothing is liquid or nothing is mixed yet */
  waterMl: Decimal | null
  /** mL that each draw loses in syringe and needle, 0 to 0.1 */
  deadSpaceMl: Decimal
  /** of a click pen */
  clicksPerMl?: Decimal | null
  /** of the syringe that draws from it */
  syringeScale?: SyringeScale | null
}

/** The usual scale of insulin syringes. */
export const DEFAULT_SCALE: SyringeScale = 'U-100'

const isLiquid = (content: Content): content is Content & { waterMl: Decimal } => content.waterMl !== null

/** How much of the content is in one mL; undefined where nothing is liquid. */
export const strengthOf = (content: Content): Rational | undefined =>
  isLiquid(content) ? divide(rational(content.amount), rational(content.waterMl)) : undefined

/** mL that hold an amount of the content; undefined where nothing is liquid. */
export function volumeOf(amount: Rational, content: Content): Rational | undefined {
  const strength = strengthOf(content)
  return strength && divide(amount, strength)
}

/** What a volume holds of the content; undefined where nothing is liquid. */
export function amountIn(volume: Rational, content: Content): Rational | undefined {
  const strength = strengthOf(content)
  return strength && multiply(volume, strength)
}

/** The volume in mL of a dose given as an amount to draw; undefined if its unit isn't a volume. */
function drawnBy(dose: Dose, content: Content): Rational | undefined {
  if (dose.unit === 'mL') return rational(dose.amount)
  if (dose.unit === 'units')
    return divide(rational(dose.amount), rational(syringeScales[content.syringeScale ?? DEFAULT_SCALE]))
  if (dose.unit === 'clicks' && content.clicksPerMl)
    return divide(rational(dose.amount), rational(content.clicksPerMl))
  return undefined
}

/**
 * A dose in the unit of the content, exactly.
 * @returns undefined where the container can't say how much that is
 */
export function doseAmount(dose: Dose, content: Content): Rational | undefined {
  const volume = drawnBy(dose, content)
  return volume ? amountIn(volume, content) : doseRatio(dose, { amount: 1, unit: content.unit })
}

/** A dose's drawn volume in mL, without dead space; undefined if nothing is liquid. */
export function doseVolume(dose: Dose, content: Content): Rational | undefined {
  const amount = doseAmount(dose, content)
  return amount && volumeOf(amount, content)
}

/** The content one draw takes: the dose plus dead space. */
export function amountPerDraw(amount: Rational, content: Content): Rational {
  const lost = amountIn(rational(content.deadSpaceMl), content)
  return lost ? plus(amount, lost) : amount
}

/** The content as what doses are converted by; undefined where it is no mixed vial of mg or IU. */
export function converterOf(content: Content): Vial | undefined {
  if (!isLiquid(content)) return undefined
  const { amount, unit, waterMl } = content
  if (unit === 'mg' || unit === 'IU') return { amount, unit, waterMl }
  if (unit !== 'mcg') return undefined
  const { numerator, denominator } = divide(rational(amount), rational(1000))
  return { amount: Number(numerator) / Number(denominator), unit: 'mg', waterMl }
}

/** When a container is in use and until when. */
export interface ContainerDates {
  mixedOn: CalendarDay | null
  discardOn: CalendarDay | null
  expiresOn: CalendarDay | null
}

/** The last day on which a container may be used; null where none is known. */
export function lastUsableDay({ discardOn, expiresOn }: ContainerDates): CalendarDay | null {
  const days = [discardOn, expiresOn].filter((day) => day !== null)
  return days.sort()[0] ?? null
}
