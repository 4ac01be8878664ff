import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { aFriendToTalkTo, aMessage } from '../../testing/chat.ts'
import {
  aDose,
  aMember,
  anAdmin,
  aPlanEntry,
  aWeightLog,
  type Member,
  staySignedIn,
} from '../../testing/factories.ts'
import { testApp } from '../../testing/test-app.ts'

const app = await testApp()
let admin: Member

/** The report as an operator in New York sees it. */
async function read(path: string, query: Record<string, string> = {}, { cookie } = admin) {
  const response = await app.request('GET', `/api/admin/${path}?${new URLSearchParams(query)}`, { cookie })
  expect(response.statusCode).toBe(200)
  return response.body
}

// Noon in London; the operator's day began at five o'clock.
const TODAY = '2026-11-21T12:00:00Z'

const signUpOn = async (day: string) => {
  app.clock.set(`${day}T16:00:00Z`)
  const member = await aMember(app)
  await staySignedIn(app)
  return member
}

const doseOn = async (day: string, member: Member, entry: { id: number }, at = '16:00') => {
  const takenAt = `${day}T${at}:00Z`
  app.clock.set(takenAt)
  await aDose(app, member, entry.id, { takenAt })
}

/** Two friends, and their room. */
async function aPairTalking() {
  const ada = await aMember(app)
  const { friend, room } = await aFriendToTalkTo(app, ada)
  await staySignedIn(app)
  return [ada, friend, room] as const
}

beforeAll(async () => {
  app.clock.set('2026-01-01T12:00:00Z')
  admin = await anAdmin(app)
  await staySignedIn(app)
})

// Every test has its own members.
beforeEach(async () => {
  app.clock.set(TODAY)
  await app.db.deleteFrom('pageVisits').execute()
  await app.db.deleteFrom('users').where('id', '<>', admin.id).execute()
})

describe('growth', () => {
  test('counts total people, new ones this month and active ones this week, each once', async () => {
    const [ada, bo] = [await signUpOn('2026-10-30'), await signUpOn('2026-11-02')]
    const entry = await aPlanEntry(app, ada)
    await doseOn('2026-11-15', ada, entry)
    await doseOn('2026-11-16', ada, entry)
    app.clock.set('2026-11-21T04:59:00Z')
    await aWeightLog(app, bo)
    app.clock.set(TODAY)
    const report = await read('user-growth-report')
    expect(report).toMatchObject({
      startDate: '2026-10-22',
      endDate: '2026-11-21',
      totalUsers: 3,
      newUsersThisMonth: 1,
      activeUsersThisWeek: 2,
      changes: {
        totalUsers: { direction: 'up', percentage: 200 },
        newUsersThisMonth: { direction: 'flat', percentage: 0 },
        activeUsersThisWeek: { direction: 'up', percentage: null },
      },
    })
    const day = (name: string) => report.days.find((day: { day: string }) => day.day === name)
    expect(report.days).toHaveLength(31)
    // Before midnight in New York it is still the 20th.
    expect(day('2026-11-20')).toMatchObject({ activeUsers: 1, newUsers: 0 })
    expect(day('2026-11-21')).toMatchObject({ activeUsers: 0 })
    // The plan entry was added on the day before.
    expect(day('2026-11-02')).toMatchObject({ activeUsers: 1, newUsers: 1 })
  })

  test('today is live and excludes what was undone', async () => {
    const active = async () => (await read('user-growth-report')).activeUsersThisWeek
    const member = await aMember(app)
    expect(await active()).toBe(0)
    const { id } = await aWeightLog(app, member)
    expect(await active()).toBe(1)
    await app.request('DELETE', `/api/weight-logs/${id}`, { cookie: member.cookie })
    expect(await active()).toBe(0)
  })

  test('writing to someone and accepting a friend count as activity while they last', async () => {
    const active = async () => (await read('user-growth-report')).activeUsersThisWeek
    const [ada, bo, room] = await aPairTalking()
    // A request and its acceptance.
    expect(await active()).toBe(2)
    app.clock.set('2026-12-01T12:00:00Z')
    expect(await active()).toBe(0)
    const { id } = await aMessage(app, ada, room.id)
    expect(await active()).toBe(1)
    await app.request('DELETE', `/api/social/chat-messages/${id}`, { cookie: ada.cookie })
    expect(await active()).toBe(0)
    await app.request('POST', '/api/social/blocks', { cookie: bo.cookie, body: { userId: ada.id } })
    expect(await active()).toBe(1)
  })

  test('the funnel shows how far people who signed up got', async () => {
    const [ada] = [await signUpOn('2026-11-02'), await signUpOn('2026-11-03'), await signUpOn('2026-09-01')]
    app.clock.set(TODAY)
    const body = { dateOfBirth: '1990-01-01', heightFeet: 5, heightInches: 0, weight: 150, gender: 'female' }
    await app.request('PATCH', '/api/auth/user', { cookie: ada.cookie, body })
    await aPlanEntry(app, ada)
    const visits = [{ pagePath: '/', secondsAgo: 3, visitDuration: 1 }]
    await app.request('POST', '/api/page-visits', { body: { visits } })
    await app.request('POST', '/api/page-visits', { cookie: ada.cookie, body: { visits } })
    expect((await read('user-growth-report')).funnel).toEqual([
      { step: 'Visit', people: 2, share: null },
      { step: 'Sign-up', people: 2, share: 100 },
      { step: 'Profile', people: 1, share: 50 },
      { step: 'Plan', people: 1, share: 100 },
      { step: 'First dose', people: 0, share: 0 },
      { step: 'Order', people: 0, share: null },
    ])
  })
})

