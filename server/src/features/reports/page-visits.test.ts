import { reportVisits } from '@pepwell/contract/accounts/page-visits'
import { beforeEach, describe, expect, test } from 'vitest'
import { workOf } from '../../jobs/jobs.ts'
import { aMember, anAdmin } from '../../testing/factories.ts'
import { testApp } from '../../testing/test-app.ts'

const app = await testApp({ trustProxy: 1 })

beforeEach(async () => {
  app.clock.set('2026-11-21T12:00:00Z')
  await app.db.deleteFrom('pageVisits').execute()
  await app.db.deleteFrom('rateLimits').execute()
})

const aVisit = (overrides: object = {}) => ({
  pagePath: '/shop',
  secondsAgo: 30,
  visitDuration: 20,
  ...overrides,
})

const aBrief = (secondsAgo: number) => aVisit({ secondsAgo, visitDuration: 0 })

interface Sender {
  cookie?: string
  ip?: string
  headers?: Record<string, string>
}

const sendVisits = (visits: object[], { cookie, ip = '203.0.113.77', headers }: Sender = {}) =>
  app.request(reportVisits.method, reportVisits.path, {
    cookie,
    headers: { 'x-forwarded-for': ip, 'user-agent': 'Firefox', ...headers },
    body: { visits },
  })

const storedVisits = () =>
  app.db.selectFrom('pageVisits').selectAll().orderBy('visitedAt').orderBy('id').execute()

test('a visit has its start, duration and referrer', async () => {
  const response = await sendVisits([
    aVisit({ pagePath: '/', secondsAgo: 90, visitDuration: 60, referrer: 'search.example' }),
    aVisit({ pagePath: '/shop/{product}' }),
  ])
  expect(response.body).toEqual({ kept: 2 })
  const at = (instant: string) => ({ visitedAt: new Date(instant), userId: null, userAgent: 'Firefox' })
  expect(await storedVisits()).toMatchObject([
    { ...at('2026-11-21T11:58:30Z'), pagePath: '/', visitDuration: 60, referrer: 'search.example' },
    { ...at('2026-11-21T11:59:30Z'), pagePath: '/shop/{product}', visitDuration: 20, referrer: null },
  ])
})

test('addresses are stored truncated', async () => {
  await sendVisits([aVisit()])
  await sendVisits([aVisit()], { ip: '2001:db8:1:2:3:4:5:6' })
  expect((await storedVisits()).map(({ ipAddress }) => ipAddress)).toEqual([
    '203.0.113.0/24',
    '2001:db8:1::/48',
  ])
})

describe("a visit's person", () => {
  test('comes from the session, never from the body', async () => {
    const [ada, bo] = [await aMember(app), await aMember(app)]
    await sendVisits([aVisit({ userId: bo.id, sessionId: 'mine' })], ada)
    await sendVisits([aVisit({ userId: bo.id })])
    const [signedIn, anonymous] = await storedVisits()
    const session = app.db.selectFrom('loginSessions').select('id').where('userId', '=', ada.id)
    expect(signedIn).toMatchObject({ userId: ada.id })
    expect(signedIn?.sessionId).toBe(String((await session.executeTakeFirstOrThrow()).id))
    expect(anonymous?.userId).toBeNull()
  })

  test('is a pseudonym per browser, address and day for visitors', async () => {
    await sendVisits([aBrief(5), aBrief(4)])
    await sendVisits([aBrief(3)], { ip: '203.0.113.78' })
    await sendVisits([aBrief(2)], { headers: { 'user-agent': 'Safari' } })
    app.clock.set('2026-11-22T00:00:00Z')
    await sendVisits([aBrief(1)])
    const ids = (await storedVisits()).map(({ sessionId }) => sessionId)
    expect(ids[0]).toBe(ids[1])
    expect(new Set(ids).size).toBe(4)
  })

  test('is no one before sign-in, no matter who reports it', async () => {
    const { id, cookie } = await aMember(app)
    await sendVisits([aVisit({ secondsAgo: 40, signedOut: true }), aVisit()], { cookie })
    const [before, since] = await storedVisits()
    expect([before?.userId, since?.userId]).toEqual([null, id])
    expect(before?.sessionId).not.toBe(since?.sessionId)
  })

  test('is deleted with the account', async () => {
    const { id, cookie } = await aMember(app)
    await sendVisits([aVisit()], { cookie })
    await app.db.deleteFrom('users').where('id', '=', id).execute()
    expect(await storedVisits()).toEqual([])
  })
})

