import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { aDose, createPerson, createPlanEntry, expect, isAppRunning, isPhone, test } from './journey.ts'

interface FirstLoad {
  by?: 'visitors'
  tab?: string
  queries?: readonly unknown[]
  later?: readonly { path: string }[]
}

interface Row {
  path: string
  who: readonly string[]
  page: { firstLoads?: readonly FirstLoad[] }
}

const app = join(import.meta.dirname, '../../web/src/app')
const { routes }: { routes: readonly Row[] } = await import(join(app, 'route-at.ts'))
const {
  criticalQueries,
}: {
  criticalQueries: (
    address: string,
    user: unknown,
    now: number,
  ) => { queries: readonly [path: string][] } | undefined
} = await import(join(app, 'critical-queries.ts'))

/** The member pages that come with preloaded responses, and their additional requests. */
const starts = routes
  .filter(({ who, path }) => who.includes('complete') && !path.includes(':'))
  .flatMap(({ path, page: { firstLoads = [] } }) =>
    firstLoads
      .filter(({ by, queries }) => by === undefined && queries)
      .map(({ tab, later = [] }) => ({ address: tab ? `${path}?tab=${tab}` : path, later })),
  )

/** Paths of the API that a page reads until the network rests, except for the catalogue's setup. */
async function readsOf(page: Page, address: string): Promise<string[]> {
  const reads: string[] = []
  const note = (request: { url(): string; method(): string }) => {
    const { pathname, searchParams } = new URL(request.url())
    if (request.method() !== 'GET' || !pathname.startsWith('/api/')) return
    // A batch counts as what it reads.
    const batch = pathname === '/api/reads' ? searchParams.get('paths')?.split(' ') : undefined
    reads.push(...(batch?.map((path) => path.replace(/\?.*/, '')) ?? [pathname]))
  }
  // What the previous page still reads doesn't count.
  await page.goto('about:blank')
  page.on('request', note)
  await page.goto(address)
  await isAppRunning(page)
  await page.waitForLoadState('networkidle')
  page.off('request', note)
  return reads
}

const fits = (pattern: string) => new RegExp(`^${pattern.replaceAll(/:\w+/g, '[^/]+')}$`)

test('a first page reads only what its row names', async ({ page, context }) => {
  test.skip(!isPhone(page), 'a page reads the same at any width')
  await createPerson(context)
  const { id } = await createPlanEntry(context)
  await aDose(context, id)
  const user: unknown = await (await context.request.get('/api/auth/user')).json()
  const unexpected: string[] = []
  for (const { address, later } of starts) {
    const critical = criticalQueries(address, user, Date.now())?.queries ?? []
    const named = [...critical.map(([path]) => path), ...later.map(({ path }) => path)].map(fits)
    const reads = await readsOf(page, address)
    unexpected.push(
      ...reads
        .filter((read) => !named.some((pattern) => pattern.test(read)))
        .map((read) => `${address} reads ${read}`),
    )
  }
  expect(starts.length).toBeGreaterThan(15)
  expect(unexpected).toEqual([])
})
