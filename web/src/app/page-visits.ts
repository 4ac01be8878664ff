import type { Visit } from '@pepwell/contract/accounts/page-visits'
import { reportVisits } from '@pepwell/contract/accounts/page-visits.calls'
import { deviceNow } from '../lib/time/clock.ts'

/** A current or unsent visit. */
type PageVisit = Pick<Visit, 'pagePath' | 'referrer' | 'signedOut'> & { began: number; ended?: number }

/** Maximum visits per request. */
const MAX_VISITS = 20
/** How long visits are batched, in milliseconds. */
const BATCH_MS = 20_000
const DAY_SECONDS = 24 * 60 * 60

let currentPath = ''
let current: PageVisit | undefined
/** the last page viewed, also while hidden */
let last: PageVisit | undefined
let unsent: PageVisit[] = []
let timer: ReturnType<typeof setTimeout> | undefined

const seconds = (from: number, to: number) =>
  Math.min(DAY_SECONDS, Math.max(0, Math.round((to - from) / 1000)))

/** A path's pattern for reporting: '/shop/{product}'. */
export const patternOf = (route: string): string =>
  route === '*' ? '/{other}' : route.replaceAll(/:(\w+)/g, '{$1}')

/** The referring host, if it is another site. */
function externalReferrer(): string | undefined {
  if (!URL.canParse(document.referrer)) return undefined
  const { host } = new URL(document.referrer)
  return host && host !== window.location.host ? host : undefined
}

function send(): void {
  clearTimeout(timer)
  timer = undefined
  if (unsent.length === 0) return
  const now = deviceNow()
  const visits = unsent.map(({ began, ended = now, ...visit }) => ({
    ...visit,
    secondsAgo: seconds(began, now),
    visitDuration: seconds(began, ended),
  }))
  unsent = []
  // keepalive survives unloading; a failure only loses one visit.
  navigator.sendBeacon(
    reportVisits.path,
    new Blob([JSON.stringify({ visits })], { type: 'application/json' }),
  )
}

/** The current visit is no longer queued. */
function endVisit(ended = deviceNow()): void {
  if (!current) return
  unsent.push({ ...current, ended })
  current = undefined
  if (unsent.length >= MAX_VISITS) send()
  else timer ??= setTimeout(send, BATCH_MS)
}

function endAndSend(): void {
  endVisit()
  send()
}

/** Returning to a hidden page starts a new visit. */
function resumeVisit(): void {
  if (!last || current) return
  current = { ...last, referrer: undefined, began: deviceNow() }
}

document.addEventListener('visibilitychange', () => (document.hidden ? endAndSend() : resumeVisit()))
window.addEventListener('pagehide', endAndSend)
window.addEventListener('pageshow', resumeVisit)

/** A page the user opened. */
export interface OpenedPage {
  /** the row of the page table, by path */
  route: string
  path: string
  signedOut: boolean
  began: number
}

/** Starts a page's visit and ends the previous one. */
export function startVisit({ route, path, signedOut, began }: OpenedPage): void {
  if (path === currentPath) return
  const referrer = currentPath ? undefined : externalReferrer()
  currentPath = path
  endVisit(began)
  current = { pagePath: patternOf(route) as Visit['pagePath'], referrer, signedOut, began }
  last = current
}
