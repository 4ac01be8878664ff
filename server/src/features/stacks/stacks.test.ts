import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { aMember, anAdmin, aPeptideId, type Member } from '../../testing/factories.ts'
import { anAbuseReport } from '../../testing/friends.ts'
import { connectAs } from '../../testing/sockets.ts'
import { aStack } from '../../testing/stacks.ts'
import { testApp } from '../../testing/test-app.ts'

const app = await testApp()
const { request, clock, db } = app
const DAY = 24 * 60 * 60 * 1000

const send = ({ cookie }: Member, method: string, path: string, body?: object) =>
  request(method, `/api/social/${path}`, { cookie, body })
const shared = (member: Member, overrides = {}) => aStack(app, member, { isPublic: true, ...overrides })
const like = (member: Member, { id }: { id: number }) => send(member, 'POST', `stacks/${id}/like`)
const discover = async (member: Member, query = '') =>
  (await send(member, 'GET', `public-stacks?limit=60${query}`)).body
const idsOf = (rows: { id: number }[]) => rows.map(({ id }) => id)

describe('a stack', () => {
  test('is stored with its peptides in order', async () => {
    const member = await aMember(app)
    const [bpc, tb] = [await aPeptideId(app), await aPeptideId(app, 'TB-500')]
    const items = [
      { peptideId: tb, dose: ' 2 mg ', notes: '<b>slowly</b>' },
      { peptideId: bpc, frequency: 'Daily' },
    ]
    const response = await send(member, 'POST', 'stacks', {
      name: '  Tendon   Repair ',
      description: ' ',
      items,
    })
    expect(response.statusCode).toBe(201)
    expect(response.body).toEqual({
      id: expect.any(Number),
      name: 'Tendon Repair',
      description: null,
      isPublic: false,
      isHidden: false,
      isHeld: false,
      likes: 0,
      likedByMe: false,
      createdAt: '2026-06-15T12:00:00.000Z',
      user: {
        id: member.id,
        userHandle: null,
        firstName: 'Ada',
        lastName: 'Keller',
        profileImageUrl: null,
        isTeam: false,
      },
      stackItems: [
        {
          id: expect.any(Number),
          dose: '2 mg',
          frequency: null,
          notes: '<b>slowly</b>',
          order: 1,
          peptide: { id: tb, name: 'TB-500', mg: expect.toSatisfy((mg) => mg === null || mg > 0) },
        },
        expect.objectContaining({ dose: null, frequency: 'Daily', order: 2 }),
      ],
    })
    expect((await send(member, 'GET', 'my-stacks')).body).toEqual([response.body])
  })

  test('needs no items, but a nonblank name', async () => {
    const member = await aMember(app)
    expect(
      (await send(member, 'POST', 'stacks', { name: 'Later', isPublic: false })).body.stackItems,
    ).toEqual([])
    const refused = await send(member, 'POST', 'stacks', { name: '  ' })
    expect(refused.body.fields).toEqual({ name: 'Stack name is required' })
  })

  test('is stored once despite retries', async () => {
    const member = await aMember(app)
    const body = { name: 'Once', clientId: randomUUID() }
    const answers = await Promise.all([1, 2, 3].map(() => send(member, 'POST', 'stacks', body)))
    expect(new Set(answers.map((response) => response.body.id)).size).toBe(1)
    expect((await send(member, 'GET', 'my-stacks')).body).toHaveLength(1)
  })

  test('is copied once despite retries', async () => {
    const [member, other] = [await aMember(app), await aMember(app)]
    const { id } = await shared(member)
    const copy = (clientId?: string) => send(other, 'POST', `stacks/${id}/copy`, { clientId })
    const clientId = randomUUID()
    const answers = await Promise.all([1, 2, 3].map(() => copy(clientId)))
    expect(new Set(answers.map((response) => response.body.id)).size).toBe(1)
    await copy()
    expect((await send(other, 'GET', 'my-stacks')).body).toHaveLength(2)
  })

  test("with an unknown peptide isn't stored", async () => {
    const member = await aMember(app)
    const refused = await send(member, 'POST', 'stacks', { name: 'X', items: [{ peptideId: 987_654 }] })
    expect(refused.body.code).toBe('PEPTIDE_NOT_FOUND')
    expect((await send(member, 'GET', 'my-stacks')).body).toEqual([])
  })

  test('changes only given fields, and items as a whole', async () => {
    const member = await aMember(app)
    const stack = await shared(member, { description: 'Of last spring' })
    const change = async (body: object) => (await send(member, 'PATCH', `stacks/${stack.id}`, body)).body
    expect(await change({ name: 'Joints' })).toMatchObject({ ...stack, name: 'Joints' })
    const tb = await aPeptideId(app, 'TB-500')
    const items = [{ peptideId: tb }]
    expect(await change({ items, description: null })).toMatchObject({
      name: 'Joints',
      description: null,
      stackItems: [{ order: 1, dose: null, peptide: { id: tb } }],
    })
    expect(await change({ isPublic: false })).toMatchObject({ isPublic: false })
    // A refused change leaves everything unchanged.
    expect((await change({ name: 'No', items: [{ peptideId: 987_654 }] })).code).toBe('PEPTIDE_NOT_FOUND')
    expect((await send(member, 'GET', `stacks/${stack.id}`)).body).toMatchObject({ name: 'Joints' })
  })

  test('can only be changed and deleted by its owner', async () => {
    const [owner, other] = [await aMember(app), await aMember(app)]
    const { id } = await shared(owner)
    expect((await send(other, 'PATCH', `stacks/${id}`, { name: 'Mine' })).body.code).toBe('STACK_NOT_FOUND')
    expect((await send(other, 'DELETE', `stacks/${id}`)).body.code).toBe('STACK_NOT_FOUND')
    expect((await send(owner, 'DELETE', `stacks/${id}`)).statusCode).toBe(200)
    expect((await send(owner, 'GET', `stacks/${id}`)).statusCode).toBe(404)
  })

  test('is limited to a hundred', async () => {
    const member = await aMember(app)
    const now = new Date(clock.now())
    const row = { userId: member.id, name: 'X', createdAt: now, updatedAt: now }
    for (let n = 0; n < 99; n++) await db.insertInto('peptideStacks').values(row).execute()
    const responses = await Promise.all([1, 2].map(() => send(member, 'POST', 'stacks', { name: 'Last' })))
    expect(responses.map(({ statusCode }) => statusCode).sort()).toEqual([201, 409])
  })
})

