import {
  type Decimal,
  divide,
  isPositive,
  minus,
  plus,
  type Rational,
  rational,
  toShort,
} from '../math/rational.ts'
import { amountIn, type Content, volumeOf } from './containers.ts'

/** What people enter into a container's ledger by hand. */
export const manualMovements = ['correction', 'spill', 'discard', 'priming'] as const

export type ManualMovement = (typeof manualMovements)[number]

/** A ledger entry: doses draw, and return when edited or deleted. */
export const movementKinds = ['draw', 'dead-space', 'return', ...manualMovements] as const

export type MovementKind = (typeof movementKinds)[number]

/** A movement as recorded, in the container's unit or in mL; negative for a return. */
export interface Movement {
  amount: Decimal | null
  volumeMl: Decimal | null
}

const NOTHING: Rational = { numerator: 0n, denominator: 1n }

/** A movement in the content's unit. @throws RangeError for a volume of a non-liquid */
export function movedAmount({ amount, volumeMl }: Movement, content: Content): Rational {
  if (amount !== null) return rational(amount)
  const moved = amountIn(rational(volumeMl ?? 0), content)
  if (!moved) throw new RangeError('Only liquids can be measured by volume')
  return moved
}

/** The remaining content. Negative if more was drawn than the container is said to hold. */
export interface Left {
  amount: Rational
  /** mL; undefined where nothing is liquid */
  volume: Rational | undefined
}

/** Content − Σ movements, exactly and never clamped. */
export function leftOf(content: Content, movements: readonly Movement[]): Left {
  const moved = movements.reduce((sum, movement) => plus(sum, movedAmount(movement, content)), NOTHING)
  const amount = minus(rational(content.amount), moved)
  return { amount, volume: volumeOf(amount, content) }
}

/** Displayed decimals of a remaining amount. */
const DECIMALS = 6

/** A number as JSON with up to six decimals, including negative ones. */
export function decimalOf(value: Rational): number {
  const size = value.numerator < 0n ? { numerator: -value.numerator, denominator: value.denominator } : value
  const number = Number(toShort(size, DECIMALS))
  return value.numerator < 0n && number > 0 ? -number : number
}

/** How full a container is, 0 to 1, for its picture. */
export function fillLevel({ amount }: Left, content: Content): number {
  if (!isPositive(amount)) return 0
  const part = divide(amount, rational(content.amount))
  return Math.min(1, Number(part.numerator) / Number(part.denominator))
}
