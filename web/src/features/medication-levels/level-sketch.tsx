import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { serverNow } from '../../lib/time/clock.ts'
import { formatWeekday } from '../../lib/time/dates.ts'
import { computedLevel } from './level-points.ts'
import { levelLine, levelScale, nearestPoint } from './level-scale.ts'
import { levelQuery, type MedicationLevel } from './medication-levels.api.ts'

interface LevelSketchProps {
  /** the plan entry */
  id: number
  timeZone: string
}

const POINTS = 80
const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS
const even = { vectorEffect: 'non-scaling-stroke', fill: 'none', stroke: 'var(--slot)' } as const

function Sketch({ level, timeZone }: { level: MedicationLevel; timeZone: string }) {
  const now = Math.floor(serverNow() / HOUR_MS) * HOUR_MS
  const computed = useMemo(() => computedLevel(level, now), [level, now])
  if (!computed || computed.end === computed.since) return null
  // Two intervals back and one ahead, at least a day and a half.
  const interval = Math.max(1.5 * DAY_MS, (level.regimen?.intervalHours ?? 0) * HOUR_MS)
  const from = Math.max(computed.since, now - 2 * interval)
  const to = Math.min(computed.end, now + interval)
  const points = computed.points({ from, to }, POINTS)
  const current = points[nearestPoint(points, now)]
  if (!current) return null
  const scale = levelScale(points, { from, to })
  const past = points.filter(({ planned }) => !planned)
  const future = [current, ...points.filter(({ planned }) => planned)]
  const percent = Math.round(current.percent)
  const trough = computed.troughAfter(now)
  const next = trough && `; next trough ${formatWeekday(new Date(trough).toISOString(), timeZone)}`
  return (
    <span
      role="img"
      aria-label={`Medication level: ${percent}% of peak${next ?? ''}`}
      className="flex h-6 min-w-0 flex-1 items-center justify-end gap-3 overflow-x-clip"
    >
      <span className="relative h-8 w-full max-w-40 min-w-0">
        <svg
          className="absolute inset-0 size-full overflow-visible"
          viewBox="0 0 100 100"
          preserveAspectRatio="none"
          aria-hidden="true"
        >
          <path {...even} d={levelLine(past, scale)} strokeWidth="2" />
          <path {...even} d={levelLine(future, scale)} strokeWidth="2" strokeDasharray="3 4" />
        </svg>
        <span
          className="absolute size-2.5 -translate-1/2 rounded-full bg-(--slot)"
          style={{ left: `${scale.x(current.at)}%`, top: `${scale.y(current.percent)}%` }}
        />
      </span>
      <span className="text-sm font-bold whitespace-nowrap text-soft tabular-nums">{percent}% of peak</span>
    </span>
  )
}

/** The level around the last and next dose as a sparkline; renders nothing without a curve. */
export default function LevelSketch({ id, timeZone }: LevelSketchProps) {
  const { data } = useQuery(levelQuery(id, serverNow()))
  return data && <Sketch level={data} timeZone={timeZone} />
}
