import { type KeyboardEvent, type PointerEvent, type RefObject, useEffect, useRef } from 'react'
import { nearestPoint } from './level-place.ts'
import type { LevelPoint } from './level-points.ts'

interface ScrubberProps {
  points: readonly LevelPoint[]
  from: number
  to: number
  now: number
  slider: RefObject<HTMLDivElement | null>
  /** index of the selected point, now without one */
  pointed: RefObject<number | undefined>
  onPoint: (index: number | undefined) => void
}

/** Arrow keys move between points; Home, End and N jump to the ends and to now. */
function nextPoint(key: string, index: number, { points, now }: Pick<ScrubberProps, 'points' | 'now'>) {
  const last = points.length - 1
  const moved: Record<string, number> = {
    ArrowLeft: index - 1,
    ArrowDown: index - 1,
    ArrowRight: index + 1,
    ArrowUp: index + 1,
    Home: 0,
    End: last,
    n: nearestPoint(points, now),
    N: nearestPoint(points, now),
  }
  const next = moved[key]
  return next === undefined ? undefined : Math.min(last, Math.max(0, next))
}

/** A transparent layer over a chart that selects points, at most one per frame. */
export function LevelScrubber({ slider, pointed, onPoint, ...chart }: ScrubberProps) {
  const { points, from, to, now } = chart
  const frame = useRef(0)
  const pointerX = useRef(0)
  // Measured as a pointer arrives: in each move it would take longer than all else.
  const edges = useRef({ left: 0, width: 1 })
  const cancel = () => {
    cancelAnimationFrame(frame.current)
    frame.current = 0
  }
  useEffect(() => () => cancelAnimationFrame(frame.current), [])
  const follow = ({ clientX }: PointerEvent) => {
    pointerX.current = clientX
    frame.current ||= requestAnimationFrame(() => {
      frame.current = 0
      const { left, width } = edges.current
      onPoint(nearestPoint(points, from + ((pointerX.current - left) / width) * (to - from)))
    })
  }
  const arrive = (event: PointerEvent) => {
    edges.current = event.currentTarget.getBoundingClientRect()
    follow(event)
  }
  const step = (event: KeyboardEvent) => {
    const next = nextPoint(event.key, pointed.current ?? nearestPoint(points, now), chart)
    if (next === undefined) return
    event.preventDefault()
    onPoint(next)
  }
  const leave = () => {
    cancel()
    onPoint(undefined)
  }
  return (
    <div
      ref={slider}
      role="slider"
      tabIndex={0}
      aria-label="Time of the level"
      aria-valuemin={0}
      aria-valuemax={points.length - 1}
      aria-valuenow={0}
      className="absolute inset-0 touch-pan-y rounded-lg"
      onPointerEnter={arrive}
      onPointerDown={arrive}
      onPointerMove={follow}
      onPointerLeave={leave}
      onKeyDown={step}
      onBlur={leave}
    />
  )
}
