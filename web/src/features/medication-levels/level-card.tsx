import { modeledCompounds } from '@pepwell/domain/levels/modeled-compounds'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, Suspense, useMemo } from 'react'
import { cx } from '../../lib/classes.ts'
import { lazyView } from '../../lib/rendering/lazy-view.ts'
import { serverNow } from '../../lib/time/clock.ts'
import { formatInstantInFull } from '../../lib/time/dates.ts'
import { colorSlotStyle } from '../../ui/color-dot.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { Fold } from '../../ui/fold.tsx'
import { Loading, Skeleton } from '../../ui/skeleton.tsx'
import { SourceLink } from '../../ui/source-link.tsx'
import { LevelChart } from './level-chart.tsx'
import { type ComputedLevel, computedLevel } from './level-points.ts'
import { levelScale } from './level-scale.ts'
import { levelQuery, type MedicationLevel } from './medication-levels.api.ts'
import { type OverlayName, type Overlays, overlaysBetween } from './overlays.ts'
import { ScrubbedLevel } from './scrubbed-level.tsx'

interface LevelCardProps {
  entry: { id: number; name: string; hue: number }
  daysBack: number
  timeZone: string
  overlays: Overlays
  shown: readonly OverlayName[]
  /** below a curve, on wide screens next to it */
  children?: ReactNode
}

const MINUTE_MS = 60_000
const DAY_MS = 24 * 60 * MINUTE_MS

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

type ShownLevelProps = { computed: ComputedLevel; now: number } & Omit<LevelCardProps, 'entry'>

function ShownLevel({ computed, now, daysBack, timeZone, overlays, shown, children }: ShownLevelProps) {
  const { doses, level, since, end } = computed
  const from = Math.max(since, now - daysBack * DAY_MS)
  const points = useMemo(() => computed.points({ from, to: end }, POINTS), [computed, from, end])
  const scale = useMemo(() => levelScale(points, { from, to: end }), [points, from, end])
  const inSight = useMemo(() => overlaysBetween(overlays, from, end), [overlays, from, end])
  const chart = { points, scale, from, to: end, now, shown, overlays: inSight }
  return (
    <ScrubbedLevel
      {...chart}
      computed={computed}
      timeZone={timeZone}
      beside={
        <>
          {children}
          <p className="mt-4 text-sm">{level.note}</p>
          <About level={level} timeZone={timeZone} />
        </>
      }
    >
      <LevelChart {...chart} doses={doses} fullDose={level.regimen?.mg} />
    </ScrubbedLevel>
  )
}

const DoseDays = lazyView(() => import('./dose-days.tsx'))

/** A level's curve, or why there is none and the days of its doses. */
function Level({ level, entry, ...shown }: { level: MedicationLevel } & LevelCardProps) {
  const now = serverNow()
  const minute = Math.floor(now / MINUTE_MS) * MINUTE_MS
  const computed = useMemo(() => computedLevel(level, minute), [level, minute])
  if (!computed || computed.end === computed.since)
    return (
      <div style={colorSlotStyle(entry.hue)}>
        <p className="text-soft">{level.reason ?? 'Your curve starts with your second dose.'}</p>
        {level.taken && level.taken.length > 0 && (
          <Suspense fallback={<Skeleton className="mt-4 h-55 rounded-xl" />}>
            <DoseDays taken={level.taken} timeZone={shown.timeZone} />
          </Suspense>
        )}
      </div>
    )
  return (
    <div style={colorSlotStyle(entry.hue)}>
      <ShownLevel computed={computed} now={minute} {...shown} />
    </div>
  )
}

/** One medicine's level, or why there is none. */
export function LevelCard(props: LevelCardProps) {
  const { entry, daysBack, children } = props
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
  const mayHaveCurve = modeledCompounds.includes(entry.name)
  return (
    <>
      <Loading>
        <Skeleton className={cx('rounded-2xl', mayHaveCurve ? 'h-150' : 'h-12')} />
      </Loading>
      {mayHaveCurve && children}
    </>
  )
}
