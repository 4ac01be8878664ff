import { isPositive } from '../math/rational.ts'
import { type CalendarDay, daysBetween } from '../time/calendar.ts'
import { lastUsableDay } from './containers.ts'
import { type Planned, type Stocked, type StockForecast, usableStock } from './forecast.ts'

/** What people are warned of about a container. */
export const vialWarningCauses = ['runs-low', 'discard'] as const

export type VialWarningCause = (typeof vialWarningCauses)[number]

/** A one-time notice about a container: a warning or a recall. */
export type VialNoticeCause = VialWarningCause | 'recalled'

/** Days before the last day of a container on which its person is warned. */
export const DISCARD_WARNING_DAYS = 3

/** The most doses and days that a person can choose to be warned ahead. */
export const MAX_LOW_DOSES = 20
export const MAX_LOW_DAYS = 60

/** Days for which a warning can be snoozed. */
export const MAX_SNOOZE_DAYS = 14

/** When a person is warned that a peptide runs low; 0 of either is never. */
export interface LowLimits {
  /** doses left, at most */
  lowVialDoses: number
  /** days until the first dose that is not covered, at most */
  lowVialDays: number
}

/** A plan entry's planned doses, and whether doses occur without fixed days. */
export interface PlannedStock extends Planned {
  /** the entry is active without fixed dose days */
  isUnscheduled: boolean
}

/** A warning that holds now. */
export type VialWarning =
  | { cause: 'runs-low'; vialId: number; doses: number; lastDoseOn: CalendarDay | null }
  | { cause: 'discard'; vialId: number; lastDay: CalendarDay }

/** What warnings about a plan entry's containers depend on. */
interface Outlook {
  planned: PlannedStock
  /** of all of its containers */
  forecast: StockForecast
  limits: LowLimits
}

/** Whether what open and sealed containers hold together runs low; undefined where one of them can't say what a dose is. */
function lowStock(
  containers: readonly Stocked[],
  { planned, forecast, limits: { lowVialDoses, lowVialDays } }: Outlook,
): VialWarning | undefined {
  const stock = usableStock(containers)
  const last = stock.at(-1)
  if (!last) return undefined
  const each = stock.map(({ id }) => forecast.each.get(id))
  if (each.some((one) => one?.dosesLeft == null)) return undefined
  const sum = (count: 'usableDoses' | 'dosesLeft') =>
    each.reduce((doses, one) => doses + (one?.[count] ?? 0), 0)
  const runsOutOn = forecast.coveredUntil
  if (runsOutOn === null && !planned.isUnscheduled) return undefined
  const doses = sum(runsOutOn === null ? 'dosesLeft' : 'usableDoses')
  const isShort = lowVialDoses > 0 && doses <= lowVialDoses
  const isSoon = lowVialDays > 0 && runsOutOn !== null && daysBetween(planned.today, runsOutOn) <= lowVialDays
  if (!isShort && !isSoon) return undefined
  const lastDoseOn = each.reduce<CalendarDay | null>(
    (latest, one) =>
      one?.lastDoseOn && (latest === null || one.lastDoseOn > latest) ? one.lastDoseOn : latest,
    null,
  )
  return { cause: 'runs-low', vialId: last.id, doses, lastDoseOn }
}

/**
 * Warnings about a plan entry's containers: running low, named by the one used last, and each one to discard within
 * three days.
 */
export function vialWarnings(containers: readonly Stocked[], outlook: Outlook): VialWarning[] {
  const { planned } = outlook
  const low = lowStock(containers, outlook)
  const old = usableStock(containers).flatMap((one): VialWarning[] => {
    const lastDay = lastUsableDay(one)
    const isNear = lastDay !== null && daysBetween(planned.today, lastDay) <= DISCARD_WARNING_DAYS
    return isNear && isPositive(one.left) ? [{ cause: 'discard', vialId: one.id, lastDay }] : []
  })
  return low ? [low, ...old] : old
}
