import { once } from 'node:events'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { aMember, PASSWORD } from '../testing/factories.ts'
import { connectAs, open, refusalOf } from '../testing/sockets.ts'
import { testApp } from '../testing/test-app.ts'
import { postgresBus } from './bus.ts'
import { People } from './person-events.ts'

const served = await testApp({ publicUrl: 'https://pepwell.test', exposeResetToken: true })
const { db, request } = served

/** A second process on the same database. */
const other = await testApp(
  { publicUrl: 'https://pepwell.test' },
  { db, bus: await postgresBus(served.connection) },
)

const bus = await postgresBus(served.connection)
const people = new People({ db, bus })
const news = { type: 'changed', changes: ['doses'] } as const
const hint = (...userIds: string[]) => people.publish(db, userIds, news)

const ofType = (type: string) => ({ type })

/** A second session of the same person. */
async function signInAgain(email: string): Promise<string> {
  const { cookie = '' } = await request('POST', '/api/auth/login', { body: { email, password: PASSWORD } })
  return cookie
}

test('an event for everyone reaches every page of every process, except unidentified ones', async () => {
  const [ada, bob] = [await aMember(served), await aMember(served)]
  const silent = await open(served, ada)
  const pages = [await connectAs(served, ada), await connectAs(served, bob), await connectAs(other, bob)]
  const forAll = { type: 'changed', changes: ['catalogue'] } as const
  await people.publishToEveryone(db, forAll)
  for (const { events } of pages) await vi.waitFor(() => expect(events).toContainEqual(forAll))
  expect(silent.events).toEqual([])
})

describe('the upgrade', () => {
  test.each([
    ['nobody', {}],
    ['somebody whose session is made up', { cookie: 'pepwell_session=AAAA' }],
  ])('of %s is refused', async (_name, headers) => {
    const { status, body } = await refusalOf(served, { headers: headers as Record<string, string> })
    expect([status, JSON.parse(body).code]).toEqual([401, 'NOT_SIGNED_IN'])
  })

  test.each([
    ['a foreign page', { origin: 'https://evil.example' }],
    ['a page of the opaque origin', { origin: 'null' }],
    ['a page with another scheme', { origin: 'http://pepwell.test' }],
  ])('by %s is refused, no matter who is signed in', async (_name, headers) => {
    const { cookie } = await aMember(served)
    const refused = await refusalOf(served, { headers: { cookie, ...headers } as Record<string, string> })
    expect([refused.status, JSON.parse(refused.body).code]).toEqual([403, 'FOREIGN_ORIGIN'])
  })

  test('by our own page is accepted', async () => {
    const connection = await open(served, await aMember(served), { origin: 'https://pepwell.test' })
    expect(connection.socket.readyState).toBe(connection.socket.OPEN)
  })

  test('after signing out is refused', async () => {
    const { cookie } = await aMember(served)
    await request('POST', '/api/auth/logout', { cookie })
    expect((await refusalOf(served, { headers: { cookie } })).status).toBe(401)
  })

  test('counts as a request', async () => {
    const limited = await testApp({ requestsPerMinute: 3 })
    const statuses = []
    for (let n = 0; n < 4; n++) statuses.push((await refusalOf(limited, {})).status)
    expect(statuses).toEqual([401, 401, 401, 429])
  })

  test('does not extend the session', async () => {
    const member = await aMember(served)
    const activity = () =>
      db
        .selectFrom('loginSessions')
        .select('lastActivityAt')
        .where('userId', '=', member.id)
        .executeTakeFirst()
    const before = await activity()
    served.clock.advance(3 * 60 * 60 * 1000)
    await connectAs(served, member)
    expect(await activity()).toEqual(before)
    served.clock.advance(60_000)
    await request('GET', '/api/auth/user', { cookie: member.cookie })
    expect(await activity()).not.toEqual(before)
  })

  test('on any other path fails', async () => {
    const { cookie } = await aMember(served)
    expect((await refusalOf(served, { path: '/no-such-page', headers: { cookie } })).status).toBe(404)
    const foreign = { path: '/api/auth/user', headers: { cookie, origin: 'https://evil.example' } }
    expect((await refusalOf(served, foreign)).status).toBe(403)
    expect((await request('GET', '/ws', { cookie })).statusCode).toBe(404)
  })

  test('beyond twenty of one person is refused, until one of them closes', async () => {
    const member = await aMember(served)
    const connections = []
    for (let n = 0; n < 20; n++) connections.push(await open(served, member))
    expect((await refusalOf(served, { headers: { cookie: member.cookie } })).status).toBe(429)
    await open(served, await aMember(served))
    connections[0]?.socket.close()
    await connections[0]?.closed
    await vi.waitFor(() => open(served, member))
  })
})

