import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import { workOf } from '../../jobs/jobs.ts'
import {
  aDose,
  aMember,
  aPersonalPeptide,
  aPlanEntry,
  aProductId,
  aVial,
  type Member,
  unitsOf,
} from '../../testing/factories.ts'
import { aBrowser } from '../../testing/push-service.ts'
import { testApp } from '../../testing/test-app.ts'

const app = await testApp()

beforeEach(async () => {
  app.clock.set('2026-11-01T12:00:00Z')
  await app.db.deleteFrom('vialChecks').execute()
  app.mails.length = 0
  app.texts.length = 0
})

const send = async ({ cookie }: Member, method: string, path: string, body?: unknown) =>
  app.request(method, path, { cookie, body })

/** Runs the job at an instant in several processes at once. */
async function at(instant: string, processes = 1): Promise<void> {
  app.clock.set(instant)
  const task = app.tasks['warn-of-vials']
  const run = () => task && workOf(task)({}, { number: 1, isLast: true })
  await Promise.all(Array.from({ length: processes }, run))
  await app.runJobs()
}

const notices = async (member: Member) =>
  (await send(member, 'GET', '/api/notifications')).body.messages.map(
    ({ title, body, path }: Record<string, string>) => [title, body, path],
  )

const vialOf = async (member: Member, id: number) =>
  (await send(member, 'GET', '/api/vials')).body.find((one: { id: number }) => one.id === id)

/** A user in New York on 2.5 mg a week of a personal peptide, from a 10 mg vial. */
async function anOwner({ timeZone = 'America/New_York', ...vial }: Record<string, unknown> = {}) {
  const member = await aMember(app)
  await send(member, 'PATCH', '/api/auth/user', { timeZone })
  const { id: personalPeptideId } = await aPersonalPeptide(app, member, { name: 'Retatrutide' })
  const plan = { currentDose: '2.5 mg', frequency: 'Weekly', startDate: '2026-11-01', personalPeptideId }
  const entry = await aPlanEntry(app, member, plan)
  return { member, entry, vial: await aVial(app, member, entry.id, { mixedOn: '2026-11-01', ...vial }) }
}

const doseOn = ({ member, entry }: Awaited<ReturnType<typeof anOwner>>, day: string) => {
  app.clock.set(`${day}T13:30:00Z`)
  return aDose(app, member, entry.id, { dose: '2.5 mg', takenAt: `${day}T13:00:00Z` })
}

const LOW = (entry: { id: number }, words = '2 doses left, the last on November 22. Add a vial') => [
  'Retatrutide is running low',
  words,
  `/reminders/vials?add=${entry.id}`,
]

test('warns once at two doses left, at nine local time, with any number of processes', async () => {
  const owner = await anOwner()
  const { member, entry, vial } = owner
  await at('2026-11-01T15:00:00Z')
  await doseOn(owner, '2026-11-01')
  await at('2026-11-02T14:00:00Z')
  expect(await notices(member)).toEqual([])
  await doseOn(owner, '2026-11-08')
  await at('2026-11-09T13:59:00Z', 2)
  expect(await notices(member)).toEqual([])
  await at('2026-11-09T14:00:00Z', 4)
  expect(await notices(member)).toEqual([LOW(entry)])
  expect(app.mails.map(({ to, subject }) => [to, subject])).toEqual([
    [member.email, 'Retatrutide is running low'],
  ])
  expect(app.mails[0]?.text).toContain(`/reminders/vials?add=${entry.id}`)
  for (const day of ['10', '11', '12']) await at(`2026-11-${day}T14:00:00Z`)
  expect(await notices(member)).toHaveLength(1)
  expect((await vialOf(member, vial.id)).warnings).toEqual([{ cause: 'runs-low', snoozedUntil: null }])
})

test('until a person chooses limits, a warning comes 14 days before the first dose that isn’t covered', async () => {
  const daily = async (amount: number) => {
    const owner = await anOwner({ amount })
    await send(owner.member, 'PATCH', `/api/user-peptides/${owner.entry.id}`, { frequency: 'Daily' })
    return owner
  }
  const [fifteen, fourteen] = [await daily(37.5), await daily(35)]
  await at('2026-11-01T15:00:00Z')
  expect(await notices(fifteen.member)).toEqual([])
  const words = '14 doses left, the last on November 14. Add a vial'
  expect(await notices(fourteen.member)).toEqual([LOW(fourteen.entry, words)])
})

test('a warning is pushed and texted, too, with the doses of the vial in use', async () => {
  const { member, entry } = await anOwner({ amount: 5 })
  await send(member, 'POST', '/api/notification-preferences', { smsNotifications: true })
  const endpoint = 'https://push.test/vials'
  await send(member, 'POST', '/api/notifications/push-subscriptions', aBrowser(endpoint).subscription)
  await at('2026-11-01T15:00:00Z')
  const words = '2 doses left, the last on November 8. Add a vial'
  const pushed = app.pushes.filter((push) => push.endpoint === endpoint)
  expect(pushed.map(({ message }) => JSON.parse(message.payload))).toEqual([
    expect.objectContaining({
      title: 'Retatrutide is running low',
      body: words,
      url: `/reminders/vials?add=${entry.id}`,
    }),
  ])
  expect(app.texts.map(({ text }) => text)).toEqual([expect.stringContaining(words)])
})

