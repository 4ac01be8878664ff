import { randomUUID } from 'node:crypto'
import { MAX_CONTAINERS } from '@pepwell/domain/vials/containers'
import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import { aDose, aMember, aPlanEntry, aVial, type Member } from '../../testing/factories.ts'
import { testApp } from '../../testing/test-app.ts'

const app = await testApp()

beforeEach(() => app.clock.set('2026-11-01T08:00:00Z'))

const send = async ({ cookie }: Member, method: string, path: string, body?: unknown) =>
  app.request(method, path, { cookie, body })

/** A user on 2.5 mg a week from November 1. */
async function aWeeklyMember(plan: Record<string, unknown> = {}) {
  const member = await aMember(app)
  const planned = { currentDose: '2.5 mg', frequency: 'Weekly', startDate: '2026-11-01', ...plan }
  return { member, entry: await aPlanEntry(app, member, planned) }
}

const mixed = { mixedOn: '2026-11-01', deadSpaceMl: 0.01 }

const vialOf = async (member: Member, id: number) =>
  (await send(member, 'GET', '/api/vials')).body.find((one: { id: number }) => one.id === id)

test('10 mg in 2 mL last for three weekly doses of 2.5 mg, wasting 2.35 mg', async () => {
  const { member, entry } = await aWeeklyMember()
  const vial = await aVial(app, member, entry.id, mixed)
  expect(vial).toMatchObject({
    ...{
      kind: 'vial',
      state: 'in-use',
      discardOn: '2026-11-29',
      left: { amount: 10, unit: 'mg', volumeMl: 2 },
    },
    ...{
      dose: { amount: 2.5, unit: 'mg', volumeMl: 0.5, drawnMl: 0.51 },
      dosesLeft: 3,
      lastDoseOn: '2026-11-15',
    },
    ...{
      runsOutOn: '2026-11-22',
      coveredUntil: '2026-11-22',
      usableUntil: '2026-11-22',
      loss: { amount: 2.35, unit: 'mg', volumeMl: 0.47 },
    },
  })
  for (const day of ['01', '08', '15']) {
    app.clock.set(`2026-11-${day}T08:00:00Z`)
    const { body } = await send(member, 'POST', '/api/dosage-logs', {
      ...{ userPeptideId: entry.id, dose: '2.5 mg', takenAt: `2026-11-${day}T08:00:00Z` },
    })
    expect(body).toMatchObject({ volume: 0.5, vial: { id: vial.id } })
  }
  expect(await vialOf(member, vial.id)).toMatchObject({
    ...{ left: { amount: 2.35, volumeMl: 0.47 }, dosesLeft: 0, runsOutOn: '2026-11-22' },
  })
})

test('an unchanged vial is displayed for the day on which it is read', async () => {
  const { member, entry } = await aWeeklyMember({ frequency: 'Daily' })
  const { id } = await aVial(app, member, entry.id, { ...mixed, amount: 100, discardOn: '2026-11-05' })
  const usableOn = async (day: string) => {
    app.clock.set(`${day}T17:00:00Z`)
    return (await vialOf(member, id)).usableDoses
  }
  expect(await usableOn('2026-11-01')).toBe(5)
  expect(await usableOn('2026-11-01')).toBe(5)
  expect(await usableOn('2026-11-04')).toBe(2)
  expect(await usableOn('2026-11-06')).toBe(0)
})

test('a sealed vial has no discard date until mixed, then 28 days later', async () => {
  const { member, entry } = await aWeeklyMember()
  const vial = await aVial(app, member, entry.id, { mixedOn: null, waterMl: null })
  app.clock.set('2026-11-21T17:00:00Z')
  expect(vial).toMatchObject({ state: 'sealed', discardOn: null, left: { amount: 10, volumeMl: null } })
  const opened = await send(member, 'PATCH', `/api/vials/${vial.id}`, { waterMl: 2, mixedOn: '2026-11-02' })
  expect(opened.body).toMatchObject({ state: 'in-use', discardOn: '2026-11-30', left: { volumeMl: 2 } })
  const own = await send(member, 'PATCH', `/api/vials/${vial.id}`, { discardOn: '2026-11-20' })
  expect(own.body).toMatchObject({ discardOn: '2026-11-20' })
  const moved = await send(member, 'PATCH', `/api/vials/${vial.id}`, { mixedOn: '2026-11-21' })
  expect(moved).toMatchObject({ statusCode: 400, body: { code: 'END_BEFORE_START' } })
})

