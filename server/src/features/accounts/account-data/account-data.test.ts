import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { supportAccount } from '@pepwell/domain/text/brand'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { aDose, aMember, aPlanEntry, type Member, PASSWORD } from '../../../testing/factories.ts'
import { aDelivery, record } from '../../../testing/notifications.ts'
import { downloadExport } from '../../../testing/own-exports.ts'
import { aBrowser } from '../../../testing/push-service.ts'
import { testApp } from '../../../testing/test-app.ts'
import { filesInZip } from '../../../testing/zip.ts'

const app = await testApp()
const { request, db } = app

async function exportOf({ cookie }: Member) {
  const response = await downloadExport(app, { cookie })
  const files = filesInZip(response.rawPayload)
  return { response, files, data: JSON.parse(files.get('pepwell-data.json')?.toString() ?? '') }
}

const deleteAccount = ({ cookie }: Member, password = PASSWORD) =>
  request('POST', '/api/auth/delete-account', { cookie, body: { currentPassword: password } })

/** A picture of one pixel. */
const DOT = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='

test('the export contains everything a person entered, and nothing of others', async () => {
  const [member, other] = [await aMember(app), await aMember(app)]
  const entry = await aPlanEntry(app, member, { notes: 'first line\nsecond "line"' })
  const dose = await aDose(app, member, entry.id, { notes: 'well — 💉' })
  await aDose(app, other, (await aPlanEntry(app, other)).id)
  await request('PATCH', '/api/auth/user', { cookie: member.cookie, body: { heightCm: 178.5 } })
  const { response, data } = await exportOf(member)
  expect(response.headers).toMatchObject({
    'content-type': 'application/zip',
    'content-disposition': 'attachment; filename="pepwell-data-2026-06-15.zip"',
    'cache-control': 'no-store',
  })
  expect(data).toMatchObject({
    format: 1,
    exportedAt: '2026-06-15T12:00:00.000Z',
    profile: { id: member.id, email: member.email, heightCm: 178.5 },
    plan: [{ id: entry.id, currentDose: '250 mcg', notes: 'first line\nsecond "line"' }],
    doses: [{ id: dose.id, notes: 'well — 💉', takenAt: dose.takenAt }],
    planPeriods: [{ userPeptideId: entry.id, startsOn: '2026-06-15', frequency: 'Daily' }],
  })
  expect(data.signIns).toHaveLength(1)
  expect(JSON.stringify(data)).not.toMatch(/passwordHash|tokenHash/)
})

test('the export lists push browsers without their endpoints', async () => {
  const member = await aMember(app)
  const { subscription } = aBrowser('https://push.example/secret')
  const { cookie } = member
  await request('POST', '/api/notifications/push-subscriptions', { cookie, body: subscription })
  await request('POST', '/api/notification-preferences', { cookie, body: { reminderLeadTime: 60 } })
  await request('POST', '/api/notifications/test', { cookie })
  const { data } = await exportOf(member)
  expect(data).toMatchObject({
    browsers: [{ device: 'lightMyRequest' }],
    notificationPreferences: { reminderLeadTime: 60, emailNotifications: true },
    inbox: [{ readAt: null }],
    notificationLogs: [{ method: 'in_app', success: true }],
  })
  expect(data.notifications).toHaveLength(3)
  const { p256dh, auth } = subscription.keys
  for (const secret of ['push.example', p256dh, auth]) expect(JSON.stringify(data)).not.toContain(secret)
  expect((await exportOf(await aMember(app))).data.notificationPreferences).toBeNull()
})

test('exports notifications with their subjects', async () => {
  const member = await aMember(app)
  await record(app, [aDelivery(member, { reminderId: 7 })])
  const { data } = await exportOf(member)
  const about = { peptideName: 'BPC-157', dose: '250 mcg' }
  const occurrence = { reminderId: 7, occursOn: '2026-06-15', occursAt: '2026-06-15T12:30:00Z' }
  expect(data).toMatchObject({
    notifications: [{ kind: 'reminder', title: 'BPC-157 Reminder', ...about, ...occurrence }],
    notificationLogs: [{ type: 'reminder', method: 'in_app', ...about }],
  })
  // They would be stored twice.
  for (const field of Object.keys(occurrence)) expect(data.notificationLogs[0]).not.toHaveProperty(field)
})

