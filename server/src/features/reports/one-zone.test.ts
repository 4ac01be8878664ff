import { expect, test } from 'vitest'
import { type Task, workOf } from '../../jobs/jobs.ts'
import { anAdmin } from '../../testing/factories.ts'
import { testApp } from '../../testing/test-app.ts'

const app = await testApp({ reportsTimeZone: 'Asia/Kolkata' })
const { db, request, clock } = app

test('all operators see reports in one zone, the only one computed', async () => {
  // Half past one in Kolkata, and the day before in New York.
  clock.set('2026-06-15T20:00:00Z')
  const operators = [await anAdmin(app), await anAdmin(app)]
  await db
    .updateTable('users')
    .set({ timeZone: 'America/New_York' })
    .where('id', '=', operators[0]?.id ?? '')
    .execute()
  const ends = await Promise.all(
    operators.map(async ({ cookie }) => {
      const { body } = await request('GET', '/api/admin/user-growth-report', { cookie })
      return body.endDate
    }),
  )
  await workOf(app.tasks['sum-up-reports'] as Task)({}, { number: 1, isLast: false })
  expect(ends).toEqual(['2026-06-16', '2026-06-16'])
  expect(await db.selectFrom('reportZones').select('name').execute()).toEqual([{ name: 'Asia/Kolkata' }])
})