test.each(['dnt', 'sec-gpc'])('stores nothing for a browser that sends %s', async (header) => {
  expect((await sendVisits([aVisit()], { headers: { [header]: '1' } })).body).toEqual({ kept: 0 })
  expect(await storedVisits()).toEqual([])
})

test.each([
  ['a path with an id', [aVisit({ pagePath: '/shop/bpc-157' })]],
  ['a whole address as what led there', [aVisit({ referrer: 'https://search.example/?q=me' })]],
  ['a visit of last week', [aVisit({ secondsAgo: 604_800 })]],
  ['what names a person as a host', [aVisit({ referrer: 'user:pw' })]],
  ['a visit that goes on tomorrow', [aVisit({ visitDuration: 31 })]],
  ['a visit that ends before it begins', [aVisit({ visitDuration: -1 })]],
  ['too many at once', Array.from({ length: 21 }, () => aVisit())],
  ['none', []],
])('refuses %s', async (_name, visits) => {
  expect((await sendVisits(visits)).statusCode).toBe(400)
  expect(await storedVisits()).toEqual([])
})

test('no one can fill the table', async () => {
  const responses = await Promise.all(Array.from({ length: 125 }, () => sendVisits([aVisit()])))
  expect(responses.filter(({ statusCode }) => statusCode === 429)).toHaveLength(5)
  expect((await sendVisits([aVisit()], { ip: '203.0.113.78' })).statusCode).toBe(200)
})

test('visits are deleted after 30 days, and pseudonym keys after a day', async () => {
  const tellAt = async (instant: string) => {
    app.clock.set(instant)
    await sendVisits([aBrief(0)])
  }
  await app.db.deleteFrom('visitSecrets').execute()
  await tellAt('2026-10-21T23:59:59Z')
  await tellAt('2026-10-22T00:00:01Z')
  await tellAt('2026-11-21T12:00:00Z')
  const task = app.tasks['delete-old-visits']
  await (task && workOf(task)({}, { number: 1, isLast: true }))
  expect(await storedVisits()).toHaveLength(2)
  const secrets = await app.db.selectFrom('visitSecrets').select('day').execute()
  expect(secrets).toEqual([{ day: '2026-11-21' }])
})

test('deleting old visits and marks leaves reports unchanged, and later visits count once', async () => {
  const [member, admin] = [await aMember(app), await anAdmin(app)]
  const deleteOld = app.tasks['delete-old-visits']
  const report = async () => {
    const query = 'startDate=2026-06-01&endDate=2026-11-21'
    const { body } = await app.request('GET', `/api/admin/page-visits?${query}`, admin)
    return { views: body.totalPageViews, visitors: body.uniqueVisitors, pages: body.popularPages }
  }
  const visitorDays = async () => {
    const marks = app.db.selectFrom('reportMarks').select('day').where('about', '=', 'visitor')
    return (await marks.orderBy('day').execute()).map(({ day }) => day)
  }
  for (const day of ['2026-07-01', '2026-07-02', '2026-07-03', '2026-10-01', '2026-11-20']) {
    app.clock.set(`${day}T12:00:00Z`)
    await sendVisits([aBrief(0)], member)
    await sendVisits([aVisit({ pagePath: '/' })])
    await report()
    await (deleteOld && workOf(deleteOld)({}, { number: 1, isLast: true }))
  }
  app.clock.set('2026-11-21T12:00:00Z')
  const before = await report()
  expect(before).toMatchObject({ views: 10, visitors: 6 })
  await (deleteOld && workOf(deleteOld)({}, { number: 1, isLast: true }))
  expect(await storedVisits()).toHaveLength(2)
  expect(await report()).toEqual(before)
  // Before the retention period, only the member's last day is left.
  expect(await visitorDays()).toEqual(['2026-10-01', '2026-11-20', '2026-11-20'])
  await sendVisits([aBrief(0)], member)
  expect(await report()).toMatchObject({ views: 11, visitors: 6 })
})