describe('a message of the browser', () => {
  test('about who it is is answered', async () => {
    const member = await aMember(served)
    const { events } = await connectAs(served, member)
    expect(events).toEqual([ofType('authenticated')])
  })

  test('with a session id is checked', async () => {
    const member = await aMember(served)
    const body = { email: member.email, password: PASSWORD }
    const signedIn = await served.request('POST', '/api/auth/login', { body })
    const sessionId = signedIn.cookies.find(({ name }) => name === 'pepwell_signed_in')?.value
    expect(signedIn.cookie).not.toContain(sessionId)
    const say = async ({ cookie = '' }: { cookie?: string }) => {
      const connection = await open(served, { cookie })
      connection.send({ type: 'authenticate', userId: member.id, sessionId })
      return connection
    }
    const right = await say(signedIn)
    await vi.waitFor(() => expect(right.events).toEqual([ofType('authenticated')]))
    const another = await say(member)
    expect((await another.closed).code).toBe(4401)
    expect(another.events).toEqual([])
  })

  test('that claims to be someone else closes with 4401', async () => {
    const connection = await open(served, await aMember(served))
    connection.send({ type: 'authenticate', userId: (await aMember(served)).id })
    expect((await connection.closed).code).toBe(4401)
    expect(connection.events).toEqual([])
  })

  test.each([
    ['no JSON', 'hello', 1003],
    ['no message that we know', '{"type":"subscribe","userId":"everything"}', 1003],
    ['no object', 'null', 1003],
    ['a deep nest', '['.repeat(4000), 1003],
    ['bytes', Buffer.from([1, 2, 3]), 1003],
    ['more than 4 KB', 'x'.repeat(4097), 1009],
  ])('%s closes it, and the server continues', async (_name, message, code) => {
    const member = await aMember(served)
    const [bad, good] = [await connectAs(served, member), await connectAs(served, member)]
    bad.socket.send(message)
    expect((await bad.closed).code).toBe(code)
    await hint(member.id)
    await vi.waitFor(() => expect(good.events).toContainEqual(news))
    expect(bad.events).toEqual([ofType('authenticated')])
  })

  test('repeated too often closes with 1008', async () => {
    const member = await aMember(served)
    const connection = await connectAs(served, member)
    for (let n = 0; n < 60; n++) connection.send({ type: 'authenticate', userId: member.id })
    expect((await connection.closed).code).toBe(1008)
  })
})

describe('hints', () => {
  test('reach every page of that person in every process, and no one else', async () => {
    const [ada, bob] = [await aMember(served), await aMember(served)]
    const pages = [await connectAs(served, ada), await connectAs(served, ada), await connectAs(other, ada)]
    const stranger = await connectAs(served, bob)
    await hint(ada.id)
    for (const { events } of pages)
      await vi.waitFor(() => expect(events).toEqual([ofType('authenticated'), news]))
    await hint(bob.id)
    await vi.waitFor(() => expect(stranger.events).toHaveLength(2))
    for (const { events } of pages) expect(events).toHaveLength(2)
  })

  test('may name several people at once', async () => {
    const [ada, bob] = [await aMember(served), await aMember(served)]
    const pages = [await connectAs(served, ada), await connectAs(other, bob)]
    await hint(ada.id, bob.id)
    for (const { events } of pages) await vi.waitFor(() => expect(events).toHaveLength(2))
  })

  test('are not sent before the browser said who it is', async () => {
    const member = await aMember(served)
    const [silent, page] = [await open(served, member), await connectAs(served, member)]
    await hint(member.id)
    await vi.waitFor(() => expect(page.events).toHaveLength(2))
    expect(silent.events).toEqual([])
  })

  test('that may have been lost lead to a refetch once the bus is back', async () => {
    const breaking = await postgresBus(served.connection)
    const process = await testApp({ publicUrl: 'https://pepwell.test' }, { db, bus: breaking })
    const page = await connectAs(process, await aMember(served))
    await db.executeQuery({
      sql: `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'pepwell bus' AND datname = current_database()`,
      parameters: [],
      query: { kind: 'RawNode' } as never,
      queryId: { queryId: 'terminate' },
    })
    await vi.waitFor(
      () => expect(page.events).toEqual([ofType('authenticated'), ofType('look_again')]),
      10_000,
    )
  })
})

