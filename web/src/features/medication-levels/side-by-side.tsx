import { dayOf } from '@pepwell/domain/time/calendar'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { serverNow } from '../../lib/time/clock.ts'
import { formatMonthDay } from '../../lib/time/dates.ts'
import { ColorDot, colorSlotStyle } from '../../ui/color-dot.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { NoBreakText } from '../../ui/no-break-text.tsx'
import { Loading, Skeleton } from '../../ui/skeleton.tsx'
import { type ComputedLevel, computedLevel } from './level-points.ts'
import { Dots } from './level-rows.tsx'
import { levelLine, levelScale, nearestPoint } from './level-scale.ts'
import { levelQuery, type MedicationLevel } from './medication-levels.api.ts'

interface Entry {
  id: number
  name: string
  hue: number
}

const DAY_MS = 24 * 60 * 60_000
const MINUTE_MS = 60_000

/** Days before and after now: daily doses are still apart on a phone. */
const BACK = 21
const AHEAD = 14

const POINTS = 160
const DOT = 6
const OUTLINE = 1.5
const even = {
  vectorEffect: 'non-scaling-stroke',
  fill: 'none',
  stroke: 'var(--slot)',
  strokeWidth: 2,
} as const

interface Span {
  from: number
  now: number
  to: number
}

/** A level around now, on a scale of its own. */
function Curve({ computed, span: { from, now, to } }: { computed: ComputedLevel; span: Span }) {
  const points = useMemo(
    () => computed.points({ from, to: Math.min(to, computed.end) }, POINTS),
    [computed, from, to],
  )
  const scale = levelScale(points, { from, to })
  const current = points[nearestPoint(points, now)]
  const past = points.filter(({ planned }) => !planned)
  const future = [...past.slice(-1), ...points.filter(({ planned }) => planned)]
  return (
    <svg
      role="img"
      aria-label={`Level, ${Math.round(current?.percent ?? 0)}% of its own steady peak now`}
      className="absolute inset-0 size-full overflow-visible"
      viewBox="0 0 100 100"
      preserveAspectRatio="none"
    >
      <path {...even} d={levelLine(past, scale)} />
      <path {...even} d={levelLine(future, scale)} strokeDasharray="4 4" />
    </svg>
  )
}

/** Doses around now: logged ones filled, planned ones outlined. */
function DoseDots({ taken, span: { from, now, to } }: { taken: MedicationLevel['taken']; span: Span }) {
  const doses = (taken ?? [])
    .map(({ at, planned }) => ({ at: Date.parse(at), planned, size: DOT }))
    .filter(({ at }) => at >= from && at <= to)
  const x = (at: number) => (100 * (at - from)) / (to - from)
  const logged = doses.filter(({ planned }) => !planned)
  const weeks = Math.round((now - from) / (7 * DAY_MS))
  return (
    <div role="img" aria-label={`${logged.length} doses in ${weeks} weeks`}>
      <Dots dots={logged} x={x} className="stroke-(--slot)" />
      <Dots
        dots={doses.filter(({ planned }) => planned)}
        x={x}
        className="stroke-(--slot)"
        outline={OUTLINE}
      />
    </div>
  )
}

const nowText = (percent: number) => `${Math.round(percent)}% now`

function Row({ entry: { id, name, hue }, span }: { entry: Entry; span: Span }) {
  const { data, error, refetch, isFetching } = useQuery(levelQuery(id, span.now))
  const computed = useMemo(() => data && computedLevel(data, span.now), [data, span.now])
  const x = (100 * (span.now - span.from)) / (span.to - span.from)
  const about = data && (data.percent === null ? data.reason : nowText(data.percent))
  return (
    <li style={colorSlotStyle(hue)} className="sm:grid sm:grid-cols-[12rem_1fr] sm:items-center sm:gap-4">
      <p className="mb-1">
        <span className="flex items-center gap-2 font-semibold">
          <ColorDot colorSlot={hue} />
          <span>
            <NoBreakText>{name}</NoBreakText>
          </span>
        </span>
        {about && <span className="block text-sm text-soft tabular-nums">{about}</span>}
      </p>
      {data ? (
        <div className="relative h-10">
          {computed ? <Curve computed={computed} span={span} /> : <DoseDots taken={data.taken} span={span} />}
          <span aria-hidden="true" className="absolute inset-y-0 w-px bg-ink" style={{ left: `${x}%` }} />
        </div>
      ) : error ? (
        <ErrorState
          className="border-0 shadow-none"
          title="We couldn’t load this level"
          error={error}
          onRetry={() => refetch()}
          retrying={isFetching}
        />
      ) : (
        <Loading>
          <Skeleton className="h-10 rounded-xl" />
        </Loading>
      )}
    </li>
  )
}

/** The medicines of a plan below each other: their levels, or their doses where there is no curve. Never added up. */
export default function SideBySide({ entries, timeZone }: { entries: readonly Entry[]; timeZone: string }) {
  const now = Math.floor(serverNow() / MINUTE_MS) * MINUTE_MS
  const span = useMemo(() => ({ from: now - BACK * DAY_MS, now, to: now + AHEAD * DAY_MS }), [now])
  const dayText = (at: number) => formatMonthDay(dayOf(at, timeZone))
  return (
    <div className="pb-2">
      <p className="mb-3 text-sm text-soft">Each in percent of its own steady peak.</p>
      <ul className="flex flex-col gap-4">
        {entries.map((entry) => (
          <Row key={entry.id} entry={entry} span={span} />
        ))}
      </ul>
      <p aria-hidden="true" className="mt-2 flex justify-between text-xs text-soft sm:ml-52">
        <span>{dayText(span.from)}</span>
        <span>{dayText(span.to)}</span>
      </p>
    </div>
  )
}
