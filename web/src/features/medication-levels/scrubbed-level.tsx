import { dayOf } from '@pepwell/domain/time/calendar'
import { memo, type ReactNode, useLayoutEffect, useRef } from 'react'
import { formatInstantDay, formatMonthDay } from '../../lib/time/dates.ts'
import type { LevelPlace } from './level-place.ts'
import type { ComputedLevel, LevelPoint } from './level-points.ts'
import { LevelScrubber } from './level-scrubber.tsx'
import type { OverlayName, Overlays } from './overlays.ts'
import { type Reading, readingOf } from './reading.ts'

const DAY_MS = 24 * 60 * 60_000

/** Changes an element's text node, which costs less layout than a new one, and none if it says the same. */
function setText(element: Element | null | undefined, text: string): void {
  if (!element?.firstChild) element?.append(text)
  else if (element.firstChild.nodeValue !== text) element.firstChild.nodeValue = text
}

/** A curve's height in rem, as in h-56. */
const CURVE_REM = 14

/** Moves the line and the dot with transforms, which are neither laid out nor painted. */
function moveCrosshair(line: HTMLElement | null, dot: HTMLElement | null, x: number, y: number): void {
  if (line) line.style.transform = `translateX(${x.toFixed(3)}%)`
  if (dot) dot.style.transform = `translate(${x.toFixed(3)}%, ${((CURVE_REM * y) / 100).toFixed(3)}rem)`
}

/** The days at both ends, and now unless it is near one. */
const Days = memo(function Days({
  place,
  from,
  to,
  now,
  timeZone,
}: Pick<ScrubbedLevelProps, 'place' | 'from' | 'to' | 'now' | 'timeZone'>) {
  const hasYears = to - from > 300 * DAY_MS
  const dayText = (at: number) => {
    const instant = new Date(at).toISOString()
    return hasYears ? formatInstantDay(instant, timeZone) : formatMonthDay(dayOf(at, timeZone))
  }
  const x = place.x(now)
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
  place: LevelPlace
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
function useParts() {
  return {
    when: useRef<HTMLParagraphElement>(null),
    percent: useRef<HTMLSpanElement>(null),
    notes: useRef<HTMLParagraphElement>(null),
    line: useRef<HTMLDivElement>(null),
    dot: useRef<HTMLDivElement>(null),
    slider: useRef<HTMLDivElement>(null),
  }
}

type Parts = ReturnType<typeof useParts>

function write(
  { when, percent, notes, line, dot, slider }: Parts,
  reading: Reading,
  place: LevelPlace,
): void {
  setText(when.current, reading.when)
  setText(percent.current, `${reading.percent}`)
  setText(notes.current, reading.notes.join(' · '))
  moveCrosshair(line.current, dot.current, place.x(reading.at), place.y(reading.level))
  slider.current?.setAttribute('aria-valuenow', `${reading.index}`)
  slider.current?.setAttribute('aria-valuetext', reading.text)
}

/** Of its own size, so that a move doesn't lay out the page. */
const Readout = ({ when, percent, notes }: Parts) => (
  <div className="h-33 contain-strict will-change-transform lg:col-start-2 lg:h-53">
    <p ref={when} className="text-sm font-semibold text-(--slot-ink)" />
    <p className="text-5xl font-bold tabular-nums">
      <span ref={percent} />
      <span className="text-2xl">%</span> <span className="text-base font-normal text-soft">of peak</span>
    </p>
    <p ref={notes} className="line-clamp-3 text-sm text-soft lg:line-clamp-6" />
  </div>
)

/** A line over all rows and a dot on the curve. */
const Crosshair = ({ line, dot }: Parts) => (
  <div className="pointer-events-none absolute -inset-x-2 inset-y-0 overflow-x-clip">
    <div ref={line} className="absolute inset-x-2 inset-y-0 will-change-transform">
      <span className="absolute inset-y-0 left-0 w-px bg-(--slot)" />
    </div>
    <div ref={dot} className="absolute inset-x-2 top-0 h-0 will-change-transform">
      <span className="absolute -top-1.75 -left-1.75 size-3.5 rounded-full border-2 border-surface bg-(--slot)" />
    </div>
  </div>
)

/** A level's readout and crosshair. A move writes into their elements: React would take much of a frame on a phone. */
export function ScrubbedLevel(props: ScrubbedLevelProps) {
  const { points, place, from, to, now, timeZone, beside, children } = props
  const pointed = useRef<number>(undefined)
  const parts = useParts()
  const point = (index: number | undefined) => {
    pointed.current = index
    write(parts, readingOf(props, index), place)
  }
  // Rendering leaves what was written since.
  useLayoutEffect(() => write(parts, readingOf(props, pointed.current), place))
  return (
    <div className="lg:grid lg:grid-cols-[minmax(0,1fr)_17rem] lg:grid-rows-[auto_1fr] lg:gap-x-6">
      <Readout {...parts} />
      <div className="mr-12 text-xs text-soft tabular-nums lg:col-start-1 lg:row-span-2 lg:row-start-1">
        <div className="relative">
          {children}
          <Crosshair {...parts} />
          <LevelScrubber {...{ points, from, to, now, pointed }} slider={parts.slider} onPoint={point} />
        </div>
        <Days {...{ place, from, to, now, timeZone }} />
      </div>
      <div className="lg:col-start-2">{beside}</div>
    </div>
  )
}
