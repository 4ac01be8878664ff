import type { WeightUnit } from '@pepwell/domain/weight/weight'
import type { KeyboardEvent, PointerEvent } from 'react'
import { cx } from '../../../lib/classes.ts'
import { nearestTo } from './chart-place.ts'
import { type ChartPoint, chartLeft } from './chart-points.ts'

interface ScrubberProps {
  unit: WeightUnit
  points: readonly ChartPoint[]
  /** index of the selected point */
  pointed: number | undefined
  /** the selected point's text */
  text: string
  onPoint: (index: number | undefined) => void
}

const steps: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowDown: -1, ArrowRight: 1, ArrowUp: 1 }

/** A transparent layer over the chart: touch, mouse or arrow keys select weigh-ins. */
export function Scrubber({ unit, points, pointed, text, onPoint }: ScrubberProps) {
  const last = points.length - 1
  const [first, latest] = [points[0]?.at ?? 0, points.at(-1)?.at ?? 0]
  const follow = ({ currentTarget, clientX }: PointerEvent) => {
    const { left, width } = currentTarget.getBoundingClientRect()
    onPoint(nearestTo(points, first + ((clientX - left) / width) * (latest - first)))
  }
  const step = (event: KeyboardEvent) => {
    const by = steps[event.key]
    if (by === undefined) return
    event.preventDefault()
    onPoint(Math.min(last, Math.max(0, (pointed ?? (by > 0 ? -1 : last + 1)) + by)))
  }
  return (
    <div
      role="slider"
      tabIndex={0}
      aria-label="Selected weigh-in"
      aria-valuemin={0}
      aria-valuemax={last}
      aria-valuenow={pointed ?? last}
      aria-valuetext={text}
      className={cx('absolute inset-y-0 right-0 touch-pan-y rounded-lg', chartLeft[unit])}
      onPointerDown={follow}
      onPointerMove={follow}
      onPointerLeave={() => onPoint(undefined)}
      onKeyDown={step}
      onBlur={() => onPoint(undefined)}
    />
  )
}
