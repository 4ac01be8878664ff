import type { ChartPoint } from './chart-points.ts'

/** Where things are in the chart: in hundredths of its width and height, from the upper left corner. */
export interface Place {
  x(point: ChartPoint): number
  y(weight: number): number
}

const rounded = (value: number): number => Math.round(value * 100) / 100

/**
 * @param points at least two, of different days
 * @param lines the weights of the lines across, lowest first
 */
export function placeOf(points: readonly ChartPoint[], lines: readonly number[]): Place {
  const [first, last] = [points[0]?.at ?? 0, points.at(-1)?.at ?? 1]
  const [bottom, top] = [lines[0] ?? 0, lines.at(-1) ?? 1]
  return {
    x: ({ at }) => rounded((100 * (at - first)) / (last - first)),
    y: (weight) => rounded((100 * (top - weight)) / (top - bottom)),
  }
}

/** The line through what the points say, as a path. */
export const lineThrough = (points: readonly ChartPoint[], { x, y }: Place): string =>
  `M${points.map((point) => `${x(point)} ${y(point.trend)}`).join('L')}`

/** A dot for each weigh-in, as a path of lines without length: a round end is all that is seen of them. */
export const dotsOf = (points: readonly ChartPoint[], { x, y }: Place): string =>
  points.map((point) => `M${x(point)} ${y(point.weight)}h0`).join('')

/** The place in the list of the point that is nearest to a day, counted as `at`. */
export const nearestTo = (points: readonly ChartPoint[], at: number): number =>
  points.reduce(
    (best, point, index) => (Math.abs(point.at - at) < Math.abs((points[best]?.at ?? 0) - at) ? index : best),
    0,
  )
