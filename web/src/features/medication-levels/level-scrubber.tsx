import { type KeyboardEvent, type PointerEvent, type RefObject, useEffect, useRef } from 'react'
import type { LevelPoint } from './level-points.ts'
import { nearestPoint } from './level-scale.ts'

interface ScrubberProps {
  points: readonly LevelPoint[]
  from: number
  to: number
  now: number
  slider: RefObject<HTMLDivElement | null>
  /** index of the selected point, now without one */
  pointed: RefObject<number | undefined>
  /** moves the crosshair to a point, to now without one */
  onMove: (index: number | undefined) => void
  /** describes the selected point in words */
  onDescribe: () => void
}

/** A pointer that keeps moving updates the words after this many moves, in a separate frame: one frame has no time for both. */
const MOVES_PER_WORDS = 2

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

/** Follows a pointer: a frame either moves the crosshair or changes the words. */
function useFollow(move: (clientX: number) => void, describe: () => void) {
  const frame = useRef(0)
  const pointerX = useRef<number>(undefined)
  const undescribed = useRef(0)
  const tick = () => {
    const x = pointerX.current
    if (x === undefined || undescribed.current === MOVES_PER_WORDS) {
      describe()
      undescribed.current = 0
    } else {
      pointerX.current = undefined
      move(x)
      undescribed.current += 1
    }
    const isBehind = pointerX.current !== undefined || undescribed.current > 0
    frame.current = isBehind ? requestAnimationFrame(tick) : 0
  }
  const cancel = () => {
    cancelAnimationFrame(frame.current)
    frame.current = 0
    pointerX.current = undefined
    undescribed.current = 0
  }
  useEffect(() => () => cancelAnimationFrame(frame.current), [])
  const follow = ({ clientX }: PointerEvent) => {
    pointerX.current = clientX
    frame.current ||= requestAnimationFrame(tick)
  }
  return { follow, cancel }
}

/** A transparent layer over a chart that selects points. */
export function LevelScrubber({ slider, pointed, onMove, onDescribe, ...chart }: ScrubberProps) {
  const { points, from, to, now } = chart
  // Measured as a pointer arrives: in each move it would take longer than all else.
  const edges = useRef({ left: 0, width: 1 })
  const move = (clientX: number) => {
    const { left, width } = edges.current
    onMove(nearestPoint(points, from + ((clientX - left) / width) * (to - from)))
  }
  const { follow, cancel } = useFollow(move, onDescribe)
  const select = (index: number | undefined) => {
    cancel()
    onMove(index)
    onDescribe()
  }
  const arrive = (event: PointerEvent) => {
    edges.current = event.currentTarget.getBoundingClientRect()
    follow(event)
  }
  const step = (event: KeyboardEvent) => {
    const next = nextPoint(event.key, pointed.current ?? nearestPoint(points, now), chart)
    if (next === undefined) return
    event.preventDefault()
    select(next)
  }
  const leave = () => select(undefined)
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
