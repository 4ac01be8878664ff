import { randomUUID } from 'node:crypto'
import { MAX_MOVEMENTS } from '@pepwell/domain/vials/containers'
import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import { aMember, aPlanEntry, aVial, type Member } from '../../testing/factories.ts'
import { testApp } from '../../testing/test-app.ts'

const app = await testApp()

beforeEach(() => app.clock.set('2026-11-01T08:00:00Z'))

const send = async ({ cookie }: Member, method: string, path: string, body?: unknown) =>
  app.request(method, path, { cookie, body })

/** A user on 2.5 mg a week from November 1. */
async function aWeeklyMember() {
  const member = await aMember(app)
  const planned = { currentDose: '2.5 mg', frequency: 'Weekly', startDate: '2026-11-01' }
  return { member, entry: await aPlanEntry(app, member, planned) }
}

const mixed = { mixedOn: '2026-11-01', deadSpaceMl: 0.01 }

const vialOf = async (member: Member, id: number) =>
  (await send(member, 'GET', '/api/vials')).body.find((one: { id: number }) => one.id === id)

test('manual movements change the remainder once each, and may go below zero', async () => {
  const { member, entry } = await aWeeklyMember()
  const { id } = await aVial(app, member, entry.id, mixed)
  const path = `/api/vials/${id}/movements`
  const clientId = randomUUID()
  const spilled = await send(member, 'POST', path, { clientId, kind: 'spill', amount: 0.1, unit: 'mL' })
  expect(spilled).toMatchObject({ statusCode: 201, body: { left: { amount: 9.5, volumeMl: 1.9 } } })
  await send(member, 'POST', path, { clientId, kind: 'spill', amount: 0.1, unit: 'mL' })
  const found = await send(member, 'POST', path, { kind: 'correction', amount: -0.25, note: 'Counted again' })
  expect(found.body.left).toMatchObject({ amount: 9.75, volumeMl: 1.95 })
  const rest = await send(member, 'POST', path, { kind: 'correction', amount: 10_000, unit: 'mcg' })
  expect(rest.body).toMatchObject({ left: { amount: -0.25, volumeMl: -0.05 }, dosesLeft: 0 })
  expect((await send(member, 'GET', path)).body).toMatchObject([
    { kind: 'correction', amount: 10, volumeMl: 2 },
    { kind: 'correction', amount: -0.25, volumeMl: -0.05, note: 'Counted again' },
    { kind: 'spill', amount: 0.5, volumeMl: 0.1 },
  ])
})

test('a discarded vial is no longer used', async () => {
  const { member, entry } = await aWeeklyMember()
  const { id } = await aVial(app, member, entry.id, mixed)
  const body = { kind: 'discard', amount: 10 }
  const discarded = await send(member, 'POST', `/api/vials/${id}/movements`, body)
  expect(discarded.body).toMatchObject({ state: 'discarded', left: { amount: 0 } })
  const dose = { userPeptideId: entry.id, dose: '2.5 mg', takenAt: '2026-11-01T08:00:00Z' }
  expect((await send(member, 'POST', '/api/dosage-logs', dose)).body).toMatchObject({
    vial: null,
    volume: null,
  })
})

test('two devices discard a vial once', async () => {
  const { member, entry } = await aWeeklyMember()
  const { id } = await aVial(app, member, entry.id, mixed)
  const discard = () =>
    send(member, 'POST', `/api/vials/${id}/movements`, {
      ...{ clientId: randomUUID(), kind: 'discard', amount: 10 },
    })
  for (const { statusCode } of [await discard(), await discard()]) expect(statusCode).toBe(201)
  expect(await vialOf(member, id)).toMatchObject({ state: 'discarded', left: { amount: 0 } })
  const path = `/api/vials/${id}`
  await send(member, 'POST', `${path}/movements`, { kind: 'correction', amount: -10 })
  await send(member, 'PATCH', path, { state: 'in-use' })
  expect((await discard()).body).toMatchObject({ state: 'discarded', left: { amount: 0 } })
  expect((await send(member, 'GET', `${path}/movements`)).body).toHaveLength(3)
})

test('a full ledger still answers a retry', async () => {
  const { member, entry } = await aWeeklyMember()
  const { id } = await aVial(app, member, entry.id, mixed)
  const spill = { clientId: randomUUID(), kind: 'spill', amount: 1 }
  const record = (body: object) => send(member, 'POST', `/api/vials/${id}/movements`, body)
  await record(spill)
  await sql`INSERT INTO vial_movements (user_id, vial_id, kind, amount, at)
    SELECT user_id, vial_id, 'correction', 0.0001, at FROM vial_movements,
      generate_series(2, ${MAX_MOVEMENTS}) WHERE vial_id = ${id}`.execute(app.db)
  expect((await record(spill)).statusCode).toBe(201)
  expect((await record({ ...spill, clientId: randomUUID() })).body.code).toBe('VIAL_LEDGER_FULL')
})

test('a ledger is append-only', async () => {
  const { member, entry } = await aWeeklyMember()
  const { id } = await aVial(app, member, entry.id, mixed)
  await send(member, 'POST', `/api/vials/${id}/movements`, { kind: 'spill', amount: 1 })
  for (const change of [sql`UPDATE vial_movements SET amount = 2`, sql`DELETE FROM vial_movements`])
    await expect(change.execute(app.db)).rejects.toThrow('only added to')
})
