import type { Visit } from '@pepwell/contract/accounts/page-visits'
import { reportVisits } from '@pepwell/contract/accounts/page-visits.calls'
import { deviceNow } from '../lib/time/clock.ts'

/** A visit that goes on, or waits to be told of. */
type Noted = Pick<Visit, 'pagePath' | 'referrer' | 'signedOut'> & { began: number; ended?: number }

/** What is told at once, at most. */
const FULL = 20
/** So long visits are gathered. */
const GATHERED_MS = 20_000
const DAY_SECONDS = 24 * 60 * 60

let lookedAt = ''
let current: Noted | undefined
/** what was looked at last, also while it is out of sight */
let last: Noted | undefined
let waiting: Noted[] = []
let timer: ReturnType<typeof setTimeout> | undefined

const seconds = (from: number, to: number) =>
  Math.min(DAY_SECONDS, Math.max(0, Math.round((to - from) / 1000)))

/** The pattern of a path as it is told: '/shop/{product}'. */
export const patternOf = (route: string): string =>
  route === '*' ? '/{other}' : route.replaceAll(/:(\w+)/g, '{$1}')

/** Where somebody came from, if that is another site: its host, and nothing more. */
function ledHere(): string | undefined {
  if (!URL.canParse(document.referrer)) return undefined
  const { host } = new URL(document.referrer)
  return host && host !== window.location.host ? host : undefined
}

function send(): void {
  clearTimeout(timer)
  timer = undefined
  if (waiting.length === 0) return
  const now = deviceNow()
  const visits = waiting.map(({ began, ended = now, ...visit }) => ({
    ...visit,
    secondsAgo: seconds(began, now),
    visitDuration: seconds(began, ended),
  }))
  waiting = []
  // Also while the page goes away; should it not be taken, there is one visit less in a report.
  navigator.sendBeacon(
    reportVisits.path,
    new Blob([JSON.stringify({ visits })], { type: 'application/json' }),
  )
}

/** What is looked at no longer waits to be told of. */
function leave(ended = deviceNow()): void {
  if (!current) return
  waiting.push({ ...current, ended })
  current = undefined
  if (waiting.length >= FULL) send()
  else timer ??= setTimeout(send, GATHERED_MS)
}

function leaveForGood(): void {
  leave()
  send()
}

/** Whoever comes back to a page that was out of sight looks at it again. */
function comeBack(): void {
  if (!last || current) return
  current = { ...last, referrer: undefined, began: deviceNow() }
}

document.addEventListener('visibilitychange', () => (document.hidden ? leaveForGood() : comeBack()))
window.addEventListener('pagehide', leaveForGood)
window.addEventListener('pageshow', comeBack)

/** A page a person opened. */
export interface OpenedPage {
  /** the row of the table of pages, by its path */
  route: string
  path: string
  signedOut: boolean
  began: number
}

/** A page comes into sight; the one before is left. */
export function look({ route, path, signedOut, began }: OpenedPage): void {
  if (path === lookedAt) return
  const referrer = lookedAt ? undefined : ledHere()
  lookedAt = path
  leave(began)
  current = { pagePath: patternOf(route) as Visit['pagePath'], referrer, signedOut, began }
  last = current
}
