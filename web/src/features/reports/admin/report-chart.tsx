import { Area, Bar, CartesianGrid, ComposedChart, Line, Tooltip, XAxis, YAxis } from 'recharts'
import type { ChartPoint, ChartSeries } from './chart-series.ts'
import { cellText } from './report-table.ts'
import { scaleEnd } from './scale.ts'

const quiet = { fontSize: 12, fill: 'var(--soft)' }

interface Pointed {
  active?: boolean
  payload?: readonly { payload?: ChartPoint }[]
  series: readonly ChartSeries[]
}

function ChartTooltip({ active, payload, series }: Pointed) {
  const point = active ? payload?.[0]?.payload : undefined
  if (!point) return null
  const tooltip = series.filter(({ key }) => typeof point.values[key] === 'number')
  return (
    <div className="rounded-xl border border-line bg-surface px-3 py-2 text-sm shadow-lift-high">
      <p className="text-soft">{point.label}</p>
      {tooltip.map(({ key, name }) => (
        <p key={key} className="font-semibold tabular-nums">
          {name} {cellText(point.values[key] as number)}
        </p>
      ))}
    </div>
  )
}

/** One series; recharts only finds direct children. */
function drawn({ key, look, color }: ChartSeries) {
  const about = { dataKey: `values.${key}`, isAnimationActive: false } as const
  if (look === 'bars') return <Bar key={key} {...about} fill={color} radius={[3, 3, 0, 0]} maxBarSize={18} />
  if (look === 'range') return <Area key={key} {...about} stroke="none" fill={color} fillOpacity={0.18} />
  if (look === 'area')
    return (
      <Area key={key} {...about} stroke={color} strokeWidth={2} fill={color} fillOpacity={0.1} dot={false} />
    )
  const dashes = look === 'dashed' ? '4 4' : undefined
  return <Line key={key} {...about} stroke={color} strokeWidth={2} strokeDasharray={dashes} dot={false} />
}

const mostOf = (points: readonly ChartPoint[]): number =>
  Math.max(...points.flatMap(({ values }) => Object.values(values).flat()).map((value) => value ?? 0), 0)

/** A time series starting at 0. */
export default function ReportChart({
  points,
  series,
}: {
  points: readonly ChartPoint[]
  series: readonly ChartSeries[]
}) {
  const end = scaleEnd(mostOf(points))
  return (
    <ComposedChart
      responsive
      data={points as ChartPoint[]}
      accessibilityLayer={false}
      margin={{ top: 8, right: 12, bottom: 0, left: 0 }}
      className="size-full"
    >
      <CartesianGrid vertical={false} stroke="var(--line)" />
      <XAxis
        dataKey="label"
        interval="equidistantPreserveStart"
        minTickGap={24}
        tick={quiet}
        tickLine={false}
        axisLine={false}
      />
      <YAxis
        domain={[0, end]}
        ticks={[0, end / 2, end]}
        interval={0}
        width={end < 10_000 ? 44 : 60}
        tickFormatter={(value: number) => cellText(value)}
        tick={quiet}
        tickLine={false}
        axisLine={false}
      />
      <Tooltip
        content={(tooltip) => (
          <ChartTooltip
            active={tooltip.active}
            payload={tooltip.payload as Pointed['payload']}
            series={series}
          />
        )}
        cursor={{ stroke: 'var(--edge)', fill: 'var(--sunken)', fillOpacity: 0.5 }}
        isAnimationActive={false}
      />
      {series.map(drawn)}
    </ComposedChart>
  )
}
