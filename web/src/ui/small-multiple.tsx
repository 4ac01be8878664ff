/** A value at an instant, in milliseconds since the epoch. */
interface PlottedValue {
  at: number
  value: number
  /** values out of range are hollow */
  isOutside?: boolean
}

/** Days on one dose, in milliseconds since the epoch. */
export interface DoseSpan {
  from: number
  to: number
  /** the peptide's color slot */
  colorSlot: number
}

interface SmallMultipleProps {
  /** dose steps below on the same time axis; later ones are darker */
  steps?: readonly DoseSpan[]
  /** earliest first */
  values: readonly PlottedValue[]
  /** the reference band; either end may be open */
  range?: { low: number | null; high: number | null }
}

const HEIGHT = 100

/** Vertical positions with padding. */
function scaleOf(values: readonly number[]) {
  const [min, max] = [Math.min(...values), Math.max(...values)]
  const room = (max - min) * 0.15 || Math.abs(max) * 0.1 || 1
  const [from, to] = [min - room, max + room]
  return (value: number) => HEIGHT - (HEIGHT * (value - from)) / (to - from)
}

/** A small line chart over its reference range. The figures are next to it. */
export function SmallMultiple({ values, range, steps = [] }: SmallMultipleProps) {
  const ends = [range?.low, range?.high].filter((end): end is number => end != null)
  const y = scaleOf([...values.map(({ value }) => value), ...ends])
  const [first, last] = [values[0]?.at ?? 0, values.at(-1)?.at ?? 0]
  const x = (at: number) => (last === first ? 50 : (100 * (at - first)) / (last - first))
  const places = values.map((value) => ({ ...value, x: x(value.at), y: y(value.value) }))
  const top = range && (range.high === null ? 0 : y(range.high))
  const bottom = range && (range.low === null ? HEIGHT : y(range.low))
  const inSight = last > first ? steps.filter(({ from, to }) => to > first && from < last) : []
  return (
    <div aria-hidden="true" className="mx-2">
      <div className="relative h-16">
        {ends.length > 0 && top !== undefined && bottom !== undefined && (
          <span
            className="absolute -inset-x-2 rounded-md bg-accent-soft"
            style={{ top: `${top}%`, height: `${bottom - top}%` }}
          />
        )}
        <svg
          className="absolute inset-0 size-full overflow-visible"
          viewBox="0 0 100 100"
          preserveAspectRatio="none"
          aria-hidden="true"
        >
          <path
            d={places.map((place, index) => `${index === 0 ? 'M' : 'L'}${place.x} ${place.y}`).join('')}
            fill="none"
            stroke="var(--ink)"
            strokeWidth="2"
            vectorEffect="non-scaling-stroke"
          />
        </svg>
        {places.map((place) => (
          <span
            key={`${place.at} ${place.value}`}
            className={`absolute size-2.5 -translate-1/2 rounded-full border-2 border-ink ${place.isOutside ? 'bg-surface' : 'bg-ink'}`}
            style={{ left: `${place.x}%`, top: `${place.y}%` }}
          />
        ))}
      </div>
      {inSight.length > 0 && (
        <div className="relative mt-2 h-1.5">
          {inSight.map(({ from, to, colorSlot }, step) => (
            <span
              key={`${from} ${colorSlot}`}
              className="absolute inset-y-0 rounded-full"
              style={{
                left: `${x(Math.max(from, first))}%`,
                width: `${x(Math.min(to, last)) - x(Math.max(from, first))}%`,
                backgroundColor: `var(--slot-${colorSlot})`,
                opacity: 0.4 + (0.6 * (step + 1)) / inSight.length,
              }}
            />
          ))}
        </div>
      )}
    </div>
  )
}

interface LegendProps {
  hasRange: boolean
  hasOutside: boolean
  /** the peptide of the steps */
  steps?: { name: string; colorSlot: number } | undefined
}

/** What the marks of small multiples mean. */
export const SmallMultipleLegend = ({ hasRange, hasOutside, steps }: LegendProps) => (
  <ul
    aria-label="Legend"
    className="flex flex-wrap gap-x-5 gap-y-2 text-sm text-soft *:flex *:items-center *:gap-2"
  >
    {hasRange && (
      <li>
        <span aria-hidden="true" className="h-3 w-6 rounded-sm bg-accent-soft" />
        Range as printed
      </li>
    )}
    {steps && (
      <li>
        <span
          aria-hidden="true"
          className="h-1.5 w-6 rounded-full"
          style={{ backgroundColor: `var(--slot-${steps.colorSlot})` }}
        />
        {steps.name} steps
      </li>
    )}
    {hasOutside && (
      <li>
        <span aria-hidden="true" className="size-2.5 rounded-full border-2 border-ink bg-surface" />
        Outside
      </li>
    )}
  </ul>
)
