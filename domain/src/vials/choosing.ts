import { doseRatio } from '../doses/dose-comparison.ts'
import type { Dose } from '../doses/doses.ts'
import { divide, isGreater, isPositive, minus, multiply, type Rational, rational } from '../math/rational.ts'
import { addDays, type CalendarDay } from '../time/calendar.ts'
import {
  amountIn,
  amountPerDraw,
  type Content,
  DISCARD_AFTER_DAYS,
  doseAmount,
  lastUsableDay,
  strengthOf,
} from './containers.ts'
import { inOrderOfUse, type Stocked, usableStock } from './forecast.ts'

/** How much is taken and when. */
export interface TakenAmount {
  /** undefined if its text has no amount */
  dose: Dose | undefined
  /** mL, if typed */
  volume: number | null
  takenOn: CalendarDay
}

/** The amount of content a dose takes: by its text, otherwise by its volume. */
export function amountFrom(
  content: Content,
  { dose, volume }: Pick<TakenAmount, 'dose' | 'volume'>,
): Rational | undefined {
  const fromText = dose && doseAmount(dose, content)
  return fromText ?? (volume === null ? undefined : amountIn(rational(volume), content))
}

/** Whether a container holds a whole dose with what the syringe loses; undefined where it can't say how much that is. */
export function holdsDose({ content, left }: Stocked, taken: TakenAmount): boolean | undefined {
  const amount = amountFrom(content, taken)
  return amount && !isGreater(amountPerDraw(amount, content), left)
}

const isInDate = (one: Stocked, { takenOn }: TakenAmount): boolean =>
  (lastUsableDay(one) ?? takenOn) >= takenOn

/** The default container of a dose: the first in use that holds it, unexpired ones first, recalled ones last. */
export function vialOfDose<One extends Stocked>(
  containers: readonly One[],
  taken: TakenAmount,
): One | undefined {
  const usable = inOrderOfUse(containers).filter(
    ({ state, mixedOn, content }) =>
      state === 'in-use' && (mixedOn === null || mixedOn <= taken.takenOn) && amountFrom(content, taken),
  )
  const sound = usable.filter(({ isRecalled }) => !isRecalled)
  const choice = sound.length > 0 ? sound : usable
  const holding = choice.filter((one) => holdsDose(one, taken))
  return holding.find((one) => isInDate(one, taken)) ?? holding[0] ?? choice[0]
}

/** One container's share of a dose, in its content's unit. */
export interface DosePart<One> {
  from: One
  amount: Rational
}

/** Splits a dose: each container but the last gives what it holds, the last gives the rest. */
export function splitDose<One extends Pick<Stocked, 'content' | 'left'>>(
  containers: readonly One[],
  taken: Pick<TakenAmount, 'dose' | 'volume'>,
): DosePart<One>[] {
  const parts: DosePart<One>[] = []
  let open = rational(1)
  containers.forEach((from, index) => {
    const { content, left } = from
    const whole = amountFrom(content, taken)
    if (!whole || !isPositive(open)) return
    const lost = minus(amountPerDraw(whole, content), whole)
    const held = divide(minus(left, lost), whole)
    const part = index === containers.length - 1 || isGreater(held, open) ? open : held
    if (!isPositive(part)) return
    parts.push({ from, amount: multiply(whole, part) })
    open = minus(open, part)
  })
  return parts
}

/** Whether two containers hold the same strength; undefined where one of them is not mixed. */
function isSameStrength(one: Content, other: Content): boolean | undefined {
  const [first, second] = [strengthOf(one), strengthOf(other)]
  if (!first || !second) return undefined
  const ratio = doseRatio({ amount: 1, unit: other.unit }, { amount: 1, unit: one.unit })
  const converted = ratio && multiply(second, ratio)
  return converted !== undefined && !isGreater(first, converted) && !isGreater(converted, first)
}

/**
 * The vial in use before, if it had another strength and nothing was drawn from the chosen one yet: the next dose is
 * the first with another volume.
 * @param containers all of the entry, finished and discarded ones too
 */
export function otherStrengthBefore<One extends Stocked>(
  chosen: Stocked,
  containers: readonly One[],
): One | undefined {
  const { id, mixedOn, content, left } = chosen
  if (isGreater(rational(content.amount), left)) return undefined
  const [before] = containers
    .filter(
      (container) =>
        container.id !== id &&
        container.state !== 'sealed' &&
        container.mixedOn !== null &&
        (mixedOn === null || container.mixedOn <= mixedOn),
    )
    .toSorted((a, b) => (b.mixedOn ?? '').localeCompare(a.mixedOn ?? '') || b.id - a.id)
  return before && isSameStrength(before.content, content) === false ? before : undefined
}

/**
 * The vial for the rest of a dose: same strength, unexpired, and with enough left. Only vials are combined, never
 * pens.
 */
export function vialForRest<One extends Stocked>(
  containers: readonly One[],
  chosen: One,
  taken: TakenAmount,
): One | undefined {
  if (chosen.content.kind !== 'vial' || !isPositive(chosen.left) || !isInDate(chosen, taken)) return undefined
  return usableStock(containers).find((next) => {
    if (next.id === chosen.id || next.content.kind !== 'vial' || !isInDate(next, taken)) return false
    if (!isSameStrength(chosen.content, next.content)) return false
    const parts = splitDose([chosen, next], taken)
    const rest = parts[1]?.amount
    return parts.length === 2 && rest && !isGreater(amountPerDraw(rest, next.content), next.left)
  })
}

/** Why to check a vial before drawing. */
export type VialDoubt = 'recalled' | 'past-date' | 'not-enough' | 'mixed-long-ago' | 'strengths-differ'

/**
 * What speaks against drawing a dose from a vial, most serious first.
 * @param containers all of the entry, finished and discarded ones too
 */
export function doubtsAbout(
  chosen: Stocked,
  containers: readonly Stocked[],
  taken: TakenAmount,
): VialDoubt[] {
  const { mixedOn } = chosen
  const open = containers.filter(({ state, id }) => state === 'in-use' && id !== chosen.id)
  const doubts: Record<VialDoubt, boolean> = {
    recalled: chosen.isRecalled === true,
    'past-date': !isInDate(chosen, taken),
    'not-enough': holdsDose(chosen, taken) === false,
    'mixed-long-ago': mixedOn !== null && addDays(mixedOn, DISCARD_AFTER_DAYS) < taken.takenOn,
    'strengths-differ':
      open.some(({ content }) => isSameStrength(content, chosen.content) === false) ||
      otherStrengthBefore(chosen, containers) !== undefined,
  }
  return (Object.keys(doubts) as VialDoubt[]).filter((doubt) => doubts[doubt])
}