test('activity: today, this week, and the four weeks up to yesterday by level', async () => {
  const [daily, weekly] = [
    await signUpOn('2026-09-01'),
    await signUpOn('2026-09-01'),
    await signUpOn('2026-09-01'),
  ]
  const [ofDaily, ofWeekly] = [await aPlanEntry(app, daily), await aPlanEntry(app, weekly)]
  for (let day = 1; day <= 20; day++) await doseOn(`2026-11-${String(day).padStart(2, '0')}`, daily, ofDaily)
  for (const day of ['2026-10-25', '2026-11-01', '2026-11-08', '2026-11-15'])
    await doseOn(day, weekly, ofWeekly)
  await doseOn('2026-11-21', weekly, ofWeekly, '11:00')
  app.clock.set(TODAY)
  const report = await read('user-activity-report')
  expect(report).toMatchObject({ totalDosageLogsToday: 1, activeUsersThisWeek: 2 })
  const nobody = { userCount: 0, avgSessionsPerWeek: null, avgDosesPerWeek: null, engagementScore: null }
  const nothing = { avgSessionsPerWeek: 0, avgDosesPerWeek: 0, engagementScore: 0 }
  expect(report.userEngagementMetrics).toEqual([
    { activityLevel: 'High', userCount: 1, avgSessionsPerWeek: 0, avgDosesPerWeek: 5, engagementScore: 75 },
    { activityLevel: 'Medium', ...nobody },
    { activityLevel: 'Low', userCount: 1, avgSessionsPerWeek: 0, avgDosesPerWeek: 1, engagementScore: 100 },
    // The operator is a member too.
    { activityLevel: 'None', ...nothing, userCount: 2 },
  ])
})

test('a session lasts until its last activity or sign-out', async () => {
  const { cookie } = await signUpOn('2026-11-20')
  app.clock.advance(90 * 60_000)
  await app.request('GET', '/api/auth/user', { cookie })
  await app.request('POST', '/api/auth/logout', { cookie })
  app.clock.set(TODAY)
  expect((await read('user-activity-report')).avgSessionDuration).toBe(5400)
})

test('a person signed in for weeks counts until their first pause', async () => {
  const { cookie, id } = await signUpOn('2026-10-30')
  for (const minutes of [70, 70, 3 * 60, 14 * 24 * 60, 70]) {
    app.clock.advance(minutes * 60_000)
    expect((await app.request('GET', '/api/auth/user', { cookie })).statusCode).toBe(200)
  }
  await app.request('POST', '/api/auth/logout', { cookie })
  app.clock.set(TODAY)
  expect((await read('user-activity-report')).avgSessionDuration).toBe(140 * 60)
  const { body } = await app.request('GET', '/api/admin/users', { cookie: admin.cookie })
  const member = body.find((user: { id: string }) => user.id === id)
  expect(member.avgSessionDuration).toBe(140 * 60)
})

test('website: views, visitors and the ten most viewed pages', async () => {
  const { id, cookie } = await aMember(app)
  const sendVisits = (paths: string[], input: object = {}) =>
    app.request('POST', '/api/page-visits', {
      ...input,
      body: { visits: paths.map((pagePath) => ({ pagePath, secondsAgo: 9, visitDuration: 3 })) },
    })
  await sendVisits(['/', '/shop', '/shop'], { cookie })
  await sendVisits(['/shop', '/shop/{product}'], { headers: { 'user-agent': 'Safari' } })
  const pages = [
    '/login',
    '/signup',
    '/social',
    '/profile',
    '/calculator',
    '/peptides',
    '/reminders',
    '/admin',
  ]
  await sendVisits(pages, { cookie })
  const report = await read('page-visits')
  expect(report).toMatchObject({ totalPageViews: 13, uniqueVisitors: 2 })
  expect(report.popularPages).toHaveLength(10)
  expect(report.visits).toHaveLength(13)
  expect(report.visits[0]).toEqual({ pagePath: '/admin', userId: id })
  expect(report.visits).toContainEqual({ pagePath: '/shop/{product}', userId: null })
  expect(report.popularPages[0]).toEqual({ pagePath: '/shop', views: 3 })
})

