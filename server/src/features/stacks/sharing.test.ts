import { supportAccount } from '@pepwell/domain/text/brand'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { aMember, anAdmin, aPeptideId, type Member } from '../../testing/factories.ts'
import { aStack } from '../../testing/stacks.ts'
import { testApp } from '../../testing/test-app.ts'

const app = await testApp()
const { request, db, clock } = app

const send = ({ cookie }: Member, method: string, path: string, body?: object) =>
  request(method, `/api/social/${path}`, { cookie, body })
const share = (member: Member, name = 'Tendon Repair', more = {}) =>
  send(member, 'POST', 'stacks', { name, isPublic: true, items: [], ...more })
const codeOf = ({ statusCode, body }: Awaited<ReturnType<typeof share>>) => body.code ?? statusCode

describe('an unverified account', () => {
  test("can't share or like", async () => {
    const [member, owner] = [await aMember(app), await aMember(app)]
    await db.updateTable('users').set({ emailProvedAt: null }).where('id', '=', member.id).execute()
    expect(codeOf(await share(member))).toBe('VERIFY_EMAIL_FIRST')
    const { id } = await aStack(app, member)
    expect(codeOf(await send(member, 'PATCH', `stacks/${id}`, { isPublic: true }))).toBe('VERIFY_EMAIL_FIRST')
    const { body: theirs } = await share(owner)
    expect(codeOf(await send(member, 'POST', `stacks/${theirs.id}/like`))).toBe('VERIFY_EMAIL_FIRST')
    expect((await send(owner, 'GET', `stacks/${id}`)).statusCode).toBe(404)
  })
})

describe('one person', () => {
  test('can share five stacks a day, created or published, and five more the next', async () => {
    const member = await aMember(app)
    const own = await aStack(app, member)
    for (let n = 0; n < 4; n++) expect(codeOf(await share(member))).toBe(201)
    const publish = (isPublic: boolean) => send(member, 'PATCH', `stacks/${own.id}`, { isPublic })
    expect((await publish(true)).statusCode).toBe(200)
    const refused = await share(member)
    expect([refused.statusCode, refused.body.message]).toEqual([
      429,
      'You can share 5 stacks a day. Share this one tomorrow.',
    ])
    // Unsharing and sharing again counts; invisible changes don't.
    await publish(false)
    expect((await publish(true)).statusCode).toBe(429)
    expect(codeOf(await share(member, 'Private', { isPublic: false }))).toBe(201)
    clock.advance(24 * 60 * 60 * 1000)
    expect((await publish(true)).statusCode).toBe(200)
  })

  test('gets no extra days by changing zones', async () => {
    // Midnight is a minute away, and an hour later in another zone.
    clock.set('2026-08-02T03:59:00Z')
    const member = await aMember(app, { timeZone: 'America/New_York' })
    for (let n = 0; n < 5; n++) expect(codeOf(await share(member))).toBe(201)
    await request('PATCH', '/api/auth/user', { cookie: member.cookie, body: { timeZone: 'America/Chicago' } })
    clock.advance(2 * 60_000)
    expect(codeOf(await share(member))).toBe('TOO_MANY_REQUESTS')
  })

  test("isn't charged for refusals or repeats", async () => {
    const member = await aMember(app)
    for (let n = 0; n < 6; n++)
      expect(codeOf(await share(member, 'X', { items: [{ peptideId: 987_654 }] }))).toBe('PEPTIDE_NOT_FOUND')
    const clientId = crypto.randomUUID()
    for (let n = 0; n < 7; n++) expect(codeOf(await share(member, 'Once', { clientId }))).toBe(201)
    for (let n = 0; n < 4; n++) expect(codeOf(await share(member))).toBe(201)
    expect(codeOf(await share(member, 'Once', { clientId }))).toBe(201)
  })

  test('gets no more by sharing concurrently', async () => {
    const member = await aMember(app)
    for (let n = 0; n < 4; n++) await share(member)
    const responses = await Promise.all([share(member), share(member)])
    expect(responses.map(({ statusCode }) => statusCode).sort()).toEqual([201, 429])
  })
})