describe('a public stack', () => {
  test('is visible to everyone, a private one only to its owner', async () => {
    const [owner, other] = [await aMember(app), await aMember(app)]
    const [open, closed] = [await shared(owner), await aStack(app, owner)]
    expect((await send(other, 'GET', `stacks/${open.id}`)).body).toEqual(open)
    expect((await send(other, 'GET', `stacks/${closed.id}`)).statusCode).toBe(404)
    for (const act of ['like', 'copy'])
      expect((await send(other, 'POST', `stacks/${closed.id}/${act}`)).statusCode).toBe(404)
    const ids = idsOf(await discover(other, '&sort=newest'))
    expect([ids.includes(open.id), ids.includes(closed.id)]).toEqual([true, false])
  })

  test('is hidden across a block in either direction, and when its owner is suspended', async () => {
    const [owner, other, third] = [await aMember(app), await aMember(app), await aMember(app)]
    const { id } = await shared(owner)
    await send(owner, 'POST', 'blocks', { userId: other.id })
    expect((await send(other, 'GET', `stacks/${id}`)).statusCode).toBe(404)
    expect(idsOf(await discover(other, '&sort=newest'))).not.toContain(id)
    await send(third, 'POST', 'blocks', { userId: owner.id })
    expect((await send(third, 'GET', `stacks/${id}`)).statusCode).toBe(404)
    const stranger = await aMember(app)
    expect((await send(stranger, 'GET', `stacks/${id}`)).statusCode).toBe(200)
    await db.updateTable('users').set({ suspendedAt: new Date() }).where('id', '=', owner.id).execute()
    expect((await send(stranger, 'GET', `stacks/${id}`)).statusCode).toBe(404)
  })

  test('is found by its name and peptides', async () => {
    const owner = await aMember(app)
    const tb = await aPeptideId(app, 'TB-500')
    const one = await shared(owner, { name: 'Quokka 100%', items: [{ peptideId: tb }] })
    const found = async (search: string) =>
      idsOf(await discover(owner, `&search=${encodeURIComponent(search)}`))
    expect(await found('quokka')).toEqual([one.id])
    expect(await found('a 100%')).toEqual([one.id])
    expect(await found('quok%100')).toEqual([])
    expect(await found('tb-50')).toContain(one.id)
  })

  test('a copy is your own and stays unchanged', async () => {
    const [owner, other] = [await aMember(app), await aMember(app)]
    const stack = await shared(owner, { description: 'Of last spring' })
    const copy = (await send(other, 'POST', `stacks/${stack.id}/copy`)).body
    expect(copy).toMatchObject({
      name: 'Tendon Repair',
      description: 'Of last spring',
      isPublic: false,
      likes: 0,
      user: { id: other.id },
      stackItems: [{ dose: '250 mcg', frequency: 'Daily', order: 1 }],
    })
    await send(owner, 'PATCH', `stacks/${stack.id}`, { items: [] })
    expect((await send(other, 'GET', `stacks/${copy.id}`)).body).toEqual(copy)
  })
})