test("doesn't warn at night, also after moving to another zone", async () => {
  const owner = await anOwner({ timeZone: 'America/New_York', amount: 5 })
  await send(owner.member, 'PATCH', '/api/auth/user', { timeZone: 'Asia/Kathmandu' })
  await at('2026-11-01T23:00:00Z')
  expect(await notices(owner.member)).toEqual([])
  await at('2026-11-02T03:15:00Z')
  expect(await notices(owner.member)).toHaveLength(1)
})

test("editing or deleting a dose afterward doesn't warn again, but using up a refill does", async () => {
  const owner = await anOwner({ discardOn: '2027-03-01' })
  const { member, entry, vial } = owner
  await doseOn(owner, '2026-11-01')
  const second = await doseOn(owner, '2026-11-08')
  await at('2026-11-09T14:00:00Z')
  expect(await notices(member)).toHaveLength(1)
  await send(member, 'DELETE', `/api/dosage-logs/${second.id}`)
  await at('2026-11-10T14:00:00Z')
  expect((await vialOf(member, vial.id)).dosesLeft).toBe(3)
  await doseOn(owner, '2026-11-10')
  await at('2026-11-11T14:00:00Z')
  expect(await notices(member)).toHaveLength(1)
  const refill = { kind: 'correction', amount: -10, unit: 'mg' }
  await send(member, 'POST', `/api/vials/${vial.id}/movements`, refill)
  await at('2026-11-12T14:00:00Z')
  await send(member, 'POST', `/api/vials/${vial.id}/movements`, { ...refill, amount: 12.5 })
  await at('2026-11-13T14:00:00Z')
  expect(await notices(member)).toHaveLength(2)
  expect((await notices(member))[0]).toEqual(LOW(entry, '1 dose left, the last on November 17. Add a vial'))
})

test('another vial in stock postpones the warning until that one runs low', async () => {
  const owner = await anOwner({ amount: 5 })
  const { member, entry } = owner
  const sealed = await aVial(app, member, entry.id, { mixedOn: null, state: 'sealed' })
  await at('2026-11-01T15:00:00Z')
  expect(await notices(member)).toEqual([])
  await send(member, 'DELETE', `/api/vials/${sealed.id}`)
  await at('2026-11-02T14:00:00Z')
  expect(await notices(member)).toHaveLength(1)
})

test("other channels don't announce a vial deleted meanwhile", async () => {
  const { member, vial } = await anOwner({ amount: 5 })
  app.clock.set('2026-11-01T15:00:00Z')
  const task = app.tasks['warn-of-vials']
  await (task && workOf(task)({}, { number: 1, isLast: true }))
  await send(member, 'DELETE', `/api/vials/${vial.id}`)
  await app.runJobs()
  expect(app.mails).toEqual([])
  expect((await send(member, 'GET', '/api/notifications')).body.messages[0].vialWarning).toBeNull()
})

test('a snoozed warning returns once on its day', async () => {
  const { member, vial } = await anOwner({ amount: 5 })
  await at('2026-11-01T15:00:00Z')
  const path = `/api/vials/${vial.id}/snooze`
  const snoozed = await send(member, 'POST', path, { cause: 'runs-low', days: 2 })
  expect(snoozed.body.warnings).toEqual([{ cause: 'runs-low', snoozedUntil: '2026-11-03' }])
  const { messages } = (await send(member, 'GET', '/api/notifications')).body
  expect(messages[0].vialWarning).toEqual({ vialId: vial.id, cause: 'runs-low', snoozedUntil: '2026-11-03' })
  await at('2026-11-02T14:00:00Z')
  expect(await notices(member)).toHaveLength(1)
  await at('2026-11-03T14:00:00Z', 2)
  await at('2026-11-04T14:00:00Z')
  expect(await notices(member)).toHaveLength(2)
  const other = await aMember(app)
  expect((await send(other, 'POST', path, { cause: 'runs-low', days: 2 })).statusCode).toBe(404)
})

