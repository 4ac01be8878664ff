import type { Vial } from '@pepwell/contract/vials/vials'
import { divide, isPositive, multiply, type Rational, rational } from '@pepwell/domain/math/rational'
import { times as timesMoney, toCents, toDollars } from '@pepwell/domain/shop/money'
import { amountPerDraw, type ContainerState, type Content, volumeOf } from '@pepwell/domain/vials/containers'
import type { Forecast } from '@pepwell/domain/vials/forecast'
import { decimalOf } from '@pepwell/domain/vials/ledger'
import { dosesIn } from '@pepwell/domain/vials/runway'
import { stockedOf, type VialRow } from '../held-vials/held-vials.service.ts'
import type { EntryForecast } from './entry-forecasts.ts'
import type { PlannedDoses } from './planned-doses.service.ts'

/** An amount on the wire. */
function amountShown(amount: Rational, content: Content) {
  const volume = volumeOf(amount, content)
  return { amount: decimalOf(amount), unit: content.unit, volumeMl: volume ? decimalOf(volume) : null }
}

function doseShown(dose: Rational, content: Content): Vial['dose'] {
  const drawn = volumeOf(amountPerDraw(dose, content), content)
  return { ...amountShown(dose, content), drawnMl: drawn ? decimalOf(drawn) : null }
}

/** The cost of one dose and of 30 days. */
function costsOf(
  { cost }: VialRow,
  content: Content,
  planned: PlannedDoses | undefined,
): Pick<Vial, 'costPerDose' | 'costPerMonth'> {
  const dose = planned?.doseNow(content)
  const whole = dose && isPositive(dose) ? dosesIn(rational(content.amount), dose, content) : 0
  if (cost === null || whole === 0) return { costPerDose: null, costPerMonth: null }
  const rate = planned?.dosesOfMonth
  const share = divide(rational(1), rational(whole))
  const perMonth = rate && multiply(share, divide(rational(30 * rate.doses), rational(rate.days)))
  const costOf = (part: Rational) => toDollars(timesMoney(toCents(cost), part))
  return { costPerDose: costOf(share), costPerMonth: perMonth ? costOf(perMonth) : null }
}

function syringeOf({ syringeScale, syringeMl, syringeGraduation }: VialRow): Vial['syringe'] {
  if (syringeScale === null || syringeMl === null) return null
  const syringe = { scale: syringeScale, capacityMl: syringeMl, graduation: syringeGraduation }
  return syringe as Vial['syringe']
}

const UNKNOWN: Forecast = {
  ...{ dosesLeft: null, usableDoses: null, lastDoseOn: null },
  ...{ runsOutOn: null, coveredUntil: null, usableUntil: null, loss: null },
}

/** A vial as displayed, without the shop. */
export function serializeVial(
  row: VialRow,
  known: EntryForecast | undefined,
  warnings: Vial['warnings'] = [],
): Vial {
  const { content, left } = known?.stocked.get(row.id) ?? stockedOf(row)
  const dose = known?.planned.doseNow(content)
  const { loss, ...days } = known?.forecast.each.get(row.id) ?? UNKNOWN
  return {
    ...row,
    ...{ kind: content.kind, unit: content.unit, state: row.state as ContainerState },
    components: row.components as Vial['components'],
    syringe: syringeOf(row),
    createdAt: row.createdAt.toISOString(),
    editedAt: row.editedAt?.toISOString() ?? null,
    left: amountShown(left, content),
    dose: dose ? doseShown(dose, content) : null,
    ...days,
    ...{ warnings, buyAgain: null },
    loss: loss ? amountShown(loss, content) : null,
    ...costsOf(row, content, known?.planned),
  }
}
