import type { AdminArea } from '@pepwell/domain/accounts/admin-areas'
import { csvRows } from '@pepwell/domain/imports/csv'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { aMember, anAdmin } from '../../testing/factories.ts'
import { sampledCalls } from '../../testing/samples.ts'
import { sendCall } from '../../testing/send-call.ts'
import { testApp } from '../../testing/test-app.ts'

const app = await testApp()
const { request } = app
const admin = await anAdmin(app)

const log = async (query = '', by = admin) =>
  (await request('GET', `/api/admin/audit-log${query}`, { cookie: by.cookie })).body
const entries = async () =>
  (
    await app.db
      .selectFrom('auditLog')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow()
  ).count

const writes = (await sampledCalls()).filter(({ call }) => call.access === 'admin' && call.method !== 'GET')

test('there are writes to record', () => {
  expect(writes.length).toBeGreaterThan(0)
})

test.each(writes.map((write) => [write.name, write] as const))(
  '%s is recorded once, and only once it is done',
  async (_name, { call, sample }) => {
    const input = (await sample?.make(app, admin)) ?? {}
    const before = await entries()
    expect((await sendCall(app, call, input, admin.cookie)).statusCode).toBeLessThan(300)
    expect(await entries()).toBe(before + 1)
    const [{ actor, area, ipAddress }] = await log('?limit=1')
    expect([actor.id, area, ipAddress]).toEqual([admin.id, call.area, '127.0.0.1'])
    // A refused call records nothing.
    expect((await sendCall(app, call, input, (await aMember(app)).cookie)).statusCode).toBe(403)
    expect(await entries()).toBe(before + 1)
  },
)

test('an entry says who changed what and how, without names of deleted people', async () => {
  const member = await aMember(app)
  await request('PATCH', `/api/admin/users/${member.id}/permissions`, {
    cookie: admin.cookie,
    body: { permissions: ['orders'] },
  })
  const [entry] = await log(`?kind=member&objectId=${member.id}`)
  expect(entry).toEqual({
    id: expect.any(Number),
    at: new Date(app.clock.now()).toISOString(),
    actor: { id: admin.id, name: admin.email },
    ipAddress: '127.0.0.1',
    area: 'members',
    action: 'set-permissions',
    kind: 'member',
    object: { id: member.id, name: member.email },
    before: { permissions: null },
    after: { permissions: ['orders'] },
  })
  await request('DELETE', `/api/admin/users/${member.id}`, { cookie: admin.cookie })
  const [deletion, permissions] = await log(`?kind=member&objectId=${member.id}`)
  expect([deletion.action, deletion.object]).toEqual(['delete', { id: member.id, name: null }])
  expect(permissions.object.name).toBeNull()
})

describe('views and downloads', () => {
  test.each([
    ['users/csv', 'members', 'members'],
    ['personal-peptides/csv', 'members', 'personal-peptides'],
    ['orders/csv', 'orders', 'orders'],
    ['audit-log/csv', 'members', 'history'],
  ])('records a download of %s', async (path, area, kind) => {
    const other = await anAdmin(app)
    const { statusCode } = await request('GET', `/api/admin/${path}`, { cookie: other.cookie })
    expect(statusCode).toBe(200)
    expect(await log(`?actorId=${other.id}`)).toMatchObject([{ area, action: 'export', kind }])
  })

  test('including its filters', async () => {
    const other = await anAdmin(app)
    await request('GET', '/api/admin/users/csv?search=anna', { cookie: other.cookie })
    expect(await log(`?actorId=${other.id}`)).toMatchObject([{ after: { search: 'anna' } }])
  })

  test('records a profile view once in ten minutes', async () => {
    const [other, member] = [await anAdmin(app), await aMember(app)]
    const look = (id: string) => request('GET', `/api/admin/users/${id}/profile`, { cookie: other.cookie })
    expect([(await look(member.id)).statusCode, (await look('user_nobody')).statusCode]).toEqual([200, 404])
    await look(member.id)
    const seen = { area: 'members', action: 'view-profile', kind: 'member', object: { id: member.id } }
    expect(await log(`?actorId=${other.id}`)).toMatchObject([seen])
    app.clock.advance(10 * 60_000 + 1)
    await look(member.id)
    expect(await log(`?actorId=${other.id}`)).toMatchObject([seen, seen])
  })
})

