import { modeledCompounds } from '@pepwell/domain/levels/modeled-compounds'
import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { cx } from '../../lib/classes.ts'
import { serverNow } from '../../lib/time/clock.ts'
import { formatInstantDay, formatInstantInFull, formatWeekday } from '../../lib/time/dates.ts'
import { colorSlotStyle } from '../../ui/color-dot.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { Fold } from '../../ui/fold.tsx'
import { Loading, Skeleton } from '../../ui/skeleton.tsx'
import { SourceLink } from '../../ui/source-link.tsx'
import { LevelChart } from './level-chart.tsx'
import { nearestPoint } from './level-place.ts'
import { type ChartDose, type ComputedLevel, computedLevel, type LevelPoint } from './level-points.ts'
import { LevelScrubber } from './level-scrubber.tsx'
import { levelQuery, type MedicationLevel } from './medication-levels.api.ts'
import { eventsAt, type OverlayName, type Overlays, overlaysBetween } from './overlays.ts'

interface LevelCardProps {
  entry: { id: number; name: string; hue: number }
  daysBack: number
  timeZone: string
  overlays: Overlays
  shown: readonly OverlayName[]
}

const MINUTE_MS = 60_000
const DAY_MS = 24 * 60 * MINUTE_MS

/** Time since the last dose: '1 day after 0.5 mg'. */
function sinceDose(doses: readonly ChartDose[], at: number): string {
  const last = doses.findLast((dose) => dose.at <= at)
  if (!last) return ''
  const days = Math.floor((at - last.at) / DAY_MS)
  const when = days === 0 ? 'Less than a day' : days === 1 ? '1 day' : `${days} days`
  return `${when} after ${last.mg} mg`
}

/** Explains the level and cites its model. */
function About({ level: { model, source, since }, timeZone }: { level: MedicationLevel; timeZone: string }) {
  return (
    <Fold label="What is this?" className="mt-2 text-sm">
      <p>100% is your own steady peak at your current dose.</p>
      {since && <p className="mt-1">Level before {formatInstantInFull(since, timeZone)} unknown.</p>}
      <p className="mt-1 text-soft">{model}.</p>
      {source?.url && <SourceLink source={{ ...source, url: source.url }} />}
    </Fold>
  )
}

/** Points per curve, enough to look smooth on a wide screen. */
const POINTS = 400

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

function Readout({ point, when, notes }: { point: LevelPoint; when: string; notes: readonly string[] }) {
  return (
    <>
      <p className="text-sm font-semibold text-(--slot-ink)">{when}</p>
      <p className="text-5xl font-bold tabular-nums">
        {Math.round(point.percent)}
        <span className="text-2xl">%</span> <span className="text-base font-normal text-soft">of peak</span>
      </p>
      <p className="mb-4 min-h-11 text-sm text-soft">{notes.join(' · ')}</p>
    </>
  )
}

type ShownLevelProps = { computed: ComputedLevel; now: number } & Omit<LevelCardProps, 'entry'>

function ShownLevel({ computed, now, daysBack, timeZone, overlays, shown }: ShownLevelProps) {
  const [pointed, point] = useState<number>()
  const { doses, level, since, end } = computed
  const from = Math.max(since, now - daysBack * DAY_MS)
  const points = useMemo(() => computed.points({ from, to: end }, POINTS), [computed, from, end])
  const inSight = useMemo(() => overlaysBetween(overlays, from, end), [overlays, from, end])
  const current = pointed ?? nearestPoint(points, now)
  const looked = points[current]
  if (!looked) return null
  const when =
    pointed === undefined ? 'Now' : formatInstantInFull(new Date(looked.at).toISOString(), timeZone)
  const trough = troughText(computed, looked.at, timeZone)
  const notes = [
    trough,
    sinceDose(doses, looked.at),
    rangeOf(looked),
    ...(pointed === undefined ? [] : eventsAt(inSight, shown, looked.at)),
  ].filter(Boolean)
  return (
    <>
      <Readout point={looked} when={when} notes={notes} />
      <LevelChart {...{ points, doses, from, to: end, now, timeZone, shown, looked }} overlays={inSight}>
        <LevelScrubber
          {...{ points, from, to: end, now, current }}
          text={`${when}, ${Math.round(looked.percent)} percent of peak. ${notes.join('. ')}`}
          onPoint={point}
        />
      </LevelChart>
      <p className="mt-3 text-sm">{level.note}</p>
      <About level={level} timeZone={timeZone} />
    </>
  )
}

/** A level's curve, or why there is none. */
function Level({ level, entry, ...shown }: { level: MedicationLevel } & LevelCardProps) {
  const now = serverNow()
  const minute = Math.floor(now / MINUTE_MS) * MINUTE_MS
  const computed = useMemo(() => computedLevel(level, minute), [level, minute])
  if (!computed || computed.end === computed.since)
    return <p className="text-soft">{level.reason ?? 'Your curve starts with your second dose.'}</p>
  return (
    <div style={colorSlotStyle(entry.hue)}>
      <ShownLevel computed={computed} now={minute} {...shown} />
    </div>
  )
}

/** One medicine's level, or why there is none. */
export function LevelCard(props: LevelCardProps) {
  const { entry, daysBack } = props
  const { data, error, refetch, isFetching } = useQuery(levelQuery(entry.id, serverNow(), daysBack))
  if (data) return <Level key={entry.id} level={data} {...props} />
  if (error)
    return (
      <ErrorState
        className="border-0 shadow-none"
        title="We couldn’t load this level"
        error={error}
        onRetry={() => refetch()}
        retrying={isFetching}
      />
    )
  return (
    <Loading>
      <Skeleton className={cx('rounded-2xl', modeledCompounds.includes(entry.name) ? 'h-150' : 'h-12')} />
    </Loading>
  )
}
