import type { StockMovement } from '@pepwell/contract/shop/inventory'
import { formatInstantDay } from '../../../lib/time/dates.ts'

const WIDTH = 240
const HEIGHT = 80

/** A step line: each quantity holds until the next movement. Starts at 0. */
function steps(movements: readonly StockMovement[]): string {
  const oldestFirst = movements.toReversed()
  const times = oldestFirst.map(({ at }) => Date.parse(at))
  const [begin = 0, end = 0] = [times[0], times.at(-1)]
  const max = Math.max(1, ...oldestFirst.map(({ onHand }) => onHand))
  // A single day or instant: place the points next to each other.
  const xOf = (index: number) =>
    end === begin
      ? (index * WIDTH) / oldestFirst.length
      : (((times[index] ?? begin) - begin) / (end - begin)) * (WIDTH - 12)
  const yOf = (onHand: number) => HEIGHT - (onHand / max) * (HEIGHT - 4)
  const path = oldestFirst.map(({ onHand }, index) => {
    const y = yOf(onHand).toFixed(1)
    const x = xOf(index).toFixed(1)
    return index === 0 ? `M${x} ${y}` : `H${x} V${y}`
  })
  return `${path.join(' ')} H${WIDTH}`
}

/** Stock on hand over time; the list next to it has the same data. */
export function MovementsPicture({
  movements,
  timeZone,
}: {
  movements: readonly StockMovement[]
  timeZone: string
}) {
  const [latest] = movements
  const oldest = movements.at(-1)
  if (!latest || !oldest) return null
  const line = steps(movements)
  return (
    <figure className="min-w-0 flex-[1] basis-60 text-accent">
      <figcaption className="mb-1 flex justify-between gap-2 text-[0.8125rem] text-soft">
        On hand since {formatInstantDay(oldest.at, timeZone)}
        <strong className="text-ink tabular-nums">{latest.onHand}</strong>
      </figcaption>
      <svg
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        preserveAspectRatio="none"
        aria-hidden="true"
        className="h-20 w-full"
      >
        <path d={`${line} V${HEIGHT} H0 Z`} className="fill-accent-soft" />
        <path d={line} fill="none" stroke="currentColor" strokeWidth="2" vectorEffect="non-scaling-stroke" />
      </svg>
    </figure>
  )
}
