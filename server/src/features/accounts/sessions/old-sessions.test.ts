import { expect, test } from 'vitest'
import { type Task, workOf } from '../../../jobs/jobs.ts'
import { aMember, aSession, type Member } from '../../../testing/factories.ts'
import { testApp } from '../../../testing/test-app.ts'

const app = await testApp()
const { db } = app

const deleteOld = () => workOf(app.tasks['delete-old-sessions'] as Task)({}, { number: 1, isLast: false })

async function aSessionOf(member: Member, loginTime: string): Promise<number> {
  const id = await aSession(app, member)
  const at = new Date(loginTime)
  await db
    .updateTable('loginSessions')
    .set({ loginTime: at, lastActivityAt: at, expiresAt: at, logoutTime: null })
    .where('id', '=', id)
    .execute()
  return id
}

const idsOf = async (member: Member) =>
  (
    await db.selectFrom('loginSessions').select('id').where('userId', '=', member.id).orderBy('id').execute()
  ).map(({ id }) => id)

test('sessions are deleted after 13 months', async () => {
  const member = await aMember(app)
  const [own] = await idsOf(member)
  await aSessionOf(member, '2025-05-14T00:00:00Z')
  const young = await aSessionOf(member, '2025-05-16T00:00:00Z')
  await deleteOld()
  expect(await idsOf(member)).toEqual([own, young])
})

test('the latest session stays, so that a new device is still detected', async () => {
  const member = await aMember(app)
  await db.deleteFrom('loginSessions').where('userId', '=', member.id).execute()
  await aSessionOf(member, '2023-01-01T00:00:00Z')
  const latest = await aSessionOf(member, '2024-01-01T00:00:00Z')
  await deleteOld()
  expect(await idsOf(member)).toEqual([latest])
})

test('a session whose browser receives pushes stays', async () => {
  const member = await aMember(app)
  const [own] = await idsOf(member)
  const pushed = await aSessionOf(member, '2024-01-01T00:00:00Z')
  await db
    .insertInto('pushSubscriptions')
    .values({
      userId: member.id,
      sessionId: pushed,
      endpoint: 'https://push.example/1',
      p256dh: 'p',
      auth: 'a',
    })
    .execute()
  await deleteOld()
  expect(await idsOf(member)).toEqual([own, pushed])
})
