import type { Dose } from '@pepwell/domain/doses/doses'
import { unitsText } from '@pepwell/domain/doses/syringe-words'
import { type Syringe, unitsOf } from '@pepwell/domain/doses/syringes'
import { divide, minus, multiply, type Rational, rational, toShort } from '@pepwell/domain/math/rational'
import { amountFrom, splitDose, type TakenAmount } from '@pepwell/domain/vials/choosing'
import { amountPerDraw, doseVolume, volumeOf } from '@pepwell/domain/vials/containers'
import { decimalOf } from '@pepwell/domain/vials/ledger'
import { dosesIn, endsByDate } from '@pepwell/domain/vials/runway'
import { formatMonthDay } from '../../../lib/time/dates.ts'
import type { HeldVial } from './held-vials.ts'

/** '0.12', with a real minus sign. */
const figure = (value: number): string => String(Math.round(value * 1000) / 1000).replace('-', '−')

/** An amount of a vial's content: '0.2 mL' or '3 tablets'. */
export function amountText(amount: Rational, { content }: HeldVial): string {
  const volume = volumeOf(amount, content)
  return volume ? `${figure(decimalOf(volume))} mL` : `${figure(decimalOf(amount))} ${content.unit}`
}

/** '2 mg · mixed Nov 14 · 0.2 mL left' */
export function vialText(held: HeldVial): string {
  const { content, mixedOn, state, left } = held
  const when = mixedOn ? `mixed ${formatMonthDay(mixedOn)}` : state === 'sealed' ? 'sealed' : 'in use'
  return `${figure(Number(content.amount))} ${content.unit} · ${when} · ${amountText(left, held)} left`
}

/** '2 doses left after this', 'Last dose in this vial', or '2 more doses before the discard date' if that comes first. */
export function afterText(held: HeldVial, taken: TakenAmount): string {
  const amount = amountFrom(held.content, taken)
  if (!amount) return `${amountText(held.left, held)} left`
  const after = minus(held.left, amountPerDraw(amount, held.content))
  if (after.numerator < 0n) return `${amountText(held.left, held)} left`
  const inVial = dosesIn(after, amount, held.content)
  // Past its date, a vial has its own warning.
  const inTime = endsByDate(held.vial) && held.vial.usableDoses ? held.vial.usableDoses - 1 : inVial
  const endsInTime = inTime < inVial
  const doses = endsInTime ? inTime : inVial
  if (doses === 0) return endsInTime ? 'Last dose before the discard date' : 'Last dose in this vial'
  const word = doses === 1 ? 'dose' : 'doses'
  return endsInTime ? `${doses} more ${word} before the discard date` : `${doses} ${word} left after this`
}

/** '18 clicks' of a click pen; undefined if unknown. */
export function clicksText({ content }: HeldVial, taken: TakenAmount): string | undefined {
  const amount = amountFrom(content, taken)
  const volume = amount && volumeOf(amount, content)
  if (!volume || !content.clicksPerMl) return undefined
  return `${toShort(multiply(volume, rational(content.clicksPerMl)), 1)} clicks`
}

/** Needed and remaining: '0.12 mL left, 0.2 mL needed'. */
export function shortageText(held: HeldVial, taken: TakenAmount): string {
  const amount = amountFrom(held.content, taken)
  const needed = amount && amountText(amountPerDraw(amount, held.content), held)
  return `${amountText(held.left, held)} left${needed ? `, ${needed} needed` : ''}`
}

/** Volume and, for a syringe, units of a dose from a vial: '0.25 mL (25 units)'. */
function drawText({ content }: HeldVial, { dose }: TakenAmount): string | undefined {
  const volume = dose && doseVolume(dose, content)
  if (!volume) return undefined
  const mL = `${figure(decimalOf(volume))} mL`
  if (content.kind !== 'vial') return mL
  return `${mL} (${unitsText(unitsOf(volume, content.syringeScale ?? 'U-100'))})`
}

/** 'This vial’s strength differs from your last vial’s. Draw 0.25 mL (25 units), not 0.5 mL (50 units).' */
export function newStrengthText(held: HeldVial, before: HeldVial, taken: TakenAmount): string {
  const [now, then] = [drawText(held, taken), drawText(before, taken)]
  const change = now && then && now !== then ? ` Draw ${now}, not ${then}.` : ''
  return `This vial’s strength differs from your last vial’s.${change}`
}

/** Each draw of a split dose: '12 units', then '8 units more'. */
export function drawTexts(vials: readonly HeldVial[], taken: TakenAmount, syringe: Syringe): string[] {
  return splitDose(vials, taken).map(({ from, amount }, index) => {
    const volume = volumeOf(amount, from.content)
    const text = volume ? unitsText(unitsOf(volume, syringe.scale)) : amountText(amount, from)
    return index === 0 ? text : `${text} more`
  })
}

/** The part of the dose that the vial holds, in the dose's unit; undefined if it holds none or all of it. */
export function availablePart({ content, left }: HeldVial, taken: TakenAmount): Dose | undefined {
  const { dose } = taken
  const whole = amountFrom(content, taken)
  if (!dose || !whole) return undefined
  const held = minus(left, minus(amountPerDraw(whole, content), whole))
  const amount = decimalOf(multiply(rational(dose.amount), divide(held, whole)))
  return amount > 0 && amount < dose.amount ? { ...dose, amount: Math.floor(amount * 1e6) / 1e6 } : undefined
}
