import { dayOf } from '@pepwell/domain/time/calendar'
import { memo, type ReactNode, useLayoutEffect, useRef } from 'react'
import { formatInstantDay, formatMonthDay } from '../../lib/time/dates.ts'
import type { ComputedLevel, LevelPoint } from './level-points.ts'
import type { LevelScale } from './level-scale.ts'
import { LevelScrubber } from './level-scrubber.tsx'
import type { OverlayName, Overlays } from './overlays.ts'
import { pointAt, type Reading, readingOf } from './reading.ts'

const DAY_MS = 24 * 60 * 60_000

/** Changes an element's text node, which costs less layout than a new one, and none if it says the same. */
function setText(element: Element | null | undefined, text: string): void {
  if (!element?.firstChild) element?.append(text)
  else if (element.firstChild.nodeValue !== text) element.firstChild.nodeValue = text
}

/** A curve's height, as in h-56. */
const CURVE_HEIGHT = '14rem'

/** A paused animation to a position, 100 long: seeking it moves a layer alone, a new transform arranges all of them again. */
function pausedMotion(element: HTMLElement | null, to: string): Animation | undefined {
  const motion = element?.animate({ transform: ['translate(0)', to] }, { duration: 100, fill: 'both' })
  motion?.pause()
  return motion
}

interface Motions {
  across?: Animation | undefined
  down?: Animation | undefined
}

/** Places the line, and the dot on it, in percent of the curve. */
function moveCrosshair({ across, down }: Motions, x: number, y: number): void {
  if (across) across.currentTime = x
  if (down) down.currentTime = y
}

/** The days at both ends, and now unless it is near one. */
const Days = memo(function Days({
  scale,
  from,
  to,
  now,
  timeZone,
}: Pick<ScrubbedLevelProps, 'scale' | 'from' | 'to' | 'now' | 'timeZone'>) {
  const hasYears = to - from > 300 * DAY_MS
  const dayText = (at: number) => {
    const instant = new Date(at).toISOString()
    return hasYears ? formatInstantDay(instant, timeZone) : formatMonthDay(dayOf(at, timeZone))
  }
  const x = scale.x(now)
  return (
    <p className="relative mt-2 flex justify-between gap-2">
      <span>{dayText(from)}</span>
      {x > 18 && x < 82 && (
        <span className="absolute -translate-x-1/2 font-bold text-ink" style={{ left: `${x}%` }}>
          Now
        </span>
      )}
      <span>{dayText(to)}</span>
    </p>
  )
})

interface ScrubbedLevelProps {
  computed: ComputedLevel
  points: readonly LevelPoint[]
  scale: LevelScale
  from: number
  to: number
  now: number
  timeZone: string
  overlays: Overlays
  shown: readonly OverlayName[]
  /** below the readout, on wide screens next to the chart */
  beside: ReactNode
  /** the chart under the crosshair */
  children: ReactNode
}

/** The elements into which a move writes. */
function useElements() {
  return {
    when: useRef<HTMLParagraphElement>(null),
    percent: useRef<HTMLSpanElement>(null),
    notes: useRef<HTMLParagraphElement>(null),
    motions: useRef<Motions>({}),
    slider: useRef<HTMLDivElement>(null),
  }
}

type Elements = ReturnType<typeof useElements>

function writeWords({ when, percent, notes, slider }: Elements, reading: Reading): void {
  setText(when.current, reading.when)
  setText(percent.current, `${reading.percent}`)
  setText(notes.current, reading.notes.join(' · '))
  slider.current?.setAttribute('aria-valuenow', `${reading.index}`)
  slider.current?.setAttribute('aria-valuetext', reading.text)
}

/** Of its own size and filled: a move doesn't lay out the page, and longer notes don't enlarge a layer. */
const Readout = ({ when, percent, notes }: Elements) => (
  <div className="h-33 bg-surface contain-strict will-change-transform lg:col-start-2 lg:h-53">
    <p ref={when} className="text-sm font-semibold text-(--slot-ink)" />
    <p className="text-5xl font-bold tabular-nums">
      <span ref={percent} />
      <span className="text-2xl">%</span> <span className="text-base font-normal text-soft">of peak</span>
    </p>
    <p ref={notes} className="line-clamp-3 h-15 text-sm text-soft lg:line-clamp-6 lg:h-30" />
  </div>
)

/** A line over all rows and a dot on the curve. */
function Crosshair({ motions }: Elements) {
  const line = useRef<HTMLDivElement>(null)
  const dot = useRef<HTMLSpanElement>(null)
  useLayoutEffect(() => {
    const [across, down] = [
      pausedMotion(line.current, 'translateX(100%)'),
      pausedMotion(dot.current, `translateY(${CURVE_HEIGHT})`),
    ]
    motions.current = { across, down }
    return () => {
      across?.cancel()
      down?.cancel()
    }
  }, [motions])
  return (
    <div className="pointer-events-none absolute -inset-x-2 inset-y-0 overflow-x-clip">
      <div ref={line} className="absolute inset-x-2 inset-y-0 will-change-transform">
        <span className="absolute inset-y-0 left-0 w-px bg-(--slot)" />
        <span
          ref={dot}
          className="absolute -top-1.75 -left-1.75 size-3.5 rounded-full border-2 border-surface bg-(--slot) will-change-transform"
        />
      </div>
    </div>
  )
}

/** A level's readout and crosshair. A move writes into their elements: React would take much of a frame on a phone. */
export function ScrubbedLevel(props: ScrubbedLevelProps) {
  const { points, from, to, now, timeZone, beside, children } = props
  const pointed = useRef<number>(undefined)
  const elements = useElements()
  const move = (index: number | undefined) => {
    pointed.current = index
    const { at, percent } = pointAt(props, index)
    moveCrosshair(elements.motions.current, props.scale.x(at), props.scale.y(percent))
  }
  const describe = () => writeWords(elements, readingOf(props, pointed.current))
  // Rendering leaves what was written since.
  useLayoutEffect(() => {
    move(pointed.current)
    describe()
  })
  return (
    <div className="lg:grid lg:grid-cols-[minmax(0,1fr)_17rem] lg:grid-rows-[auto_1fr] lg:gap-x-6">
      <Readout {...elements} />
      <div className="mr-12 text-xs text-soft tabular-nums lg:col-start-1 lg:row-span-2 lg:row-start-1">
        <div className="relative">
          {children}
          <Crosshair {...elements} />
          <LevelScrubber
            {...{ points, from, to, now, pointed }}
            slider={elements.slider}
            onMove={move}
            onDescribe={describe}
          />
        </div>
        <Days scale={props.scale} {...{ from, to, now, timeZone }} />
      </div>
      <div className="lg:col-start-2">{beside}</div>
    </div>
  )
}
