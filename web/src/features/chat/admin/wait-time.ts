const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
const DAY_MS = 24 * HOUR_MS

/** A waiting time in short form: 'now', '12 min', '3 h' or '2 d'. */
export function waitTime(since: string, now: number): string {
  const waited = now - Date.parse(since)
  if (waited < MINUTE_MS) return 'now'
  if (waited < HOUR_MS) return `${Math.floor(waited / MINUTE_MS)} min`
  if (waited < DAY_MS) return `${Math.floor(waited / HOUR_MS)} h`
  return `${Math.floor(waited / DAY_MS)} d`
}