test('exports a long history completely', async () => {
  const member = await aMember(app)
  const entry = await aPlanEntry(app, member)
  await sql`
    INSERT INTO dosage_logs (user_id, user_peptide_id, peptide_name, dose, taken_at, taken_on)
    SELECT ${member.id}, ${entry.id}, 'BPC-157', n || ' mcg', day, day
    FROM generate_series(1, 1234) n, LATERAL (SELECT date '2026-01-01' + n / 50 AS day) AS at
  `.execute(db)
  const { data } = await exportOf(member)
  expect(data.doses.map(({ dose }: { dose: string }) => dose)).toEqual(
    Array.from({ length: 1234 }, (_, n) => `${n + 1} mcg`),
  )
})

test('an empty account has a valid export', async () => {
  const { data, files } = await exportOf(await aMember(app))
  expect(data).toMatchObject({ plan: [], doses: [], foods: [], planPeriods: [] })
  expect([...files.keys()]).toEqual(['pepwell-data.json'])
})

test('deleting the account requires the password, removes the rows and ends the session', async () => {
  const [member, other] = [await aMember(app), await aMember(app)]
  await aDose(app, member, (await aPlanEntry(app, member)).id)
  const refused = await deleteAccount(member, 'not the password')
  expect([refused.statusCode, refused.body]).toEqual([
    403,
    { code: 'WRONG_PASSWORD', message: 'That’s not your password' },
  ])
  expect((await request('GET', '/api/dosage-logs', { cookie: member.cookie })).body).toHaveLength(1)

  const deleted = await deleteAccount(member)
  expect(deleted.statusCode).toBe(200)
  expect(deleted.cookies).toContainEqual(expect.objectContaining({ name: 'pepwell_session', value: '' }))
  const doses = await db.selectFrom('dosageLogs').select('userId').execute()
  expect(doses).not.toContainEqual({ userId: member.id })
  expect((await request('GET', '/api/auth/user', { cookie: member.cookie })).statusCode).toBe(401)
  const body = { email: member.email, password: PASSWORD }
  expect((await request('POST', '/api/auth/login', { body })).statusCode).toBe(401)
  expect((await request('GET', '/api/auth/user', { cookie: other.cookie })).statusCode).toBe(200)
})

test('deleting the account removes its id, email and pictures everywhere', async () => {
  const [member, other] = [await aMember(app), await aMember(app)]
  const signIn = ({ email }: Member) =>
    request('POST', '/api/auth/login', { body: { email, password: 'not the password' } })
  await signIn(member)
  await signIn(other)
  await downloadExport(app, member)
  const photoUrl = `data:image/png;base64,${DOT}`
  const { cookie } = member
  await request('POST', '/api/weight-logs', { cookie, body: { weight: 180, photoUrl } })
  const folder = join(app.dataDir, 'blobs', 'progress-photos')
  expect(await readdir(folder)).toEqual([member.id])

  expect((await deleteAccount(member)).statusCode).toBe(200)
  const { rows } = await sql<{ row: string }>`
    SELECT query_to_xml('SELECT * FROM ' || quote_ident(table_name), false, true, '')::text AS row
    FROM information_schema.tables WHERE table_schema = 'public' AND table_type = 'BASE TABLE'`.execute(db)
  const everything = rows.map(({ row }) => row).join()
  expect(everything).toContain(`sign-in on ${other.email} `)
  expect(everything).not.toContain(member.id)
  expect(everything).not.toContain(member.email)
  expect(await readdir(folder)).toEqual([])
})

test('password guessing is limited when deleting an account', async () => {
  const member = await aMember(app)
  for (let attempt = 0; attempt < 10; attempt++) await deleteAccount(member, `guess ${attempt}`)
  const refused = await deleteAccount(member)
  expect([refused.statusCode, refused.body.code]).toEqual([429, 'TOO_MANY_REQUESTS'])
  expect((await request('GET', '/api/auth/user', { cookie: member.cookie })).statusCode).toBe(200)
})

test("the support account can't be deleted", async () => {
  const fresh = await testApp({ adminEmail: 'help@pepwell.test', adminPassword: PASSWORD })
  const body = { email: 'help@pepwell.test', password: PASSWORD }
  const { cookie = '' } = await fresh.request('POST', '/api/auth/login', { body })
  const response = await fresh.request('POST', '/api/auth/delete-account', {
    cookie,
    body: { currentPassword: PASSWORD },
  })
  expect([response.statusCode, response.body.code]).toEqual([409, 'SUPPORT_ACCOUNT_STAYS'])
  const account = await fresh.db.selectFrom('users').select('id').execute()
  expect(account).toEqual([{ id: supportAccount.id }])
})
