import { inDollars, toCents } from '@pepwell/domain/shop/money'
import { CartesianGrid, Line, LineChart, ReferenceLine, Tooltip, XAxis, YAxis } from 'recharts'
import { browserTimeZone } from '../../../../lib/time/browser-zone.ts'
import { formatInstantDay } from '../../../../lib/time/dates.ts'
import { type PriceLine, priceScale, spreadLabels } from './price-lines.ts'

interface PriceChartProps {
  /** at least one */
  lines: readonly PriceLine[]
  /** in dollars; null without one */
  own: number | null
}

const HEIGHT = 160
const MARGIN = { top: 10, bottom: 24 }
const LABEL = 17

const colors = ['var(--series-2)', 'var(--series-3)', 'var(--series-4)']
const quiet = { fontSize: 12, fill: 'var(--soft)' }

interface Pointed {
  active?: boolean
  payload?: readonly { name?: unknown; payload?: { at: number; price: number } }[]
}

function PriceTooltip({ active, payload }: Pointed) {
  const pointed = active ? payload?.[0] : undefined
  if (!pointed?.payload) return null
  return (
    <div className="rounded-xl border border-line bg-surface px-3 py-2 text-sm shadow-lift-high">
      <p className="text-soft">
        {formatInstantDay(new Date(pointed.payload.at).toISOString(), browserTimeZone())}
      </p>
      <p className="font-semibold tabular-nums">
        {String(pointed.name)} ${inDollars(toCents(pointed.payload.price))}
      </p>
    </div>
  )
}

/** Line labels at the right edge, in the lines' colors. */
function Ends({ lines, own, scale }: PriceChartProps & { scale: readonly number[] }) {
  const [low = 0, high = 1] = [scale[0], scale.at(-1)]
  const inner = HEIGHT - MARGIN.top - MARGIN.bottom
  const yOf = (price: number) => MARGIN.top + ((high - price) / (high - low)) * inner
  const ends = lines.map(({ name, points }, index) => ({
    name,
    price: points.at(-1)?.price ?? 0,
    color: colors[index],
  }))
  const all =
    own === null
      ? ends
      : [...ends, { name: `You $${inDollars(toCents(own))}`, price: own, color: 'var(--accent)' }]
  const tops = spreadLabels(
    all.map(({ price }) => yOf(price)),
    LABEL,
  )
  return (
    <ul className="relative h-full text-xs font-semibold">
      {all.map(({ name, color }, index) => (
        <li
          key={name + String(index)}
          className="absolute inset-x-0 flex -translate-y-1/2 items-center gap-1.5"
          style={{ top: tops[index] }}
        >
          {/* The line colors have too little contrast for text. */}
          <span aria-hidden="true" className="h-1 w-3 shrink-0 rounded-full" style={{ background: color }} />
          <span className="min-w-0 truncate">{name}</span>
        </li>
      ))}
    </ul>
  )
}

/** Vendor prices over time as steps; our price is dashed. */
export default function PriceChart({ lines, own }: PriceChartProps) {
  const points = lines.flatMap((line) => line.points)
  const scale = priceScale([...points.map(({ price }) => price), ...(own === null ? [] : [own])])
  const [first, last] = [Math.min(...points.map(({ at }) => at)), Math.max(...points.map(({ at }) => at))]
  const middle = Math.round((first + last) / 2)
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_minmax(5rem,8rem)] gap-2" style={{ height: HEIGHT }}>
      <LineChart
        responsive
        accessibilityLayer={false}
        margin={{ ...MARGIN, right: 4, left: 0, bottom: 0 }}
        className="size-full"
      >
        <CartesianGrid vertical={false} stroke="var(--line)" />
        <XAxis
          dataKey="at"
          type="number"
          domain={[first, last]}
          ticks={[first, middle, last]}
          interval="preserveStartEnd"
          height={MARGIN.bottom}
          tickFormatter={(at: number) => formatInstantDay(new Date(at).toISOString(), browserTimeZone())}
          tick={quiet}
          tickLine={false}
          axisLine={false}
          padding={{ left: 8, right: 8 }}
          allowDuplicatedCategory={false}
        />
        <YAxis
          domain={[scale[0] ?? 0, scale.at(-1) ?? 1]}
          ticks={[...scale]}
          interval={0}
          width={46}
          tickFormatter={(dollars: number) => `$${dollars}`}
          tick={quiet}
          tickLine={false}
          axisLine={false}
        />
        {own !== null && (
          <ReferenceLine y={own} stroke="var(--accent)" strokeDasharray="4 4" strokeWidth={2} />
        )}
        <Tooltip
          content={(tooltip) => (
            <PriceTooltip active={tooltip.active} payload={tooltip.payload as Pointed['payload']} />
          )}
          cursor={{ stroke: 'var(--edge)', strokeDasharray: '2 3' }}
          shared={false}
          isAnimationActive={false}
        />
        {lines.map(({ name, points: data }, index) => (
          <Line
            key={name + String(index)}
            name={name}
            data={data}
            dataKey="price"
            type="stepAfter"
            stroke={colors[index]}
            strokeWidth={2}
            dot={data.length === 1 ? { r: 3, fill: colors[index], stroke: 'none' } : false}
            isAnimationActive={false}
          />
        ))}
      </LineChart>
      <Ends lines={lines} own={own} scale={scale} />
    </div>
  )
}
