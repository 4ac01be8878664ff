import type { BrowserContext, Page } from '@playwright/test'
import {
  createPerson,
  createPlanEntry,
  expect,
  expectAccessibleInBothThemes,
  expectToFit,
  openLivePage,
  passDoubleTap,
  test,
} from './journey.ts'

const MINUTE_MS = 60_000
/** The shortest lead time. */
const LEAD_MINUTES = 5

/** The first whole minute that leaves time to check the page before it. */
const minuteAhead = (): number => Math.ceil((Date.now() + 15_000) / MINUTE_MS) * MINUTE_MS

const everyDay = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']

/** A daily reminder of a new plan entry at an instant of today. */
async function aReminderAt(context: BrowserContext, at: number, peptide: string, dose: string) {
  const { id: userPeptideId } = await createPlanEntry(context, peptide, dose)
  const clock = { timeZone: 'America/New_York', hour: '2-digit', minute: '2-digit' } as const
  const time = new Intl.DateTimeFormat('en-GB', clock).format(at)
  const what = { title: `${peptide} Reminder`, userPeptideId, dose }
  const when = { frequency: 'Daily', time, days: everyDay, timingOptions: [LEAD_MINUTES] }
  const response = await context.request.post('/api/reminders', { data: { ...what, ...when } })
  expect(response.status()).toBe(201)
}

const bell = (page: Page) => page.getByRole('button', { name: /^Notifications/ }).filter({ visible: true })
const dayOf = (page: Page) => page.getByRole('region', { name: 'Today' })

// The journey waits for a whole minute of the real clock, so both events are awaited at once.
test('when the minute arrives, one dose is due and another is announced; both are logged', async ({
  page,
  context,
}) => {
  test.setTimeout(180_000)
  await createPerson(context)
  await openLivePage(page)
  const today = dayOf(page)
  await expect(page.getByRole('heading', { name: 'What do you take?' })).toBeVisible()
  const at = minuteAhead()
  await aReminderAt(context, at, 'BPC-157', '250 mcg')
  await aReminderAt(context, at + LEAD_MINUTES * MINUTE_MS, 'Semaglutide', '0.5 mg')
  // A reminder created elsewhere appears by itself.
  await expect(today.getByRole('timer')).toHaveText(/^0\d:\d\d$/)
  await expect(today.getByRole('button', { name: 'Taken: BPC-157' })).toBeVisible()
  await expectAccessibleInBothThemes(page)

  await expect(today.getByText('Shot is due!')).toBeVisible({ timeout: 90_000 })
  await expect(today.getByText('Log your shot now')).toBeVisible()
  await expect(bell(page)).toHaveAccessibleName('Notifications, 1 unread', { timeout: 20_000 })
  // A page opened only now also shows the due shot.
  const other = await context.newPage()
  await openLivePage(other)
  await expect(dayOf(other).getByText('Shot is due!')).toBeVisible()
  await expectAccessibleInBothThemes(page)

  // A double tap is still one dose. The row can undo it and asks how the person feels.
  await today.getByRole('button', { name: 'Taken: BPC-157' }).dblclick()
  await expect(page.getByText('Dose logged successfully').first()).toBeVisible()
  await expect(today.getByRole('button', { name: 'Undo dose of BPC-157' })).toBeFocused()
  await today.getByRole('button', { name: 'Good', exact: true }).click()
  for (const open of [page, other]) {
    await expect(dayOf(open).getByRole('button', { name: 'Taken: Semaglutide' })).toBeVisible()
    await expect(dayOf(open).getByText('Good').first()).toBeVisible()
  }
  const doses = async () => (await context.request.get('/api/dosage-logs')).json()
  await expect
    .poll(doses)
    .toEqual([expect.objectContaining({ dose: '250 mcg', injectionSite: null, feeling: 'Good' })])

  await bell(other).click()
  await bell(page).click()
  const [panel, panelElsewhere] = [page, other].map((open) =>
    open.getByRole('dialog', { name: 'Notifications' }),
  ) as [ReturnType<Page['getByRole']>, ReturnType<Page['getByRole']>]
  await expect(panel.getByText('Semaglutide Reminder')).toBeVisible()
  await panel.getByRole('button', { name: 'Snooze 10 min' }).click()
  await expect(panel.getByText(/We’ll remind you again at/)).toBeVisible()
  await expectAccessibleInBothThemes(page)
  await panel.getByRole('button', { name: 'Log Dose' }).click()
  const second = page.getByRole('dialog', { name: 'Log Dose' })
  await expect(second.getByLabel('Dose', { exact: true })).toHaveValue('0.5')
  await passDoubleTap(page)
  await second.getByRole('button', { name: 'Log Dose' }).click()
  // No open page asks for the dose a second time.
  for (const open of [panel, panelElsewhere]) {
    await expect(open.getByText('Logged', { exact: true })).toBeVisible()
    await expect(open.getByRole('button', { name: 'Log Dose' })).toBeHidden()
  }
  await expectToFit(page)
})