test('peptides by number of people, with dose trends', async () => {
  const [ada, bo] = [await signUpOn('2026-09-01'), await signUpOn('2026-09-01')]
  const [ofAda, ofBo] = [await aPlanEntry(app, ada), await aPlanEntry(app, bo)]
  for (const day of ['2026-11-01', '2026-11-02', '2026-11-03']) await doseOn(day, ada, ofAda)
  await doseOn('2026-11-03', bo, ofBo)
  for (const day of ['2026-10-01', '2026-10-02']) await doseOn(day, bo, ofBo)
  app.clock.set(TODAY)
  expect(await read('most-active-peptides')).toEqual([
    {
      peptideName: 'BPC-157',
      activeUsers: 2,
      totalDoses: 4,
      avgDosesPerUser: 2,
      trendDirection: 'up',
      trendPercentage: 100,
    },
  ])
  const span = { startDate: '2026-10-01', endDate: '2026-10-31' }
  expect(await read('most-active-peptides', span)).toMatchObject([{ activeUsers: 1, trendPercentage: null }])
})

describe('months', () => {
  test('each with active and new people in the operator’s time zone', async () => {
    const ada = await signUpOn('2026-09-01')
    const entry = await aPlanEntry(app, ada)
    await doseOn('2026-11-01', ada, entry, '03:00')
    app.clock.set(TODAY)
    const trends = await read('user-engagement-trends', { months: '3' })
    expect(trends).toMatchObject([
      { month: '2026-09', activeUsers: 1, newUsers: 1, dosageLogsCount: 0 },
      { month: '2026-10', activeUsers: 1, newUsers: 0, dosageLogsCount: 1, avgSessionDuration: null },
      { month: '2026-11', activeUsers: 0, newUsers: 0, dosageLogsCount: 0, avgSessionDuration: null },
    ])
  })

  test('future ones are forecast from full months, or explained as missing', async () => {
    app.clock.set('2026-03-15T12:00:00Z')
    expect(await read('user-activity-forecast')).toMatchObject({
      predictedActiveUsersNextMonth: null,
      confidence: 'insufficient data',
      message: 'A forecast needs 3 full months. You have 2 so far',
    })
    const member = await signUpOn('2026-03-20')
    const entry = await aPlanEntry(app, member)
    for (const month of ['03', '04', '05', '06', '07', '08', '09', '10'])
      for (const day of ['21', '25']) await doseOn(`2026-${month}-${day}`, member, entry)
    app.clock.set(TODAY)
    // November has no events, and most of it has passed.
    expect(await read('user-activity-forecast')).toMatchObject({ predictedActiveUsersNextMonth: 0 })
    for (let n = 0; n < 5; n++) await doseOn('2026-11-03', member, entry)
    app.clock.set(TODAY)
    const forecast = await read('user-activity-forecast')
    expect(forecast).toMatchObject({ month: '2026-12', predictedActiveUsersNextMonth: 1, userGrowthRate: 0 })
    expect(forecast.predictedDoseLogsNextMonth).toBeGreaterThanOrEqual(5)
    expect(forecast.doseLogsInterval.low).toBeGreaterThanOrEqual(5)
    expect(forecast.message).toBe('Based on 10 full months and this month’s pace')
    expect(forecast.trendsData).toHaveLength(6)
    expect(forecast.trendsData[5]).toEqual({ month: '2026-10', activeUsers: 1, doseLogsCount: 2 })
  })
})

test.each([
  [
    'user-growth-report',
    { startDate: '2026-11-02', endDate: '2026-11-01' },
    'Choose a start date on or before the end date',
  ],
  ['page-visits', { startDate: '2020-01-01', endDate: '2026-11-01' }, 'Please ask for 1 to 1096 days'],
  ['most-active-peptides', { startDate: '2026-02-30' }, 'Please enter a valid date'],
  ['user-engagement-trends', { months: '0' }, 'Please ask for 1 to 36 months'],
])('refuses %s of %j with a message', async (path, query, sentence) => {
  const { cookie } = admin
  const response = await app.request('GET', `/api/admin/${path}?${new URLSearchParams(query)}`, { cookie })
  expect(response.statusCode).toBe(400)
  expect(Object.values(response.body.fields)).toEqual([sentence])
})

test.each(['user-growth-report', 'page-visits', 'most-active-peptides', 'sales-report', 'waiting-report'])(
  '%s from too long ago up to today is refused as well',
  async (path) => {
    const { cookie } = admin
    const response = await app.request('GET', `/api/admin/${path}?startDate=1900-01-01`, { cookie })
    expect([response.statusCode, response.body.message]).toEqual([400, 'Please ask for 1 to 1096 days'])
  },
)
