import { beforeEach, expect, test } from 'vitest'
import { workOf } from '../../jobs/jobs.ts'
import { aDose, aMember, anAdmin, aPlanEntry, type Member } from '../../testing/factories.ts'
import { testApp } from '../../testing/test-app.ts'

const app = await testApp()
const { mails } = app
let admin: Member

beforeEach(async () => {
  app.clock.set('2026-11-18T15:00:00Z')
  await app.db.deleteFrom('weeklyReports').execute()
  admin = await anAdmin(app)
  mails.length = 0
})

const choose = (isOn: boolean) =>
  app.request('PUT', '/api/admin/weekly-report', { cookie: admin.cookie, body: { isOn } })

/** Runs the job at a time in several processes at once. */
async function at(instant: string, processes = 1): Promise<void> {
  app.clock.set(instant)
  const task = app.tasks['send-weekly-reports']
  const run = () => task && workOf(task)({}, { number: 1, isLast: true })
  await Promise.all(Array.from({ length: processes }, run))
  await app.runJobs()
}

// Seven o'clock on a Monday in New York.
const MONDAY = '2026-11-23T12:00:00Z'

test('is sent on Monday at seven, once, to subscribers', async () => {
  await anAdmin(app)
  expect((await choose(true)).body).toEqual({ isOn: true, email: admin.email })
  await at('2026-11-23T11:59:00Z')
  expect(mails).toEqual([])
  await at(MONDAY, 3)
  await at('2026-11-23T13:00:00Z')
  expect(mails.map(({ to, subject }) => [to, subject])).toEqual([
    [admin.email, 'Pepwell: the week from November 16 to November 22'],
  ])
  await at('2026-11-30T18:00:00Z')
  expect(mails).toHaveLength(2)
  expect(new Set(mails.map(({ id }) => id)).size).toBe(2)
})

test('has its numbers in text and HTML, with charts', async () => {
  const member = await aMember(app)
  await aDose(app, member, (await aPlanEntry(app, member)).id, { takenAt: '2026-11-18T14:00:00Z' })
  await choose(true)
  await at(MONDAY)
  const [mail] = mails
  for (const part of [mail?.text, mail?.html]) {
    expect(part).toContain('Active on Wed')
    expect(part).toContain('1 doses, 1 users')
    expect(part).toContain('/admin?tab=reports&')
    expect(part).not.toMatch(/undefined|NaN/)
  }
  const shown = [...(mail?.html ?? '').matchAll(/src="cid:([^"]+)"[^>]*alt="([^"]+)"/g)]
  expect(shown.map(([, id]) => id)).toEqual(mail?.pictures?.map(({ id }) => id))
  expect(shown.map(([, , words]) => words)).toContain('Revenue in the last 6 months')
  for (const { png } of mail?.pictures ?? []) expect(png.subarray(1, 4).toString()).toBe('PNG')
})

test("isn't sent to people who unsubscribed or lost access", async () => {
  await choose(true)
  expect((await choose(false)).body.isOn).toBe(false)
  await at(MONDAY)
  await choose(true)
  await choose(true)
  // By Monday at seven, it was already sent or not wanted.
  await at('2026-11-24T12:00:00Z')
  await app.db
    .updateTable('adminUsers')
    .set({ permissions: ['orders'] })
    .where('userId', '=', admin.id)
    .execute()
  await at('2026-11-30T18:00:00Z')
  expect(mails).toEqual([])
})