describe('pages of public stacks', () => {
  interface Row {
    id: number
    recentLikes: number
    round: number
    remaining: number
    user: { id: string }
  }

  async function pagesOf(viewer: Member, search: string, sort: string, limit: number) {
    const pages: Row[][] = []
    let from = ''
    for (;;) {
      const query = `public-stacks?search=${search}&sort=${sort}&limit=${limit}${from}`
      const page: Row[] = (await send(viewer, 'GET', query)).body
      pages.push(page)
      const last = page.at(-1)
      if (!last || last.remaining === 0) return pages
      from = `&after=${last.id}&afterLikes=${last.recentLikes}&afterRound=${last.round}`
    }
  }

  test('show up to two per owner, and eventually all', async () => {
    const viewer = await aMember(app)
    const owners = await Promise.all(Array.from({ length: 4 }, () => aMember(app)))
    let run = 0
    const counts = fc.array(fc.nat(7), { minLength: 4, maxLength: 4 })
    await fc.assert(
      fc.asyncProperty(
        counts,
        fc.constantFrom('newest', 'liked'),
        fc.integer({ min: 1, max: 9 }),
        async (of, sort, limit) => {
          run += 1
          const name = `Zebra${run}x`
          const now = new Date(clock.now())
          const rows = owners.flatMap(({ id: userId }, index) =>
            Array.from({ length: of[index] ?? 0 }, () => ({
              userId,
              name,
              isPublic: true,
              createdAt: now,
              updatedAt: now,
            })),
          )
          for (const row of rows) await db.insertInto('peptideStacks').values(row).execute()
          const pages = await pagesOf(viewer, name, sort, limit)
          for (const page of pages)
            for (const { id } of owners)
              expect(page.filter(({ user }) => user.id === id).length).toBeLessThanOrEqual(2)
          const ids = pages.flat().map(({ id }) => id)
          expect([ids.length, new Set(ids).size]).toEqual([rows.length, rows.length])
        },
      ),
      { numRuns: 15 },
    )
  })

  test('give one account 2 of the first 24 places, however many it has', async () => {
    const [viewer, spammer, honest] = [await aMember(app), await aMember(app), await aMember(app)]
    await share(honest, 'Yak care')
    for (let n = 0; n < 5; n++) await share(spammer, 'Yak spam')
    const [first = [], second = []] = await pagesOf(viewer, 'yak', 'newest', 24)
    expect(first.map(({ user }) => user.id)).toEqual([spammer.id, spammer.id, honest.id])
    expect(second.map(({ user }) => user.id)).toEqual([spammer.id, spammer.id])
  })
})

describe('a stack with contact details', () => {
  const LINK = { description: 'Official protocol, WhatsApp +1 415 555 0100' }
  const isSeen = async (id: number) =>
    (await send(await aMember(app), 'GET', `stacks/${id}`)).statusCode === 200
  const reportsAbout = (id: number) =>
    db
      .selectFrom('abuseReports')
      .select(['id', 'status', 'quote', 'reporterId'])
      .where('subjectId', '=', id)
      .execute()
  const settle = async (id: number, decision: string) => {
    const { cookie } = await anAdmin(app, ['support'])
    const [report] = (await reportsAbout(id)).filter(({ status }) => status === 'open')
    return request('POST', `/api/admin/abuse-reports/${report?.id}/settle`, { cookie, body: { decision } })
  }

  test('waits for an operator’s approval', async () => {
    const member = await aMember(app)
    const { body } = await share(member, 'Tendon', LINK)
    expect(body).toMatchObject({ isPublic: true, isHeld: true, isHidden: false })
    expect((await send(member, 'GET', 'my-stacks')).body).toMatchObject([{ id: body.id, isHeld: true }])
    expect(await isSeen(body.id)).toBe(false)
    expect(await reportsAbout(body.id)).toMatchObject([
      { status: 'open', quote: `Tendon\n${LINK.description}`, reporterId: supportAccount.id },
    ])
    expect((await settle(body.id, 'dismiss')).statusCode).toBe(200)
    expect(await isSeen(body.id)).toBe(true)
    // The displayed version stays visible while unchanged.
    await send(member, 'PATCH', `stacks/${body.id}`, { isPublic: true })
    expect(await isSeen(body.id)).toBe(true)
    await send(member, 'PATCH', `stacks/${body.id}`, { description: 'Now at t.me/other' })
    expect(await isSeen(body.id)).toBe(false)
  })

  test.each(['hide', 'warn', 'suspend'])('stays hidden after the decision to %s', async (decision) => {
    const member = await aMember(app)
    const { body } = await share(member, 'Tendon', LINK)
    expect((await settle(body.id, decision)).statusCode).toBe(200)
    const row = await db
      .selectFrom('peptideStacks')
      .select(['heldAt', 'hiddenAt'])
      .where('id', '=', body.id)
      .executeTakeFirst()
    expect([row?.heldAt, row?.hiddenAt !== null]).toEqual([null, true])
    expect(await isSeen(body.id)).toBe(false)
  })

  test('becomes visible once its owner removes them, without an operator', async () => {
    const member = await aMember(app)
    const { body } = await share(member, 'Tendon', LINK)
    const changed = await send(member, 'PATCH', `stacks/${body.id}`, { description: 'Eight weeks' })
    expect(changed.body.isHeld).toBe(false)
    expect(await isSeen(body.id)).toBe(true)
    expect(await reportsAbout(body.id)).toEqual([])
    const { body: other } = await share(member, 'Tendon', LINK)
    await send(member, 'DELETE', `stacks/${other.id}`)
    expect(await reportsAbout(other.id)).toEqual([])
  })

  test('is detected in names and notes, and ignored while private', async () => {
    const member = await aMember(app)
    const items = [{ peptideId: await aPeptideId(app), notes: 'from best-peptides.shop' }]
    expect((await share(member, 'Sleep', { items })).body.isHeld).toBe(true)
    expect((await share(member, 'DM me')).body.isHeld).toBe(true)
    expect((await share(member, 'Official Pɛpwell protocol')).body.isHeld).toBe(true)
    expect((await share(member, 'Official protocol')).body.isHeld).toBe(true)
    const { body } = await share(member, 'Mine', { ...LINK, isPublic: false })
    expect([body.isHeld, await reportsAbout(body.id)]).toEqual([false, []])
    expect((await send(member, 'PATCH', `stacks/${body.id}`, { isPublic: true })).body.isHeld).toBe(true)
  })
})
