import { memo, type ReactNode, useState } from 'react'
import { formatInstantDay, formatInstantInFull, formatWeekday } from '../../lib/time/dates.ts'
import { type LevelPlace, nearestPoint } from './level-place.ts'
import { type ChartDose, type ComputedLevel, countThrough, type LevelPoint } from './level-points.ts'
import { LevelScrubber } from './level-scrubber.tsx'
import { eventsAt, type OverlayName, type Overlays } from './overlays.ts'

const DAY_MS = 24 * 60 * 60_000

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

/** In a layer of its own: a move would paint the page around it. */
function Readout({ point, when, notes }: { point: LevelPoint; when: string; notes: readonly string[] }) {
  return (
    <div className="will-change-transform">
      <p className="text-sm font-semibold text-(--slot-ink)">{when}</p>
      <p className="text-5xl font-bold tabular-nums">
        {Math.round(point.percent)}
        <span className="text-2xl">%</span> <span className="text-base font-normal text-soft">of peak</span>
      </p>
      <p className="mb-4 min-h-11 text-sm text-soft">{notes.join(' · ')}</p>
    </div>
  )
}

/** The curve's height in rem, as in h-56. */
const CURVE_REM = 14

/** A line over all rows and a dot on the curve. Transforms move them, so that a move neither lays out nor paints them. */
function Crosshair({ point, place }: { point: LevelPoint; place: LevelPlace }) {
  const x = `${place.x(point.at)}cqw`
  const y = `${(CURVE_REM * place.y(point.percent)) / 100}rem`
  return (
    <div className="@container pointer-events-none absolute inset-0">
      <span
        className="absolute inset-y-0 left-0 w-px bg-(--slot) will-change-transform"
        style={{ transform: `translateX(${x})` }}
      />
      <span
        className="absolute -top-1.75 -left-1.75 size-3.5 rounded-full border-2 border-surface bg-(--slot) will-change-transform"
        style={{ transform: `translate(${x}, ${y})` }}
      />
    </div>
  )
}

/** The first and the last day of the chart. */
const Ends = memo(function Ends({ from, to, timeZone }: { from: number; to: number; timeZone: string }) {
  const dayText = (at: number) => formatInstantDay(new Date(at).toISOString(), timeZone)
  return (
    <p className="mt-2 flex justify-between gap-2">
      <span>{dayText(from)}</span>
      <span>{dayText(to)}</span>
    </p>
  )
})

interface ScrubbedLevelProps {
  computed: ComputedLevel
  points: readonly LevelPoint[]
  place: LevelPlace
  from: number
  to: number
  now: number
  timeZone: string
  overlays: Overlays
  shown: readonly OverlayName[]
  /** the chart under the crosshair */
  children: ReactNode
}

/** A level's readout and crosshair. It alone knows the selected point, so that a move doesn't render the chart again. */
export function ScrubbedLevel(props: ScrubbedLevelProps) {
  const { computed, points, place, from, to, now, timeZone, overlays, shown } = props
  const [pointed, point] = useState<number>()
  const current = pointed ?? nearestPoint(points, now)
  const looked = points[current]
  if (!looked) return null
  const isNow = pointed === undefined
  const when = isNow ? 'Now' : formatInstantInFull(new Date(looked.at).toISOString(), timeZone)
  const notes = [
    troughText(computed, looked.at, timeZone),
    sinceDose(computed.doses, looked.at),
    rangeOf(looked),
    ...(isNow ? [] : eventsAt(overlays, shown, looked.at)),
  ].filter(Boolean)
  return (
    <>
      <Readout point={looked} when={when} notes={notes} />
      <div className="mr-12 text-xs text-soft tabular-nums">
        <div className="relative">
          {props.children}
          <Crosshair point={looked} place={place} />
          <LevelScrubber
            {...{ points, from, to, now, current }}
            text={`${when}, ${Math.round(looked.percent)} percent of peak. ${notes.join('. ')}`}
            onPoint={point}
          />
        </div>
        <Ends from={from} to={to} timeZone={timeZone} />
      </div>
    </>
  )
}