test("a vial can't be mixed on a day to come, in the person's time zone", async () => {
  const { member, entry } = await aWeeklyMember()
  await send(member, 'PATCH', '/api/auth/user', { timeZone: 'Pacific/Auckland' })
  app.clock.set('2026-11-01T17:00:00Z')
  const body = { userPeptideId: entry.id, kind: 'vial', amount: 5, unit: 'mg', mixedOn: '2026-11-03' }
  const refused = {
    statusCode: 400,
    body: { code: 'MIXED_IN_FUTURE', message: 'Choose today or an earlier day' },
  }
  expect(await send(member, 'POST', '/api/vials', body)).toMatchObject(refused)
  const today = await send(member, 'POST', '/api/vials', { ...body, mixedOn: '2026-11-02' })
  expect(today.statusCode).toBe(201)
  const path = `/api/vials/${today.body.id}`
  expect(await send(member, 'PATCH', path, { mixedOn: '2026-11-03' })).toMatchObject(refused)
  // After a flight back, the stored day may be ahead.
  await send(member, 'PATCH', '/api/auth/user', { timeZone: 'America/New_York' })
  expect((await send(member, 'PATCH', path, { mixedOn: '2026-11-02', lot: 'A' })).statusCode).toBe(200)
})

test.each([
  ['mixed', 'mixedOn', '1999-01-01'],
  ['discarded', 'discardOn', '2099-01-01'],
  ['expired', 'expiresOn', '1999-01-01'],
])('a vial can’t be %s more than ten years away, unless that is stored already', async (_, name, day) => {
  const { member, entry } = await aWeeklyMember()
  const body = { userPeptideId: entry.id, kind: 'vial', amount: 5, unit: 'mg', [name]: day }
  const refused = {
    statusCode: 400,
    body: { code: 'DAY_OUT_OF_RANGE', message: 'Choose a day within 10 years of today' },
  }
  expect(await send(member, 'POST', '/api/vials', body)).toMatchObject(refused)
  const { id } = await aVial(app, member, entry.id, { mixedOn: null, discardOn: null, expiresOn: null })
  const path = `/api/vials/${id}`
  expect(await send(member, 'PATCH', path, { [name]: day })).toMatchObject(refused)
  await app.db
    .updateTable('vials')
    .set({ [name]: day })
    .where('id', '=', id)
    .execute()
  expect((await send(member, 'PATCH', path, { [name]: day, lot: 'A' })).body).toMatchObject({ lot: 'A' })
})

test('a retry finds the first vial, and a person can have 200', async () => {
  const { member, entry } = await aWeeklyMember()
  const clientId = randomUUID()
  const { id } = await aVial(app, member, entry.id, { clientId })
  expect((await aVial(app, member, entry.id, { clientId })).id).toBe(id)
  await sql`INSERT INTO vials (user_id, user_peptide_id, kind, state, amount, unit, created_at)
    SELECT user_id, user_peptide_id, kind, state, amount, unit, created_at FROM vials,
      generate_series(2, ${MAX_CONTAINERS}) WHERE id = ${id}`.execute(app.db)
  const body = { userPeptideId: entry.id, kind: 'vial', amount: 5, unit: 'mg' }
  expect(await send(member, 'POST', '/api/vials', body)).toMatchObject({
    ...{ statusCode: 409, body: { code: 'VIALS_FULL' } },
  })
  expect((await aVial(app, member, entry.id, { clientId })).id).toBe(id)
  const [page, next] = [await send(member, 'GET', '/api/vials?limit=150'), 'limit=150&after=']
  expect(page.body).toHaveLength(150)
  expect((await send(member, 'GET', `/api/vials?${next}${page.body[149].id}`)).body).toHaveLength(50)
})

test('an edit keeps the earlier version, and logged doses stay unchanged', async () => {
  const { member, entry } = await aWeeklyMember()
  const vial = await aVial(app, member, entry.id, { ...mixed, deadSpaceMl: 0 })
  const dose = await aDose(app, member, entry.id, { dose: '2.5 mg' })
  const edited = await send(member, 'PATCH', `/api/vials/${vial.id}`, { waterMl: 4, lot: 'S1', cost: 40 })
  expect(edited.body).toMatchObject({
    waterMl: 4,
    lot: 'S1',
    currency: 'USD',
    left: { amount: 7.5, volumeMl: 3 },
  })
  // 40 dollars for 4 doses, at 30/7 doses in 30 days.
  expect(edited.body).toMatchObject({ costPerDose: 10, costPerMonth: 42.86 })
  const [logged] = (await send(member, 'GET', '/api/dosage-logs')).body
  expect(logged).toMatchObject({ id: dose.id, volume: 0.5 })
  const versions = await app.db
    .selectFrom('earlierVersions')
    .select('row')
    .where('tableName', '=', 'vials')
    .where('rowId', '=', vial.id)
    .execute()
  expect(versions).toMatchObject([{ row: { waterMl: 2, lot: null } }])
})

test.each([
  [{ kind: 'tablets', unit: 'tablets', waterMl: 2 }, { waterMl: 'Leave the water empty for tablets' }],
  [{ kind: 'capsules', unit: 'mg', waterMl: 2 }, { waterMl: 'Leave the water empty for capsules' }],
  [{ kind: 'vial', unit: 'sprays' }, { unit: 'Choose mg, mcg, or IU' }],
  [{ kind: 'pen', unit: 'capsules' }, { unit: 'Choose mg, mcg, or IU' }],
  [{ kind: 'spray', unit: 'tablets' }, { unit: 'Choose mg, mcg, IU, or sprays' }],
])('refuses contents that don’t fit: %j', async (content, fieldErrors) => {
  const { member, entry } = await aWeeklyMember()
  const refused = { statusCode: 400, body: { code: 'INVALID_INPUT', fields: fieldErrors } }
  const body = { userPeptideId: entry.id, amount: 30, ...content }
  expect(await send(member, 'POST', '/api/vials', body)).toMatchObject(refused)
  const fits = { userPeptideId: entry.id, amount: 30, unit: 'mg', kind: content.kind }
  const { body: vial } = await send(member, 'POST', '/api/vials', fits)
  expect(await send(member, 'PATCH', `/api/vials/${vial.id}`, content)).toMatchObject(refused)
})

