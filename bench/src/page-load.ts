import { existsSync } from 'node:fs'
import { launch } from 'chrome-launcher'
import lighthouse, { type RunnerResult } from 'lighthouse'
import { ownBlockingTime, type TraceEvent } from './main-thread.ts'

/** Debian's; otherwise whichever is found. */
const CHROMIUM = '/usr/bin/chromium'

/** Measurements of a page load on a phone with a slow network. */
export interface PageLoad {
  /** 0 to 100 */
  performance: number
  accessibility: number
  bestPractices: number
  seo: number
  /** milliseconds */
  lcp: number
  tbt: number
  /** blocking time without what other processes took */
  ownTbt: number
  cls: number
  /** requests and kilobytes of scripts until the page is idle */
  requests: number
  scripts: number
  bytes: number
  /** kilobytes including what is fetched while idle */
  all: number
  /** Lighthouse's index of the machine during the load, and by what it multiplies processor times */
  benchmarkIndex: number
  slowdown: number
}

/** A cookie that the browser has before the load. */
export type Cookie = readonly [name: string, value: string]

interface Transfers {
  /** origin of request times, microseconds */
  debugData: { networkStartTimeTs: number }
  items: { resourceType: string; transferSize: number; networkRequestTime: number }[]
}

interface Marks {
  items: { name: string; startTime: number }[]
}

interface Metrics {
  /** `observedNavigationStartTs`: origin of the marks' times, microseconds */
  items: { observedNavigationStartTs: number }[]
}

/** The mark at which a member page is idle. */
const AT_REST = 'at rest'

function pageLoadOf({ lhr, artifacts }: RunnerResult): PageLoad {
  const { audits, categories } = lhr
  const slowdown = lhr.configSettings.throttling.cpuSlowdownMultiplier
  const number = (name: string) => audits[name]?.numericValue ?? Number.NaN
  const transfers = audits['network-requests']?.details as unknown as Transfers | undefined
  const everything = transfers?.items ?? []
  const marks = audits['user-timings']?.details as unknown as Marks | undefined
  const metrics = audits.metrics?.details as unknown as Metrics | undefined
  const rest = marks?.items.find(({ name }) => name === AT_REST)?.startTime
  const began = metrics?.items[0]?.observedNavigationStartTs
  const isBefore = ({ networkRequestTime }: Transfers['items'][number]) => {
    if (rest === undefined || began === undefined || !transfers) return true
    return transfers.debugData.networkStartTimeTs + networkRequestTime * 1000 < began + rest * 1000
  }
  const items = everything.filter(isBefore)
  const kilobytes = (of: Transfers['items']) =>
    of.reduce((sum, { transferSize }) => sum + transferSize, 0) / 1000
  const score = (name: string) => 100 * (categories[name]?.score ?? 0)
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    bestPractices: score('best-practices'),
    seo: score('seo'),
    lcp: number('largest-contentful-paint'),
    tbt: number('total-blocking-time'),
    ownTbt: ownBlockingTime(artifacts.Trace.traceEvents as TraceEvent[], slowdown),
    cls: number('cumulative-layout-shift'),
    requests: items.length,
    scripts: kilobytes(items.filter(({ resourceType }) => resourceType === 'Script')),
    bytes: kilobytes(items),
    all: kilobytes(everything),
    benchmarkIndex: lhr.environment.benchmarkIndex,
    slowdown,
  }
}

/** Sets a browser's cookies over the DevTools connection. */
async function setCookies(port: number, url: string, cookies: readonly Cookie[]): Promise<void> {
  const version = await fetch(`http://127.0.0.1:${port}/json/version`)
  const { webSocketDebuggerUrl } = (await version.json()) as { webSocketDebuggerUrl: string }
  const socket = new WebSocket(webSocketDebuggerUrl)
  const set = { cookies: cookies.map(([name, value]) => ({ name, value, url })) }
  await new Promise((resolve, reject) => {
    socket.onopen = () => socket.send(JSON.stringify({ id: 1, method: 'Storage.setCookies', params: set }))
    socket.onmessage = resolve
    socket.onerror = reject
  })
  socket.close()
}

/** One load in a fresh browser; undefined if the browser lost track of it. */
async function loadOnce(url: string, cookies: readonly Cookie[]): Promise<PageLoad | undefined> {
  const chrome = await launch({
    ...(existsSync(CHROMIUM) && { chromePath: CHROMIUM }),
    chromeFlags: ['--headless=new', '--no-sandbox', '--disable-gpu'],
    logLevel: 'silent',
  })
  try {
    if (cookies.length > 0) await setCookies(chrome.port, url, cookies)
    const run = await lighthouse(url, {
      port: chrome.port,
      onlyCategories: ['performance', 'accessibility', 'best-practices', 'seo'],
      logLevel: 'error',
    })
    return run && !run.lhr.runtimeError ? pageLoadOf(run) : undefined
  } finally {
    chrome.kill()
  }
}

/**
 * One load; retried a few times in another browser.
 * @throws if none worked
 */
export async function loadPage(url: string, cookies: readonly Cookie[]): Promise<PageLoad> {
  for (let tries = 0; tries < 3; tries++) {
    const seen = await loadOnce(url, cookies)
    if (seen) return seen
  }
  throw new Error(`${url} could not be looked at`)
}
