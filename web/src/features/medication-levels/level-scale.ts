import { countThrough, type LevelPoint } from './level-points.ts'

/** Maps instants and levels to coordinates of a 100 by 100 chart. */
export interface LevelScale {
  x: (at: number) => number
  y: (percent: number) => number
  /** the top of the scale, in percent */
  top: number
}

/** Scale steps above 100 percent. */
const STEP = 50

export function levelScale(
  points: readonly LevelPoint[],
  { from, to }: { from: number; to: number },
): LevelScale {
  const highest = Math.max(100, ...points.map(({ high }) => high))
  const top = Math.ceil(highest / STEP) * STEP
  return {
    x: (at) => (100 * (at - from)) / (to - from),
    y: (percent) => 100 - (100 * percent) / top,
    top,
  }
}

const path = (coordinates: readonly (readonly [number, number])[]): string =>
  coordinates.map(([x, y], index) => `${index === 0 ? 'M' : 'L'}${x.toFixed(2)} ${y.toFixed(2)}`).join('')

/** The line through the points. */
export const levelLine = (points: readonly LevelPoint[], { x, y }: LevelScale): string =>
  path(points.map(({ at, percent }) => [x(at), y(percent)]))

/** The area between the bounds. */
export const levelBand = (points: readonly LevelPoint[], { x, y }: LevelScale): string =>
  points.length < 2
    ? ''
    : `${path([
        ...points.map(({ at, high }) => [x(at), y(high)] as const),
        ...points.toReversed().map(({ at, low }) => [x(at), y(low)] as const),
      ])}Z`

/** The index of the point nearest to an instant; points are earliest first. */
export function nearestPoint(points: readonly LevelPoint[], at: number): number {
  const next = countThrough(points, at)
  const [earlier, later] = [points[next - 1], points[next]]
  if (!earlier || !later) return earlier ? next - 1 : 0
  return later.at - at < at - earlier.at ? next : next - 1
}
