import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import { addJob } from '../../jobs/jobs.queries.ts'
import { workOf } from '../../jobs/jobs.ts'
import type { CrawlPolicy, PriceSource } from '../../ports/price-source.ts'
import { aPeptideId, aPriceLink } from '../../testing/factories.ts'
import { testApp } from '../../testing/test-app.ts'
import { READ_PRICES } from './pricing.jobs.ts'

/** Requests as shops received them, with times. */
const seen: { url: string; at: number }[] = []

/** Follows a redirect to other hosts. */
const redirects = new Map<string, string>()

/** Visits as the web's own adapter does: the host first, then its rules, then the page. */
const priceSource: PriceSource = {
  async page(address, policy: CrawlPolicy) {
    for (let at = new URL(address); ; ) {
      await policy.enter(at.hostname)
      if ((await policy.rulesOf(at.origin)) === undefined) {
        seen.push({ url: `${at.origin}/robots.txt`, at: app.clock.now() })
        await policy.keepRules(at.origin, 'User-agent: *\0')
      }
      seen.push({ url: at.href, at: app.clock.now() })
      const next = redirects.get(at.href)
      if (!next) return { address: at.href, html: '<p class="price">$5.00</p>' }
      at = new URL(next)
    }
  },
}

const app = await testApp({}, { priceSource })
const { clock, db, runJobs, tasks } = app

const peptides = ['BPC-157', 'TB-500', 'KPV', 'DSIP']

beforeEach(async () => {
  await db.deleteFrom('priceLinks').execute()
  await db.deleteFrom('priceHosts').execute()
  await db.deleteFrom('siteRules').execute()
  await sql`DELETE FROM graphile_worker._private_jobs`.execute(db)
  redirects.clear()
  seen.length = 0
})

async function links(...urls: string[]) {
  for (const [index, url] of urls.entries())
    await aPriceLink(app, {
      peptideId: await aPeptideId(app, peptides[index % peptides.length]),
      position: Math.floor(index / peptides.length) + 1,
      url,
    })
}

/** The daily job, running for this many seconds. */
async function aRound(seconds: number, step = 10) {
  await addJob(db, READ_PRICES, {})
  for (let passed = 0; passed <= seconds; passed += step) {
    await runJobs()
    clock.advance(step * 1000)
  }
}

const read = async () =>
  (
    await db
      .selectFrom('priceLinks')
      .select('url')
      .where('scrapedAt', 'is not', null)
      .orderBy('url')
      .execute()
  ).map(({ url }) => url)

const queuedRuns = async () =>
  (await sql<{ count: number }>`SELECT count(*) FROM graphile_worker._private_jobs`.execute(db)).rows[0]
    ?.count

test('checks all links once a day one by one, and caches robots.txt for the day', async () => {
  const urls = ['https://a.example/1', 'https://a.example/2', 'https://b.example/1']
  await links(...urls)
  await aRound(60)
  expect(await read()).toEqual(urls)
  expect(seen.map(({ url }) => url).sort()).toEqual(
    [...urls, 'https://a.example/robots.txt', 'https://b.example/robots.txt'].sort(),
  )
  expect(await queuedRuns()).toBe(0)
  await aRound(60)
  expect(seen).toHaveLength(8)
  clock.advance(86_400_000)
  await aRound(60)
  expect(seen).toHaveLength(13)
})

test('requests a host at most once in ten seconds, from any process', async () => {
  await links(...Array.from({ length: 8 }, (_, n) => `https://a.example/${n}`))
  await addJob(db, READ_PRICES, {})
  for (let second = 0; second < 120; second++) {
    // Two processes, and a second round in the middle of the first.
    if (second === 35) await addJob(db, READ_PRICES, {})
    await Promise.all([runJobs(), runJobs()])
    clock.advance(1000)
  }
  expect(await read()).toHaveLength(8)
  const times = seen.map(({ at }) => at)
  for (const [index, at] of times.slice(1).entries())
    expect(at - (times[index] ?? 0)).toBeGreaterThanOrEqual(10_000)
}, 60_000)

test("a redirect to another host waits for that host's turn", async () => {
  await links('https://short.example/x', 'https://b.example/1', 'https://b.example/2')
  redirects.set('https://short.example/x', 'https://b.example/3')
  await aRound(120)
  expect(await read()).toHaveLength(3)
  const times = seen.filter(({ url }) => url.includes('//b.')).map(({ at }) => at)
  for (const [index, at] of times.slice(1).entries())
    expect(at - (times[index] ?? 0)).toBeGreaterThanOrEqual(10_000)
})

test("the run starts by itself at night in the operators' time zone", () => {
  const task = tasks[READ_PRICES]
  expect(task && typeof task === 'object' && task.schedule).toBe('30 9 * * *')
})

test('the next process finishes a page whose process died', async () => {
  await links('https://a.example/1')
  await addJob(db, READ_PRICES, {})
  await runJobs()
  // It requested the page and crashed before recording the result.
  clock.advance(10_000)
  const readHost = workOf(tasks['read-prices-of-host'] ?? (async () => {}))
  const since = new Date(clock.now() - 20_000).toISOString()
  await readHost({ host: 'a.example', since }, { number: 1, isLast: false })
  await db.updateTable('priceLinks').set({ scrapedAt: null, scrapedPrice: null }).execute()
  await aRound(20)
  expect(await read()).toEqual(['https://a.example/1'])
})
