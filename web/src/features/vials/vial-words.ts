import type { VialMovement } from '@pepwell/contract/vials/vial-movements'
import type { Vial } from '@pepwell/contract/vials/vials'
import type { CalendarDay } from '@pepwell/domain/time/calendar'
import { endsByDate } from '@pepwell/domain/vials/runway'
import { formatDay, formatMonthDay } from '../../lib/time/dates.ts'

/** '0.47' without trailing zeros, with a real minus sign. */
export const figureText = (value: number): string => String(Math.round(value * 1000) / 1000).replace('-', '−')

const KINDS: Record<Vial['kind'], string> = {
  vial: 'vial',
  pen: 'pen',
  'click-pen': 'click pen',
  tablets: 'tablets',
  capsules: 'capsules',
  spray: 'spray',
}

/** 'vial', 'click pen'. */
export const kindText = (kind: Vial['kind']): string => KINDS[kind]

/** The same, capitalized. */
export const kindTitle = (kind: Vial['kind']): string =>
  `${KINDS[kind].charAt(0).toUpperCase()}${KINDS[kind].slice(1)}`

/** '10 mg in 2 mL', '10 mg'. */
export const contentText = ({ amount, unit, waterMl }: Pick<Vial, 'amount' | 'unit' | 'waterMl'>): string =>
  `${figureText(amount)} ${unit}${waterMl === null ? '' : ` in ${figureText(waterMl)} mL`}`

/** '0.47 mL', or '2.35 mg' if not liquid. */
export const leftText = ({ left }: Pick<Vial, 'left'>): string =>
  left.volumeMl === null ? `${figureText(left.amount)} ${left.unit}` : `${figureText(left.volumeMl)} mL`

/** Doses left, by volume and date; undefined without a plan dose. */
export const dosesOf = ({
  usableDoses,
  dosesLeft,
}: Pick<Vial, 'usableDoses' | 'dosesLeft'>): number | undefined => usableDoses ?? dosesLeft ?? undefined

/** Fill level, 0 to 1. */
export const fractionLeft = ({ left, amount }: Pick<Vial, 'left' | 'amount'>): number =>
  Math.min(1, Math.max(0, left.amount / amount))

/** Whether the vial is finished or discarded. */
export const isOver = ({ state }: Pick<Vial, 'state'>): boolean =>
  state === 'finished' || state === 'discarded'

/** '9 doses left', '1 dose left'. */
export const dosesText = (doses: number): string => `${doses} ${doses === 1 ? 'dose' : 'doses'} left`

/** More was drawn than the vial held. */
export const isOverdrawn = ({ left }: Pick<Vial, 'left'>): boolean => left.amount < 0

/** 'You drew 0.1 mL more than this vial held.' */
export function overdrawnText({ left }: Pick<Vial, 'left'>): string {
  const [size, unit] = left.volumeMl === null ? [left.amount, left.unit] : [left.volumeMl, 'mL']
  return `You drew ${figureText(-size)} ${unit} more than it held.`
}

/** 'Past its discard date, Nov 7' or 'Expired Nov 7' of a vial that shouldn't be used anymore; otherwise undefined. */
export function pastText(
  vial: Pick<Vial, 'state' | 'discardOn' | 'expiresOn'>,
  today: CalendarDay,
): string | undefined {
  const { discardOn, expiresOn } = vial
  if (isOver(vial)) return undefined
  if (discardOn && discardOn < today) return `Past its discard date, ${formatMonthDay(discardOn)}`
  return expiresOn && expiresOn < today ? `Expired ${formatDay(expiresOn)}` : undefined
}

/** Why an open or sealed vial needs a look; undefined if it needs none. */
export const doubtText = (vial: Vial, today: CalendarDay): string | undefined =>
  isOverdrawn(vial) && !isOver(vial) ? 'Check this vial' : pastText(vial, today)

/** Whichever comes first for an open vial: 'Last dose Dec 6' or 'Discard by Dec 5'. */
export function endText(vial: Vial): string {
  const { discardOn, lastDoseOn } = vial
  if (discardOn && (endsByDate(vial) || !lastDoseOn)) return `Discard by ${formatMonthDay(discardOn)}`
  return lastDoseOn ? `Last dose ${formatMonthDay(lastDoseOn)}` : ''
}

/** '$38.00'. */
export const money = (value: number, currency: string | null): string =>
  new Intl.NumberFormat('en-US', { style: 'currency', currency: currency ?? 'USD' }).format(value)

const MOVED: Record<VialMovement['kind'], string> = {
  draw: 'Dose',
  'dead-space': 'Left in the syringe',
  return: 'Dose changed or deleted',
  correction: 'Corrected',
  spill: 'Spilled',
  discard: 'Discarded',
  priming: 'Primed',
}

/** A ledger row's label: 'Dose 0.5 mg', 'Spilled'. */
export const movementText = ({ kind, dose, note }: Pick<VialMovement, 'kind' | 'dose' | 'note'>): string =>
  kind === 'draw' && dose ? `${MOVED.draw} ${dose}` : (note ?? MOVED[kind])

/** '−0.2 mL' drawn, '+0.2 mL' returned. */
export function changeText(
  { amount, volumeMl }: Pick<VialMovement, 'amount' | 'volumeMl'>,
  unit: string,
): string {
  const [size, of] = volumeMl === null ? [amount, unit] : [volumeMl, 'mL']
  return `${size > 0 ? '−' : '+'}${figureText(Math.abs(size))} ${of}`
}
