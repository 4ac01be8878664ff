import type { ChartPoint } from './chart-points.ts'

/** Chart coordinates, in percent of width and height from the top left corner. */
export interface Place {
  x(point: ChartPoint): number
  y(weight: number): number
}

const rounded = (value: number): number => Math.round(value * 100) / 100

/**
 * @param points at least two, on different days
 * @param lines weights of the grid lines, lowest first
 */
export function placeOf(points: readonly ChartPoint[], lines: readonly number[]): Place {
  const [first, last] = [points[0]?.at ?? 0, points.at(-1)?.at ?? 1]
  const [bottom, top] = [lines[0] ?? 0, lines.at(-1) ?? 1]
  return {
    x: ({ at }) => rounded((100 * (at - first)) / (last - first)),
    y: (weight) => rounded((100 * (top - weight)) / (top - bottom)),
  }
}

/** The trend line as an SVG path. */
export const lineThrough = (points: readonly ChartPoint[], { x, y }: Place): string =>
  `M${points.map((point) => `${x(point)} ${y(point.trend)}`).join('L')}`

/** Weigh-in dots: a path of zero-length lines with round caps. */
export const dotsOf = (points: readonly ChartPoint[], { x, y }: Place): string =>
  points.map((point) => `M${x(point)} ${y(point.weight)}h0`).join('')

/** The index of the point nearest to a day, counted as `at`. */
export const nearestTo = (points: readonly ChartPoint[], at: number): number =>
  points.reduce(
    (best, point, index) => (Math.abs(point.at - at) < Math.abs((points[best]?.at ?? 0) - at) ? index : best),
    0,
  )