describe('a session that ends', () => {
  test.each([
    ['this process', served],
    ['another process', other],
  ])('by signing out closes its sockets in %s, and only those', async (_name, process) => {
    const member = await aMember(served)
    const second = { id: member.id, cookie: await signInAgain(member.email) }
    const [here, there] = [await connectAs(process, member), await connectAs(process, second)]
    await request('POST', '/api/auth/logout', { cookie: member.cookie })
    expect((await here.closed).code).toBe(4403)
    await hint(member.id)
    await vi.waitFor(() => expect(there.events).toHaveLength(2))
    expect(here.events).toHaveLength(1)
  })

  test('by a new password closes every socket, in every process', async () => {
    const member = await aMember(served)
    const pages = [await connectAs(served, member), await connectAs(other, member), await open(other, member)]
    const { body } = await request('POST', '/api/auth/forgot-password', { body: { email: member.email } })
    const form = { token: body.token, password: `${PASSWORD} new`, confirmPassword: `${PASSWORD} new` }
    expect((await request('POST', '/api/auth/reset-password', { body: form })).statusCode).toBe(200)
    for (const { closed } of pages) expect((await closed).code).toBe(4403)
  })

  test('by deleting the account closes its sockets', async () => {
    const member = await aMember(served)
    const page = await connectAs(other, member)
    const body = { currentPassword: PASSWORD }
    expect(
      (await request('POST', '/api/auth/delete-account', { cookie: member.cookie, body })).statusCode,
    ).toBe(200)
    expect((await page.closed).code).toBe(4403)
  })

  test('without the bus is noticed when the browser sends something', async () => {
    const member = await aMember(served)
    const page = await open(served, member)
    await db.deleteFrom('loginSessions').where('userId', '=', member.id).execute()
    served.clock.advance(60_000)
    page.send({ type: 'authenticate', userId: member.id })
    expect((await page.closed).code).toBe(4403)
  })
})

describe('over time', () => {
  afterEach(() => void vi.useRealTimers())
  const stopIntervals = () => vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  const PING_MS = 30_000

  /** Passes the time until the next ping; the socket's answer has arrived when this resolves. */
  async function passPing({ socket, closed }: Awaited<ReturnType<typeof connectAs>>) {
    const pinged = once(socket, 'ping')
    vi.advanceTimersByTime(PING_MS)
    await pinged
    if (socket.readyState !== socket.OPEN) return
    const pong = once(socket, 'pong')
    socket.ping()
    await Promise.race([pong, closed])
  }

  test('a living socket is pinged and stays; a dead one is dropped', async () => {
    const member = await aMember(served)
    await connectAs(served, member)
    stopIntervals()
    const [living, dead] = [await connectAs(served, member), await connectAs(served, member)]
    dead.socket.pong = () => {}
    ;(dead.socket as unknown as { _autoPong: boolean })._autoPong = false
    for (let n = 0; n < 3; n++) await passPing(living)
    expect((await dead.closed).code).toBe(1006)
    await hint(member.id)
    await vi.waitFor(() => expect(living.events).toHaveLength(2))
  })

  test('an expired session closes its sockets within the hour', async () => {
    const member = await aMember(served)
    stopIntervals()
    const page = await connectAs(served, member)
    served.clock.advance(31 * 24 * 60 * 60 * 1000)
    for (let n = 0; n < 120; n++) await passPing(page)
    expect((await page.closed).code).toBe(4403)
  })
})

test('a stopping server says so and doesn’t wait for unresponsive clients', async () => {
  const stopping = await testApp(
    { publicUrl: 'https://pepwell.test' },
    { db, bus: await postgresBus(served.connection) },
  )
  const member = await aMember(served)
  const [polite, deaf] = [await connectAs(stopping, member), await connectAs(stopping, member)]
  deaf.socket.pause()
  await stopping.app.close()
  expect((await polite.closed).code).toBe(1001)
  deaf.socket.resume()
  await deaf.closed
})