test('never contains secrets', async () => {
  const member = await aMember(app)
  const { body } = await request('POST', `/api/admin/users/${member.id}/reset-password`, {
    cookie: admin.cookie,
  })
  const { rows } = await sql<{ text: string }>`SELECT audit_log::text FROM audit_log`.execute(app.db)
  expect(JSON.stringify(rows)).not.toContain(body.tempPassword)
})

describe('the log', () => {
  test('is filtered by person, kind and object, and paged', async () => {
    const other = await anAdmin(app)
    for (let n = 0; n < 3; n++)
      await request('POST', `/api/admin/users/${(await aMember(app)).id}/make-admin`, {
        cookie: other.cookie,
      })
    const mine = await log(`?actorId=${other.id}`)
    expect(mine).toHaveLength(3)
    expect(await log(`?actorId=${other.id}&kind=peptide`)).toEqual([])
    const first = await log(`?actorId=${other.id}&limit=2`)
    expect([...first, ...(await log(`?actorId=${other.id}&limit=2&after=${first[1].id}`))]).toEqual(mine)
  })

  test('shows each admin their own areas', async () => {
    const areasSeenWith = async (permission: AdminArea) => {
      const seen: { area: string }[] = await log('', await anAdmin(app, [permission]))
      return [...new Set(seen.map(({ area }) => area))]
    }
    expect(await areasSeenWith('members')).toEqual(['members'])
    expect(await areasSeenWith('support')).toEqual(['support'])
  })

  test('filters by days in the reader’s time zone, and exports a table', async () => {
    const other = await anAdmin(app)
    // In New York the 15th ends at 04:00Z.
    const path = async () => `/api/admin/users/${(await aMember(app)).id}/make-admin`
    for (const at of ['2026-06-15T03:59:00Z', '2026-06-15T04:00:00Z', '2026-06-16T03:59:00Z']) {
      app.clock.set(at)
      await request('POST', await path(), { cookie: other.cookie })
    }
    const whole: { id: number; at: string }[] = await log(`?actorId=${other.id}`)
    expect(await log(`?actorId=${other.id}&from=2026-06-15&to=2026-06-15`)).toEqual(whole.slice(0, 2))
    expect(await log(`?actorId=${other.id}&to=2026-06-14`)).toEqual(whole.slice(2))
    const csv = await request('GET', `/api/admin/audit-log/csv?actorId=${other.id}&from=2026-06-15`, {
      cookie: other.cookie,
    })
    const [header, ...rows] = csvRows(csv.payload)
    expect(header?.slice(0, 2)).toEqual(['When', 'Who'])
    // The newest row is this download.
    expect(rows.slice(1).map(([when, who]) => [when, who])).toEqual(
      whole.slice(0, 2).map(({ at }) => [at, other.email]),
    )
  })

  test.each(['UPDATE audit_log SET action = $$x$$', 'DELETE FROM audit_log', 'TRUNCATE audit_log'])(
    'withstands %s',
    async (statement) => {
      await request('POST', `/api/admin/users/${(await aMember(app)).id}/make-admin`, {
        cookie: admin.cookie,
      })
      await expect(sql.raw(statement).execute(app.db)).rejects.toThrow('audit_log is only added to')
    },
  )
})

test('lists people with entries the reader may see, including deleted accounts', async () => {
  const [left, member] = [await anAdmin(app), await aMember(app)]
  const body = { permissions: ['orders'] }
  const path = `/api/admin/users/${member.id}/permissions`
  expect((await request('PATCH', path, { cookie: left.cookie, body })).statusCode).toBeLessThan(300)
  await request('DELETE', `/api/admin/users/${left.id}`, { cookie: admin.cookie })
  const people = async (by: { cookie: string }) =>
    (await request('GET', '/api/admin/audit-log/people', { cookie: by.cookie })).body
  const all = await people(admin)
  expect(all).toContainEqual({ id: admin.id, name: admin.email })
  expect(all.at(-1)).toEqual({ id: left.id, name: null })
  expect(await people(await anAdmin(app, ['members']))).toContainEqual({ id: left.id, name: null })
  const others = await people(await anAdmin(app, ['support']))
  expect(others.map(({ id }: { id: string }) => id)).not.toContain(left.id)
})