describe('likes', () => {
  test('are one per member, and a second press removes it', async () => {
    const [owner, other] = [await aMember(app), await aMember(app)]
    const stack = await shared(owner)
    expect((await like(other, stack)).body).toEqual({ likes: 1, likedByMe: true })
    expect((await like(owner, stack)).body).toEqual({ likes: 2, likedByMe: true })
    expect((await send(other, 'GET', `stacks/${stack.id}`)).body).toMatchObject({ likes: 2, likedByMe: true })
    expect((await like(other, stack)).body).toEqual({ likes: 1, likedByMe: false })
  })

  test('are counted correctly despite concurrent presses', async () => {
    const stack = await shared(await aMember(app))
    const members = await Promise.all(Array.from({ length: 6 }, () => aMember(app)))
    // One, two, three presses …
    const presses = members.flatMap((member, index) =>
      Array.from({ length: index + 1 }, () => like(member, stack)),
    )
    const responses = await Promise.all(presses)
    expect(responses.filter(({ statusCode }) => statusCode !== 200)).toEqual([])
    const rows = await db.selectFrom('stackLikes').select('userId').where('stackId', '=', stack.id).execute()
    const odd = members.filter((_, index) => index % 2 === 0).map(({ id }) => id)
    expect(rows.map(({ userId }) => userId).sort()).toEqual(odd.sort())
    expect((await send(members[0] as Member, 'GET', `stacks/${stack.id}`)).body.likes).toBe(odd.length)
  })

  test('are deleted with their account', async () => {
    const [owner, other] = [await aMember(app), await aMember(app)]
    const stack = await shared(owner)
    await like(other, stack)
    await db.deleteFrom('users').where('id', '=', other.id).execute()
    expect((await send(owner, 'GET', `stacks/${stack.id}`)).body.likes).toBe(0)
  })

  test('of the last 30 days define the order, and pages contain everything once', async () => {
    const [owner, second, third] = [await aMember(app), await aMember(app), await aMember(app)]
    const [loved, liked, fresh] = [
      await shared(owner, { name: 'Zebrafish a' }),
      await shared(second, { name: 'Zebrafish b' }),
      await shared(third, { name: 'Zebrafish c' }),
    ]
    for (const member of [await aMember(app), await aMember(app)]) await like(member, loved)
    await like(await aMember(app), liked)
    const of = async (query = '', by = owner) => idsOf(await discover(by, `&search=zebrafish${query}`))
    expect(await of()).toEqual([loved.id, liked.id, fresh.id])
    expect(await of('&sort=newest')).toEqual([fresh.id, liked.id, loved.id])
    for (const sort of ['liked', 'newest']) {
      const path = `public-stacks?search=zebrafish&sort=${sort}&limit=2`
      const first = idsOf((await send(owner, 'GET', path)).body)
      const rest = idsOf((await send(owner, 'GET', `${path}&after=${first.at(-1)}`)).body)
      expect([...first, ...rest]).toEqual(await of(`&sort=${sort}`))
    }
    // The next page continues at the last row's position, although that row lost its like and was deleted.
    const { body: page } = await send(owner, 'GET', 'public-stacks?search=zebrafish&limit=2')
    const last = page.at(-1)
    await send(second, 'DELETE', `stacks/${last.id}`)
    expect(await of(`&after=${last.id}&afterLikes=${last.recentLikes}`)).toEqual([fresh.id])
    clock.advance(30 * DAY + 1)
    // By then all sessions have expired.
    const later = await aMember(app)
    await like(later, fresh)
    expect(await of('', later)).toEqual([fresh.id, loved.id])
  })
})

test('a reported stack is quoted, and hidden from everyone but its owner', async () => {
  const [owner, reporter, operator] = [
    await aMember(app),
    await aMember(app),
    await anAdmin(app, ['support']),
  ]
  const { id: subjectId } = await shared(owner, { name: 'Miracle', description: 'Buy it from me' })
  const secret = await aStack(app, owner)
  const report = { userId: owner.id, kind: 'stack', subjectId }
  await expect(anAbuseReport(app, { ...report, subjectId: secret.id }, reporter)).rejects.toThrow(
    'REPORTED_NOT_FOUND',
  )
  await expect(anAbuseReport(app, { ...report, userId: operator.id }, reporter)).rejects.toThrow(
    'REPORTED_NOT_FOUND',
  )
  const id = await anAbuseReport(app, report, reporter)
  const { cookie } = operator
  const listed = (await request('GET', '/api/admin/abuse-reports', { cookie })).body.at(-1)
  expect(listed).toMatchObject({
    kind: 'stack',
    subjectId,
    quote: 'Miracle\nBuy it from me\nBPC-157: 250 mcg, Daily',
  })
  // Others may have it open.
  const { events } = await connectAs(app, await aMember(app))
  const path = `/api/admin/abuse-reports/${id}/settle`
  expect((await request('POST', path, { cookie, body: { decision: 'hide' } })).statusCode).toBe(200)
  await expect.poll(() => events).toContainEqual({ type: 'changed', changes: ['stacks'] })
  expect((await send(reporter, 'GET', `stacks/${subjectId}`)).statusCode).toBe(404)
  expect((await send(owner, 'GET', `stacks/${subjectId}`)).body).toMatchObject({
    isHidden: true,
    isPublic: true,
  })
})

test('an item that the previous release adds has the person of its stack', async () => {
  const member = await aMember(app)
  const { id } = await aStack(app, member)
  const { rows } = await sql`
    INSERT INTO peptide_stack_items (stack_id, peptide_id, "order")
    SELECT stack_id, peptide_id, "order" + 100 FROM peptide_stack_items WHERE stack_id = ${id} LIMIT 1
    RETURNING user_id`.execute(db)
  expect(rows).toEqual([{ userId: member.id }])
})
