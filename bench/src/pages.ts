import { existsSync } from 'node:fs'
import { launch } from 'chrome-launcher'
import lighthouse, { type Result } from 'lighthouse'
import type { MakeDatabase } from './databases.ts'
import { median } from './measure.ts'
import { startServer } from './servers.ts'
import { fillShop } from './shop-data.ts'
import { cell, label, verdict } from './table.ts'

/** Of each page the median of so many looks. */
const LOOKS = 5

/** Debian's; elsewhere whichever is found. */
const CHROMIUM = '/usr/bin/chromium'

/** What is measured of a look, as a phone on a slow network has it. */
interface Look {
  /** 0 to 100 */
  performance: number
  seo: number
  /** milliseconds */
  lcp: number
  tbt: number
  cls: number
  requests: number
  /** kilobytes that came over the network, of scripts alone and of everything */
  scripts: number
  bytes: number
}

/** What is promised of a page. */
type Promised = Partial<Look>

const pages: readonly { path: string; promised: Promised }[] = [
  { path: '/', promised: { performance: 95, lcp: 1_800, cls: 0.02, tbt: 150 } },
  { path: '/shop', promised: { performance: 95, seo: 100, lcp: 1_500, cls: 0.02, tbt: 150 } },
  { path: '/shop/kpv', promised: { performance: 95, seo: 100, lcp: 1_800, cls: 0.02, tbt: 150 } },
]

interface Transfers {
  items: { resourceType: string; transferSize: number }[]
}

function lookOf({ audits, categories }: Result): Look {
  const number = (name: string) => audits[name]?.numericValue ?? Number.NaN
  const transfers = audits['network-requests']?.details as unknown as Transfers | undefined
  const items = transfers?.items ?? []
  const kilobytes = (of: Transfers['items']) =>
    of.reduce((sum, { transferSize }) => sum + transferSize, 0) / 1000
  return {
    performance: 100 * (categories.performance?.score ?? 0),
    seo: 100 * (categories.seo?.score ?? 0),
    lcp: number('largest-contentful-paint'),
    tbt: number('total-blocking-time'),
    cls: number('cumulative-layout-shift'),
    requests: items.length,
    scripts: kilobytes(items.filter(({ resourceType }) => resourceType === 'Script')),
    bytes: kilobytes(items),
  }
}

/** One look with a browser of its own, which has seen nothing before. */
async function look(url: string): Promise<Look> {
  const chrome = await launch({
    ...(existsSync(CHROMIUM) && { chromePath: CHROMIUM }),
    chromeFlags: ['--headless=new', '--no-sandbox', '--disable-gpu'],
    logLevel: 'silent',
  })
  try {
    const run = await lighthouse(url, {
      port: chrome.port,
      onlyCategories: ['performance', 'seo'],
      logLevel: 'error',
    })
    if (!run) throw new Error(`${url} could not be looked at`)
    return lookOf(run.lhr)
  } finally {
    chrome.kill()
  }
}

/** More is better of these, less of all others. */
const more = new Set<keyof Look>(['performance', 'seo'])

const holds = (page: Look, promised: Promised): boolean =>
  Object.entries(promised).every(([name, bar]) => {
    const value = page[name as keyof Look]
    return more.has(name as keyof Look) ? value >= bar : value <= bar
  })

const columns: readonly { name: keyof Look; title: string; digits: number }[] = [
  { name: 'performance', title: 'score', digits: 0 },
  { name: 'seo', title: 'SEO', digits: 0 },
  { name: 'lcp', title: 'LCP ms', digits: 0 },
  { name: 'cls', title: 'CLS', digits: 3 },
  { name: 'tbt', title: 'TBT ms', digits: 0 },
  { name: 'requests', title: 'requests', digits: 0 },
  { name: 'scripts', title: 'scripts kB', digits: 0 },
  { name: 'bytes', title: 'all kB', digits: 0 },
]

/** How soon a phone on a slow network sees a page that is open to everybody, by Lighthouse. */
export async function measurePages(make: MakeDatabase): Promise<void> {
  const connection = await make('bench_pages')
  await fillShop(connection, 1)
  const server = await startServer('product', connection)
  console.log(
    `\n${label('pages on a phone')}${columns.map(({ title }) => cell(title, 11)).join('')}   promise`,
  )
  for (const { path, promised } of pages) {
    const looks: Look[] = []
    for (let round = 0; round < LOOKS; round++) looks.push(await look(server.url + path))
    const page = Object.fromEntries(
      columns.map(({ name }) => [name, median(looks.map((one) => one[name]))]),
    ) as unknown as Look
    const cells = columns.map(({ name, digits }) => cell(page[name].toFixed(digits), 11)).join('')
    console.log(`${label(path)}${cells}   ${verdict(holds(page, promised))}`)
  }
  server.stop()
}
