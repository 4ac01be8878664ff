import { formatInstantDay, formatInstantInFull, formatWeekday } from '../../lib/time/dates.ts'
import { type ChartDose, type ComputedLevel, countThrough, type LevelPoint } from './level-points.ts'
import { nearestPoint } from './level-scale.ts'
import { eventsAt, type OverlayName, type Overlays } from './overlays.ts'

const DAY_MS = 24 * 60 * 60_000

/** What a chart says about one of its points. */
export interface Reading {
  index: number
  /** the level without decimals */
  percent: number
  /** 'Now', or the time */
  when: string
  notes: readonly string[]
  /** all in words */
  text: string
}

interface Read {
  computed: ComputedLevel
  /** earliest first, at least one */
  points: readonly LevelPoint[]
  now: number
  timeZone: string
  overlays: Overlays
  shown: readonly OverlayName[]
}

/** Time since the last dose: '1 day after 0.5 mg'. */
function sinceDose(doses: readonly ChartDose[], at: number): string {
  const last = doses[countThrough(doses, at) - 1]
  if (!last) return ''
  const days = Math.floor((at - last.at) / DAY_MS)
  const when = days === 0 ? 'Less than a day' : days === 1 ? '1 day' : `${days} days`
  return `${when} after ${last.mg} mg`
}

const rangeOf = ({ low, high }: LevelPoint): string =>
  Math.round(low) === Math.round(high) ? '' : `Range ${Math.round(low)} to ${Math.round(high)}%`

/** 'Next trough Sat', with the date if more than a week ahead. */
function troughText({ troughAfter }: ComputedLevel, at: number, timeZone: string): string {
  const trough = troughAfter(at)
  if (trough === undefined) return ''
  const instant = new Date(trough).toISOString()
  const day =
    trough - at < 7 * DAY_MS ? formatWeekday(instant, timeZone) : formatInstantDay(instant, timeZone)
  return `Next trough ${day}`
}

const NOTHING: LevelPoint = { at: 0, percent: 0, low: 0, high: 0, planned: false }

const isPoint = (points: readonly LevelPoint[], index: number | undefined): index is number =>
  index !== undefined && points[index] !== undefined

const indexIn = ({ points, now }: Pick<Read, 'points' | 'now'>, pointed: number | undefined): number =>
  isPoint(points, pointed) ? pointed : nearestPoint(points, now)

/** A point; the one of now without an index. */
export const pointAt = (read: Pick<Read, 'points' | 'now'>, pointed: number | undefined): LevelPoint =>
  read.points[indexIn(read, pointed)] ?? NOTHING

/** The reading of a point; of now without an index. */
export function readingOf(read: Read, pointed: number | undefined): Reading {
  const { computed, points, timeZone, overlays, shown } = read
  const isNow = !isPoint(points, pointed)
  const found = pointAt(read, pointed)
  const when = isNow ? 'Now' : formatInstantInFull(new Date(found.at).toISOString(), timeZone)
  const notes = [
    troughText(computed, found.at, timeZone),
    sinceDose(computed.doses, found.at),
    rangeOf(found),
    ...(isNow ? [] : eventsAt(overlays, shown, found.at)),
  ].filter(Boolean)
  const percent = Math.round(found.percent)
  const text = `${when}, ${percent} percent of peak. ${notes.join('. ')}`
  return { index: indexIn(read, pointed), percent, when, notes, text }
}