test('warns once three days before the discard date, and again if that moves', async () => {
  const { member, vial } = await anOwner({ discardOn: '2026-11-20', amount: 100 })
  await at('2026-11-16T14:00:00Z')
  expect((await notices(member)).map(([title]: string[]) => title)).not.toContain(
    'Discard Retatrutide by November 20',
  )
  await at('2026-11-17T14:00:00Z')
  await at('2026-11-18T14:00:00Z')
  const discards = async () =>
    (await notices(member)).filter(([title]: string[]) => title?.startsWith('Discard'))
  expect(await discards()).toEqual([
    [
      'Discard Retatrutide by November 20',
      'Open a new vial for the doses after that day',
      `/reminders/vials?vial=${vial.id}`,
    ],
  ])
  await send(member, 'PATCH', `/api/vials/${vial.id}`, { discardOn: '2026-11-25' })
  await at('2026-11-19T14:00:00Z')
  await at('2026-11-22T14:00:00Z')
  expect(await discards()).toHaveLength(2)
})

test('offers to buy again what the shop has in stock', async () => {
  const member = await aMember(app)
  const plan = { currentDose: '2.5 mg', frequency: 'Weekly', startDate: '2026-11-01' }
  const entry = await aPlanEntry(app, member, plan)
  const vial = await aVial(app, member, entry.id, { amount: 5, mixedOn: '2026-11-01' })
  const productId = await aProductId(app, 'BPC-157', { status: 'available' })
  await app.db
    .updateTable('inventoryBatches')
    .set({ quantityAvailable: 0 })
    .where('productId', '=', productId)
    .execute()
  expect((await vialOf(member, vial.id)).buyAgain).toBeNull()
  await unitsOf(app, productId, { quantityAvailable: 1 })
  expect((await vialOf(member, vial.id)).buyAgain).toBe('/shop/bpc-157')
  await at('2026-11-01T15:00:00Z')
  expect((await notices(member))[0]).toEqual([
    'BPC-157 is running low',
    '2 doses left, the last on November 8. Buy again',
    '/shop/bpc-157',
  ])
})

test('a person’s own limits apply, and 0 is never', async () => {
  const { member } = await anOwner({ amount: 7.5 })
  await send(member, 'POST', '/api/notification-preferences', { lowVialDoses: 0, lowVialDays: 0 })
  await at('2026-11-01T15:00:00Z')
  expect(await notices(member)).toEqual([])
  await send(member, 'POST', '/api/notification-preferences', { lowVialDays: 21 })
  await at('2026-11-02T14:00:00Z')
  expect(await notices(member)).toHaveLength(1)
})

test("doesn't warn for a paused plan or a vial that can't convert doses", async () => {
  const paused = await anOwner({ amount: 2.5 })
  await send(paused.member, 'PATCH', `/api/user-peptides/${paused.entry.id}`, { status: 'paused' })
  const unknown = await anOwner({ kind: 'tablets', amount: 1, unit: 'tablets', waterMl: null, mixedOn: null })
  await at('2026-11-01T15:00:00Z')
  expect(await notices(paused.member)).toEqual([])
  expect(await notices(unknown.member)).toEqual([])
})

test('warns more people than a page once each, even if one fails and the job reruns', async () => {
  const { member, entry } = await anOwner({ amount: 5 })
  await sql`
    WITH person AS (
      INSERT INTO users (id, email, password_hash, time_zone)
      SELECT 'user_many-' || n, 'many' || n || '@example.com', '', 'America/New_York'
      FROM generate_series(1, 450) AS n RETURNING id
    ), own AS (
      INSERT INTO personal_peptides (user_id, name, description, category, benefits, side_effects, recommended_dose, frequency, duration, best_taken_with)
      SELECT person.id, name, description, category, benefits, side_effects, recommended_dose, frequency, duration, best_taken_with
      FROM person, personal_peptides WHERE user_id = ${member.id} RETURNING id, user_id
    ), entry AS (
      INSERT INTO user_peptides (user_id, personal_peptide_id, current_dose, amount, unit, frequency, start_date)
      SELECT user_id, id, '2.5 mg', 2.5, 'mg', 'Weekly', '2026-11-01' FROM own RETURNING id, user_id
    )
    INSERT INTO vials (user_id, user_peptide_id, kind, state, amount, unit, water_ml, mixed_on, created_at)
    SELECT user_id, id, 'vial', 'in-use', 5, 'mg', 2, '2026-11-01', '2026-11-01T12:00:00Z' FROM entry`.execute(
    app.db,
  )
  await sql`UPDATE users SET time_zone = 'Nowhere/None' WHERE email = 'many7@example.com'`.execute(app.db)
  await at('2026-11-01T15:00:00Z', 3)
  await at('2026-11-01T15:15:00Z')
  const { rows } = await sql<{ people: number; messages: number }>`
    SELECT count(DISTINCT user_id)::int AS people, count(*)::int AS messages FROM deliveries
    WHERE channel = 'in_app' AND kind = 'vial' AND user_id IN (SELECT id FROM users WHERE email LIKE 'many%')`.execute(
    app.db,
  )
  expect(rows).toEqual([{ people: 449, messages: 449 }])
  expect(await notices(member)).toEqual([LOW(entry, '2 doses left, the last on November 8. Add a vial')])
  await sql`DELETE FROM users WHERE email LIKE 'many%'`.execute(app.db)
})
