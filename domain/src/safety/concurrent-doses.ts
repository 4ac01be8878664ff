import type { Label } from '../catalogue/medicines.ts'
import { classNotTogether, oneOf } from './class-warnings.ts'
import { type CloseDose, closeTimeText, hoursBetween, minInterval, type TakenDose } from './dose-spacing.ts'
import type { Taken } from './taken-medicines.ts'
import type { Warning } from './warnings.ts'

const HOUR_MS = 60 * 60 * 1000
const HOURS_PER_DAY = 24

/** No label has a longer interval, so earlier doses needn't be read. */
export const MAX_INTERVAL_MS = 7 * HOURS_PER_DAY * HOUR_MS

/** A medicine with how often it is taken. */
export interface Medicine extends Taken {
  /** of the medicine, or of its components */
  labels: readonly (Label | null)[]
  /** of its plan entry, if that still exists */
  frequency?: string
}

/** A dose of another plan entry. */
interface ConcurrentDose extends TakenDose {
  medicine: Medicine
}

/** How long after a dose another one of the same kind is too soon. */
interface Interval {
  hours: number
  /** 'the label says once a week (Zepbound label on DailyMed, checked Nov 22, 2026)' */
  text: string
}

/** A logged day may begin earlier, but doses of different days are at least half an interval apart. */
const earliest = (hours: number): number => Math.max(hours - HOURS_PER_DAY, hours / 2)

/** The longest interval on a medicine's label. */
function labelInterval({ labels }: Medicine): Interval | undefined {
  const stated = labels.flatMap((label) => {
    const min = minInterval(label)
    return min ? [{ text: min.text, hours: Math.max(earliest(min.hours), label?.apart?.hours ?? 0) }] : []
  })
  return stated.toSorted((a, b) => b.hours - a.hours)[0]
}

/** The planned interval; undefined for 'As needed'. */
function plannedInterval({ frequency = '' }: Medicine): Interval | undefined {
  const hours = hoursBetween(frequency)
  return hours === undefined ? undefined : { hours: earliest(hours), text: `your plan says ${frequency}` }
}

/** The class or substance that two medicines share, and for how long one dose counts for the other. */
function inCommon(medicine: Medicine, earlier: Medicine, other: Medicine) {
  const mechanism = classNotTogether(medicine, other)
  const substance = medicine.substances.find((substance) => other.substances.includes(substance))
  const stated = labelInterval(earlier)
  if (mechanism) {
    const interval = stated ?? plannedInterval(earlier)
    return interval && { what: `is ${oneOf(mechanism)}`, interval }
  }
  return substance && stated ? { what: `has ${substance} in it`, interval: stated } : undefined
}

/** Whether doses of other entries can be too close to one of this medicine, so that we need to read them. */
export const countsOthers = (medicine: Medicine): boolean =>
  classNotTogether(medicine, medicine) !== undefined || labelInterval(medicine) !== undefined

function judged(medicine: Medicine, takenAt: number, concurrent: ConcurrentDose) {
  const side = concurrent.takenAt <= takenAt ? ('before' as const) : ('after' as const)
  const earlier = side === 'before' ? concurrent.medicine : medicine
  const common = inCommon(medicine, earlier, concurrent.medicine)
  const apart = Math.abs(takenAt - concurrent.takenAt)
  if (!common || apart >= common.interval.hours * HOUR_MS) return []
  const close: CloseDose<ConcurrentDose> = { taken: concurrent, apart, side }
  return [{ ...common, close, earlier }]
}

/**
 * Warns about a dose while another entry of the same class or substance is still active: semaglutide two days after a
 * weekly dose of tirzepatide. The earlier one's interval counts, because it still acts.
 * @param takenAt of the new dose, milliseconds since the epoch
 * @param now the reference for 'ago'
 */
export function concurrentDoseWarnings(
  { medicine, takenAt }: { medicine: Medicine; takenAt: number },
  concurrent: readonly ConcurrentDose[],
  now: number,
): Warning[] {
  const [nearest] = concurrent
    .flatMap((one) => judged(medicine, takenAt, one))
    .toSorted((a, b) => a.close.apart - b.close.apart)
  if (!nearest) return []
  const { close, earlier, what, interval } = nearest
  const { dose, medicine: other } = close.taken
  const taken = `You took ${dose} of ${other.name} ${closeTimeText(close, now)}.`
  return [
    { code: 'SAME_CLASS', message: `${taken} It ${what} too, and for ${earlier.name} ${interval.text}.` },
  ]
}
