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

/** What stands in a ledger: doses draw, and give back when they are changed or deleted. */
export const movementKinds = ['draw', 'dead-space', 'return', ...manualMovements] as const

export type MovementKind = (typeof movementKinds)[number]

/** What left a container, in its unit or in mL, as it was recorded; negative for what came back. */
export interface Movement {
  amount: Decimal | null
  volumeMl: Decimal | null
}

const NOTHING: Rational = { numerator: 0n, denominator: 1n }

/** What a movement takes, in the unit of the content. @throws RangeError for a volume of what is not liquid */
export function movedAmount({ amount, volumeMl }: Movement, content: Content): Rational {
  if (amount !== null) return rational(amount)
  const moved = amountIn(rational(volumeMl ?? 0), content)
  if (!moved) throw new RangeError('Only a liquid is moved by its volume')
  return moved
}

/** What is left of a content. It may be below zero: more was taken than is said to have been in it. */
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

/** Decimals that are said of an amount that is left. */
const DECIMALS = 6

/** A number as JSON says it, to six decimals; negative ones too. */
export function decimalOf(value: Rational): number {
  const size = value.numerator < 0n ? { numerator: -value.numerator, denominator: value.denominator } : value
  const number = Number(toShort(size, DECIMALS))
  return value.numerator < 0n && number > 0 ? -number : number
}

/** How full a container is, 0 to 1, for its picture. */
export function fullness({ amount }: Left, content: Content): number {
  if (!isPositive(amount)) return 0
  const part = divide(amount, rational(content.amount))
  return Math.min(1, Number(part.numerator) / Number(part.denominator))
}
