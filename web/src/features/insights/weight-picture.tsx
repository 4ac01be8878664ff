import { severityWord } from '@pepwell/domain/side-effects/side-effects'
import { daysBetween } from '@pepwell/domain/time/calendar'
import { weightText, weightTrend } from '@pepwell/domain/weight/weight'
import { Frown } from 'lucide-react'
import { formatMonthDay } from '../../lib/time/dates.ts'
import { colorSlotStyle } from '../../ui/color-dot.tsx'
import type { Insights } from './insights.api.ts'
import { spanText } from './span-text.ts'

type Band = Insights['bands'][number]

/** A day's position, in percent of the width. */
type Across = (day: string) => number

/** The share of the width that a band needs for each letter of its dose, on a phone. */
const ROOM_FOR_LETTER = 2.6
/** Maximum number of peptides with their own row. */
const MAX_ROWS = 3
const ROOM = 8

/** A band's dose as far as it fits: with its unit, as a number, or not at all. */
const shownDose = (dose: string, width: number): string | undefined =>
  [dose, ...dose.split(' ', 1)].find(({ length }) => width > ROOM_FOR_LETTER * length)

function Lane({ bands, x }: { bands: readonly Band[]; x: Across }) {
  const [first] = bands
  return (
    <div
      className="relative mt-1.5 h-6 font-semibold text-(--slot-ink)"
      style={colorSlotStyle(first?.colorSlot ?? 1)}
    >
      {bands.map(({ from, to, dose }) => {
        const [left, right] = [Math.max(0, x(from)), Math.min(100, x(to))]
        return (
          <span
            key={from}
            className="absolute inset-y-0 grid min-w-1 content-center overflow-hidden rounded-md border-x border-surface bg-(--slot-soft) text-center whitespace-nowrap"
            style={{ left: `${left}%`, width: `${right - left}%` }}
          >
            {shownDose(dose, right - left)}
          </span>
        )
      })}
    </div>
  )
}

function Symptoms({ symptoms, x }: { symptoms: Insights['symptoms']; x: Across }) {
  return (
    <div className="relative mt-2 h-5">
      {symptoms.map(({ id, day, severity }) => (
        <span
          key={id}
          className="absolute top-1/2 -translate-1/2 rounded-full bg-ink/50"
          style={{ left: `${x(day)}%`, width: 4 + 3 * severity, height: 4 + 3 * severity }}
        />
      ))}
      <Frown className="absolute top-0.5 left-full ml-4 size-4" />
    </div>
  )
}

/** The picture as text for screen readers. */
function wordsOf({ weighIns, unit, symptoms }: Insights, bands: readonly Band[]): string {
  const [first, last] = [weighIns[0], weighIns.at(-1)]
  const worst = symptoms.reduce((max, { severity }) => Math.max(max, severity), 0)
  return [
    first &&
      last &&
      `Weight from ${weightText(first.weight, unit)} on ${formatMonthDay(first.day)} to ${weightText(last.weight, unit)} on ${formatMonthDay(last.day)}`,
    ...bands.map(({ name, dose, ...span }) => `${name} ${dose}, ${spanText(span)}`),
    symptoms.length > 0 && `Side effects: ${symptoms.length}, ${severityWord(worst).toLowerCase()} at most`,
  ]
    .filter(Boolean)
    .join('. ')
}

/** A line needs weigh-ins on two days. */
export const hasWeightPicture = ({ weighIns }: Insights): boolean =>
  new Set(weighIns.map(({ day }) => day)).size > 1

/** Weight trend over dose bands, with a dot per side effect. */
export function WeightPicture({ insights }: { insights: Insights }) {
  const { weighIns, unit } = insights
  const points = weightTrend(weighIns)
  const [first, last] = [points[0], points.at(-1)]
  if (!first || !last || points.length < 2) return null
  const days = daysBetween(first.day, last.day)
  const x: Across = (day) => (100 * daysBetween(first.day, day)) / days
  const values = points.map(({ trend }) => trend)
  const [min, max] = [Math.min(...values), Math.max(...values)]
  const y = (value: number) => ROOM + ((100 - 2 * ROOM) * (max - value)) / (max - min || 1)
  const isInSight = (from: string, to = from) => to >= first.day && from <= last.day
  const bands = insights.bands.filter(({ from, to }) => isInSight(from, to))
  const symptoms = insights.symptoms.filter(({ day }) => isInSight(day))
  const lanes = [...Map.groupBy(bands, ({ name }) => name).values()].slice(0, MAX_ROWS)
  const line = points
    .map(({ day, trend }, index) => `${index === 0 ? 'M' : 'L'}${x(day).toFixed(2)} ${y(trend).toFixed(2)}`)
    .join('')
  return (
    <div
      role="img"
      aria-label={wordsOf({ ...insights, symptoms }, bands)}
      className="mr-14 text-xs text-soft tabular-nums"
    >
      <div className="relative h-40">
        <svg
          className="absolute inset-0 size-full overflow-visible"
          viewBox="0 0 100 100"
          preserveAspectRatio="none"
          aria-hidden="true"
        >
          {lanes[0]?.map(({ from, to, colorSlot }, step) => (
            <rect
              key={from}
              x={Math.max(0, x(from))}
              width={Math.max(0, Math.min(100, x(to)) - Math.max(0, x(from)))}
              height="100"
              style={colorSlotStyle(colorSlot)}
              fill="var(--slot-soft)"
              opacity={0.25 + (0.5 * step) / Math.max(1, (lanes[0]?.length ?? 1) - 1)}
            />
          ))}
          <path
            d={line}
            fill="none"
            stroke="var(--accent)"
            strokeWidth="2.6"
            strokeLinejoin="round"
            vectorEffect="non-scaling-stroke"
          />
        </svg>
        {[max, ...(max > min ? [min] : [])].map((value) => (
          <span
            key={value}
            className="absolute left-full ml-2 -translate-y-1/2 whitespace-nowrap"
            style={{ top: `${y(value)}%` }}
          >
            {weightText(Math.round(value), unit)}
          </span>
        ))}
        <span
          className="absolute size-2.5 -translate-1/2 rounded-full bg-accent"
          style={{ left: '100%', top: `${y(last.trend)}%` }}
        />
      </div>
      {lanes.map((row) => (
        <Lane key={row[0]?.name} bands={row} x={x} />
      ))}
      {symptoms.length > 0 && <Symptoms symptoms={symptoms} x={x} />}
      <p className="mt-2 flex justify-between gap-2">
        <span>{formatMonthDay(first.day)}</span>
        <span>{formatMonthDay(last.day)}</span>
      </p>
    </div>
  )
}
