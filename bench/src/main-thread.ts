/** A trace event of Chromium; times in microseconds. */
export interface TraceEvent {
  name: string
  ph: string
  pid: number
  tid: number
  ts: number
  /** on the clock */
  dur?: number
  /** of the thread alone */
  tdur?: number
}

/** Longer tasks block the page, in milliseconds: https://web.dev/articles/tbt. */
const LONG_TASK = 50

/** The names of a thread's outermost tasks, by Chromium's version. */
const TASKS: readonly string[] = ['RunTask', 'ThreadControllerImpl::RunTask']

/**
 * Milliseconds by which a page's tasks block it after its first paint, on a processor `slowdown` times slower. Counts the main
 * thread's own time: on the clock a task also waits for whatever else the machine does.
 */
export function ownBlockingTime(events: readonly TraceEvent[], slowdown: number): number {
  const painted = events.findLast(({ name }) => name === 'firstContentfulPaint')
  if (!painted) return Number.NaN
  return events
    .filter(
      ({ name, ph, pid, tid, ts, dur = 0 }) =>
        ph === 'X' &&
        TASKS.includes(name) &&
        pid === painted.pid &&
        tid === painted.tid &&
        ts + dur > painted.ts,
    )
    .map(({ tdur = 0 }) => (tdur / 1000) * slowdown - LONG_TASK)
    .reduce((sum, blocking) => sum + Math.max(0, blocking), 0)
}
