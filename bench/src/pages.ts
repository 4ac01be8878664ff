import { fill } from './data.ts'
import type { MakeDatabase } from './databases.ts'
import { median } from './measure.ts'
import { type Cookie, loadPage, type PageLoad } from './page-load.ts'
import { BUSY_DOSES, tokenOf } from './people.ts'
import { isSmokeRun, scaled } from './scale.ts'
import { startServer } from './servers.ts'
import { fillShelves, fillShop } from './shop-data.ts'
import { cell, label, verdict } from './table.ts'

/** Loads per page; the median counts. */
export const LOADS_PER_PAGE = scaled(5, 1)

/** The promises for a page. */
type Promised = Partial<PageLoad>

const everywhere: Promised = {
  performance: 97,
  accessibility: 100,
  bestPractices: 100,
  lcp: 2_500,
  cls: 0.02,
  tbt: 150,
  requests: 35,
  bytes: 230,
}
const firstSeen: Promised = { ...everywhere, lcp: 1_800 }
const ofOperators: Promised = { performance: 95, accessibility: 100, bestPractices: 100 }

type Pages = readonly { path: string; promised: Promised }[]

const each = (promised: Promised, ...paths: string[]): Pages => paths.map((path) => ({ path, promised }))

const visitors: Pages = [
  ...each(firstSeen, '/'),
  ...each(everywhere, '/login', '/signup'),
  { path: '/shop', promised: { ...firstSeen, seo: 100, lcp: 1_500 } },
  { path: '/shop/kpv', promised: { ...firstSeen, seo: 100 } },
  ...each(firstSeen, '/shop/cart'),
]

const members: Pages = [
  ...each(
    everywhere,
    '/dashboard',
    '/reminders',
    '/peptides',
    '/peptides/build',
    '/calculator',
    '/ai-assistant',
  ),
  ...each(
    everywhere,
    '/insights',
    '/side-effects',
    '/body',
    '/trusted-source',
    '/profile',
    '/profile/import',
    '/profile-setup',
  ),
  ...each(everywhere, '/social', '/social?tab=chat', '/social?tab=stacks', '/social?tab=discover'),
  ...each(firstSeen, '/shop', '/shop/kpv', '/shop/cart', '/shop/checkout', '/shop/orders'),
  ...each(ofOperators, '/admin'),
]

/** A member with months of data and back-office access, and the cookies of a sign-in. */
const somebody: readonly Cookie[] = [
  ['pepwell_session', tokenOf(0)],
  ['pepwell_signed_in', '1'],
]

/** More is better for these, less for all others. */
const more = new Set<keyof PageLoad>(['performance', 'accessibility', 'bestPractices', 'seo'])

const holds = (page: PageLoad, promised: Promised): boolean =>
  Object.entries(promised).every(([name, bar]) => {
    const value = page[name as keyof PageLoad]
    return more.has(name as keyof PageLoad) ? value >= bar : value <= bar
  })

const columns: readonly { name: keyof PageLoad; title: string; digits: number }[] = [
  { name: 'performance', title: 'score', digits: 0 },
  { name: 'accessibility', title: 'a11y', digits: 0 },
  { name: 'bestPractices', title: 'practices', digits: 0 },
  { name: 'seo', title: 'SEO', digits: 0 },
  { name: 'lcp', title: 'LCP ms', digits: 0 },
  { name: 'cls', title: 'CLS', digits: 3 },
  { name: 'tbt', title: 'TBT ms', digits: 0 },
  { name: 'ownTbt', title: 'own TBT', digits: 0 },
  { name: 'requests', title: 'requests', digits: 0 },
  { name: 'scripts', title: 'scripts kB', digits: 0 },
  { name: 'bytes', title: 'kB at rest', digits: 0 },
  { name: 'all', title: 'all kB', digits: 0 },
  { name: 'benchmarkIndex', title: 'CPU index', digits: 0 },
  { name: 'slowdown', title: 'slowed by', digits: 1 },
]

async function measure(
  url: string,
  pages: Pages,
  cookies: readonly Cookie[],
  count: number,
): Promise<readonly PageLoad[]> {
  const all: PageLoad[] = []
  for (const { path, promised } of isSmokeRun ? pages.slice(0, 1) : pages) {
    const loads: PageLoad[] = []
    for (let round = 0; round < count; round++) loads.push(await loadPage(url + path, cookies))
    all.push(...loads)
    const page = Object.fromEntries(
      columns.map(({ name }) => [name, median(loads.map((load) => load[name]))]),
    ) as unknown as PageLoad
    const cells = columns.map(({ name, digits }) => cell(page[name].toFixed(digits), 11)).join('')
    console.log(`${label(path)}${cells}   ${verdict(holds(page, promised))}`)
  }
  return all
}

/** Lighthouse's own limit: below it a machine is too slow, or too busy, for its usual slowdown. */
const TOO_SLOW = 1000

/** How far the figures can be trusted. */
function machineText(loads: readonly PageLoad[]): string {
  const indexes = loads.map(({ benchmarkIndex }) => Math.round(benchmarkIndex))
  const range = `CPU index ${Math.min(...indexes)} to ${Math.max(...indexes)}`
  const busy = indexes.filter((index) => index < TOO_SLOW).length
  if (busy === 0) return range
  return `${range}: below ${TOO_SLOW} in ${busy} of ${loads.length} loads, whose scores and TBT measure a slow or busy machine`
}

/** Lighthouse results on a phone with a slow network, for public and member pages. */
export async function measurePages(make: MakeDatabase, count: number): Promise<void> {
  console.log(
    `\n${label('pages on a phone')}${columns.map(({ title }) => cell(title, 11)).join('')}   promise`,
  )
  const shop = await make('bench_pages')
  await fillShop(shop, 1)
  const open = await startServer('product', shop)
  const ofVisitors = await measure(open.url, visitors, [], count)
  open.stop()
  const lives = await make('bench_members_pages')
  await fill(lives, BUSY_DOSES)
  await fillShelves(lives)
  const own = await startServer('product', lives)
  const ofMembers = await measure(own.url, members, somebody, count)
  own.stop()
  console.log(machineText([...ofVisitors, ...ofMembers]))
}