test('a vial whose contents never fit stays editable', async () => {
  const { member, entry } = await aWeeklyMember()
  const { id } = await aVial(app, member, entry.id, mixed)
  await app.db.updateTable('vials').set({ kind: 'tablets' }).where('id', '=', id).execute()
  const edited = await send(member, 'PATCH', `/api/vials/${id}`, { lot: 'T-1' })
  expect(edited).toMatchObject({ statusCode: 200, body: { lot: 'T-1', waterMl: 2 } })
})

test('a unit stays once the ledger has rows in it', async () => {
  const { member, entry } = await aWeeklyMember()
  const vial = await aVial(app, member, entry.id, mixed)
  const path = `/api/vials/${vial.id}`
  const mcg = { unit: 'mcg', amount: 10_000 }
  expect((await send(member, 'PATCH', path, mcg)).body).toMatchObject({
    left: { amount: 10_000, unit: 'mcg' },
  })
  await send(member, 'PATCH', path, { unit: 'mg', amount: 10 })
  await aDose(app, member, entry.id, { dose: '2.5 mg' })
  for (const changes of [mcg, { waterMl: null }])
    expect((await send(member, 'PATCH', path, changes)).body.code).toBe('VIAL_HAS_HISTORY')
  const { body } = await send(member, 'PATCH', path, { amount: 12, unit: 'mg', waterMl: 3 })
  expect(body).toMatchObject({ amount: 12, unit: 'mg', waterMl: 3 })
})

test.each([
  ['nothing in it', { amount: 0 }],
  ['more than a syringe keeps', { deadSpaceMl: 0.11 }],
  ['a discard date before mixing', { mixedOn: '2026-11-02', discardOn: '2026-11-01' }],
  ['a currency that is none', { cost: 1, currency: 'dollars' }],
])('refuses %s', async (_name, wrong) => {
  const { member, entry } = await aWeeklyMember()
  const body = { userPeptideId: entry.id, kind: 'vial', amount: 10, unit: 'mg', ...wrong }
  expect((await send(member, 'POST', '/api/vials', body)).statusCode).toBe(400)
})

test("no one can see, change or draw from other people's vials", async () => {
  const { member, entry } = await aWeeklyMember()
  const { id } = await aVial(app, member, entry.id, mixed)
  const { member: other, entry: theirs } = await aWeeklyMember()
  expect((await send(other, 'GET', '/api/vials')).body).toEqual([])
  const spill = { kind: 'spill', amount: 1 }
  for (const [method, path, body] of [
    ['PATCH', `/api/vials/${id}`, { lot: 'x' }],
    ['DELETE', `/api/vials/${id}`, undefined],
    ['GET', `/api/vials/${id}/movements`, undefined],
    ['POST', `/api/vials/${id}/movements`, spill],
    ['POST', '/api/vials', { userPeptideId: entry.id, kind: 'vial', amount: 1, unit: 'mg' }],
    [
      'POST',
      '/api/dosage-logs',
      { userPeptideId: theirs.id, dose: '1 mg', takenAt: '2026-11-01T08:00:00Z', vialId: id },
    ],
  ] as const)
    expect([path, (await send(other, method, path, body)).statusCode]).toEqual([path, 404])
})

test('deleting a vial deletes its ledger and keeps its doses', async () => {
  const { member, entry } = await aWeeklyMember()
  const { id } = await aVial(app, member, entry.id, mixed)
  await aDose(app, member, entry.id, { dose: '2.5 mg' })
  expect((await send(member, 'DELETE', `/api/vials/${id}`)).statusCode).toBe(200)
  expect((await send(member, 'GET', '/api/dosage-logs')).body).toMatchObject([{ volume: 0.5 }])
  const left = await app.db.selectFrom('vialMovements').select('id').where('vialId', '=', id).execute()
  expect(left).toEqual([])
})

test('doses left follow the planned steps', async () => {
  const { member, entry } = await aWeeklyMember({ currentDose: '1 mg' })
  const vial = await aVial(app, member, entry.id, { mixedOn: '2026-11-01' })
  expect(vial).toMatchObject({ dosesLeft: 10 })
  const steps = [{ dose: '1 mg', weeks: 2 }, { dose: '2 mg' }]
  await send(member, 'PUT', `/api/user-peptides/${entry.id}/steps`, { steps })
  // 1 mg on November 1 and 8, then 2 mg four times.
  expect(await vialOf(member, vial.id)).toMatchObject({ dosesLeft: 6, runsOutOn: '2026-12-13' })
})
