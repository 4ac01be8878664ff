import type { BrowserContext } from '@playwright/test'
import {
  createPerson,
  createPlanEntry,
  expect,
  expectAccessibleInBothThemes,
  expectToFit,
  openLivePage,
} from './journey.ts'
import { aPage, test } from './moved-server.ts'

const HOUR_MS = 3_600_000
const NEW_YORK = { timeZone: 'America/New_York', hourCycle: 'h23' } as const

/** A weekday and wall time in New York, the journeys' time zone. */
function wallOf(at: number) {
  const clock = new Intl.DateTimeFormat('en-GB', { ...NEW_YORK, hour: '2-digit', minute: '2-digit' })
  const weekday = new Intl.DateTimeFormat('en-US', { ...NEW_YORK, weekday: 'long' })
  return { time: clock.format(at), weekday: weekday.format(at) }
}

/** Weekly semaglutide with its reminder at a later time. */
async function aWeeklyShot(context: BrowserContext, at: number) {
  const { id: userPeptideId } = await createPlanEntry(context, 'Semaglutide', '0.5 mg')
  const { time, weekday } = wallOf(at)
  const when = { frequency: 'Weekly', time, days: [weekday], timingOptions: [5] }
  const data = { title: 'Semaglutide Reminder', userPeptideId, dose: '0.5 mg', ...when }
  expect((await context.request.post('/api/reminders', { data })).status()).toBe(201)
}

const reminderOf = async (context: BrowserContext) =>
  (await (await context.request.get('/api/reminders')).json())[0]

test('a weekly shot that is a day and a half late shows as overdue and is logged from there', async ({
  moved,
  visitor,
}) => {
  // It is due an hour after it was planned; then a day and a half pass.
  await moved.setBehind(37 * HOUR_MS)
  await createPerson(visitor)
  const at = Date.now() - 36 * HOUR_MS
  await aWeeklyShot(visitor, at)
  await moved.setBehind(0)
  const before = await reminderOf(visitor)
  expect(before.overdue.occursOn).toBe(new Intl.DateTimeFormat('en-CA', NEW_YORK).format(at))

  const { page, nothingWentWrong } = await aPage(visitor)
  await openLivePage(page)
  const today = page.getByRole('region', { name: 'Today' })
  const overdue = today.getByRole('group', { name: 'Overdue: Semaglutide' })
  const since = wallOf(at).weekday.slice(0, 3)
  await expect(
    overdue.getByText(new RegExp(`^Overdue since ${since}\\s.*The label says to take it by`)),
  ).toBeVisible()
  await expect(overdue.getByRole('link')).toHaveAttribute('href', /^https:/)
  await expect(today.getByText(/^Semaglutide, (tomorrow|[A-Z][a-z]{2}, )/)).toBeVisible()
  await expectAccessibleInBothThemes(page)

  await expect(overdue.getByText('Overdue by 36 h')).toBeVisible()
  await overdue.getByRole('button', { name: 'Taken: Semaglutide' }).click()
  await expect(overdue).toBeHidden()
  await expect(today.getByText(/^Semaglutide, (tomorrow|[A-Z][a-z]{2}, )/)).toBeVisible()
  const after = await reminderOf(visitor)
  expect([after.overdue, after.nextAt]).toEqual([null, before.nextAt])
  await expectToFit(page)
  nothingWentWrong()
})
