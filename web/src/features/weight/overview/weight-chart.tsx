import { addDays } from '@pepwell/domain/calendar'
import type { WeightUnit } from '@pepwell/domain/weight'
import { weightText } from '@pepwell/domain/weight'
import { CartesianGrid, Line, LineChart, ReferenceLine, Tooltip, XAxis, YAxis } from 'recharts'
import { formatDay, formatMonthDay } from '../../../lib/dates.ts'
import { type ChartPoint, scaleLines } from './chart-points.ts'

interface WeightChartProps {
  /** at least two */
  points: readonly ChartPoint[]
  /** in the unit that is read */
  goal: number | null
  unit: WeightUnit
}

const quiet = { fontSize: 12, fill: 'var(--soft)' }

interface Pointed {
  active?: boolean
  payload?: readonly { payload?: ChartPoint }[]
}

/** What was weighed on the day under the pointer. */
function Told({ active, payload, unit }: Pointed & { unit: WeightUnit }) {
  const point = active ? payload?.[0]?.payload : undefined
  if (!point) return null
  return (
    <div className="rounded-xl border border-line bg-surface px-3 py-2 text-sm shadow-lift-high">
      <p className="text-soft">{formatDay(point.day)}</p>
      <p className="font-semibold tabular-nums">{weightText(point.weight, unit)}</p>
      <p className="text-soft tabular-nums">7-day mean {weightText(point.trend, unit)}</p>
    </div>
  )
}

/** Weigh-ins as dots, their 7-day trend as a line, and the goal as another. */
export default function WeightChart({ points, goal, unit }: WeightChartProps) {
  const begins = points[0]?.day ?? ''
  const last = points.at(-1)?.at ?? 0
  const lines = scaleLines(points, goal)
  return (
    <LineChart
      responsive
      data={points as ChartPoint[]}
      accessibilityLayer={false}
      margin={{ top: 8, right: 8, bottom: 0, left: 0 }}
      className="size-full"
    >
      <CartesianGrid vertical={false} stroke="var(--line)" />
      <XAxis
        dataKey="at"
        type="number"
        domain={[0, last]}
        ticks={[0, Math.round(last / 2), last]}
        interval="preserveStartEnd"
        tickFormatter={(at: number) => formatMonthDay(addDays(begins, at))}
        tick={quiet}
        tickLine={false}
        axisLine={false}
        padding={{ left: 14, right: 18 }}
      />
      <YAxis
        domain={[lines[0] ?? 0, lines.at(-1) ?? 0]}
        ticks={lines}
        interval={0}
        width={36}
        tick={quiet}
        tickLine={false}
        axisLine={false}
      />
      {goal !== null && (
        <ReferenceLine
          y={goal}
          stroke="var(--info-ink)"
          strokeDasharray="6 4"
          strokeWidth={1.5}
          label={{ value: 'Goal', position: 'insideBottomLeft', fontSize: 12, fill: 'var(--info-ink)' }}
        />
      )}
      <Tooltip
        content={(told) => <Told active={told.active} payload={told.payload} unit={unit} />}
        cursor={{ stroke: 'var(--edge)', strokeDasharray: '2 3' }}
        isAnimationActive={false}
      />
      <Line
        dataKey="weight"
        stroke="none"
        isAnimationActive={false}
        dot={{ r: points.length > 45 ? 1.5 : 2.5, fill: 'var(--edge)', stroke: 'none' }}
        activeDot={{ r: 4, fill: 'var(--accent)', stroke: 'var(--surface)' }}
      />
      <Line
        dataKey="trend"
        type="monotone"
        stroke="var(--accent)"
        strokeWidth={2.5}
        strokeLinecap="round"
        isAnimationActive={false}
        dot={false}
        activeDot={false}
      />
    </LineChart>
  )
}
