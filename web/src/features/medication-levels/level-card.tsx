import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { serverNow } from '../../lib/clock.ts'
import { formatInstantInFull } from '../../lib/dates.ts'
import { colorSlotStyle } from '../../ui/color-dot.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { Loading, Skeleton } from '../../ui/skeleton.tsx'
import { LevelChart } from './level-chart.tsx'
import { knownPoints, type LevelPoint, nearestPoint } from './level-place.ts'
import { levelQuery, type MedicationLevel } from './medication-levels.api.ts'

interface LevelCardProps {
  entry: { id: number; name: string; hue: number }
  daysBack: number
  timeZone: string
}

const DAY_MS = 24 * 60 * 60 * 1000

/** How long before an instant the last dose was: '1 day after 0.5 mg'. */
function sinceDose(doses: NonNullable<MedicationLevel['doses']>, at: number): string {
  const last = doses.findLast((dose) => Date.parse(dose.at) <= at)
  if (!last) return ''
  const days = Math.floor((at - Date.parse(last.at)) / DAY_MS)
  const when = days === 0 ? 'Less than a day' : days === 1 ? '1 day' : `${days} days`
  return `${when} after ${last.mg} mg`
}

const rangeOf = ({ low, high }: LevelPoint): string =>
  Math.round(low) === Math.round(high) ? '' : `Range ${Math.round(low)} to ${Math.round(high)}%`

/** What a level is, and where its model is from. */
function About({ level: { model, source, since }, timeZone }: { level: MedicationLevel; timeZone: string }) {
  return (
    <details className="mt-2 text-sm">
      <summary className="min-h-11 cursor-pointer content-center font-semibold text-accent-ink">
        What is this?
      </summary>
      <p>100% is your own steady peak at your current dose.</p>
      {since && <p className="mt-1">Level before {formatInstantInFull(since, timeZone)} unknown.</p>}
      <p className="mt-1 text-soft">
        {model}.{' '}
        {source?.url ? (
          <a
            href={source.url}
            target="_blank"
            rel="noopener noreferrer"
            className="text-accent-ink underline underline-offset-4"
          >
            {source.name}
          </a>
        ) : (
          source?.name
        )}
      </p>
    </details>
  )
}

function Level({ level, entry, timeZone }: { level: MedicationLevel } & Omit<LevelCardProps, 'daysBack'>) {
  const [pointed, point] = useState<number>()
  const now = serverNow()
  const points = knownPoints(level.points ?? [])
  const doses = level.doses ?? []
  const looked = points[pointed ?? nearestPoint(points, now)]
  const [first, last] = [points[0]?.at, points.at(-1)?.at]
  if (!looked || first === undefined || last === undefined || first === last)
    return <p className="text-soft">{level.reason ?? 'Your curve starts with your second dose.'}</p>
  const when =
    pointed === undefined ? 'Now' : formatInstantInFull(new Date(looked.at).toISOString(), timeZone)
  const text = `${when}, ${Math.round(looked.percent)} percent. ${sinceDose(doses, looked.at)}`
  return (
    <div style={colorSlotStyle(entry.hue)}>
      <p className="text-sm font-semibold text-(--slot-ink)">{when}</p>
      <p className="text-5xl font-bold tabular-nums">
        {Math.round(looked.percent)}
        <span className="text-2xl">%</span>
      </p>
      <p className="mb-4 min-h-6 text-sm text-soft">
        {[rangeOf(looked), sinceDose(doses, looked.at)].filter(Boolean).join(' · ')}
      </p>
      <LevelChart
        points={points}
        doses={doses.map((dose) => ({ ...dose, at: Date.parse(dose.at) })).filter(({ at }) => at >= first)}
        from={first}
        to={last}
        now={now}
        timeZone={timeZone}
        pointed={pointed}
        text={text}
        onPoint={point}
      />
      <p className="mt-3 text-sm">{level.note}</p>
      <About level={level} timeZone={timeZone} />
    </div>
  )
}

/** The level of one medicine, or why there is none. */
export function LevelCard({ entry, daysBack, timeZone }: LevelCardProps) {
  const { data, error, refetch, isFetching } = useQuery(levelQuery(entry.id, serverNow(), daysBack))
  if (data) return <Level key={entry.id} level={data} entry={entry} timeZone={timeZone} />
  if (error)
    return (
      <ErrorState
        className="border-0 shadow-none"
        title="This level could not be loaded"
        error={error}
        onRetry={() => refetch()}
        retrying={isFetching}
      />
    )
  return (
    <Loading>
      <Skeleton className="h-80 rounded-2xl" />
    </Loading>
  )
}
