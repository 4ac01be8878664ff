import type { BrowserContext, Page } from '@playwright/test'
import {
  aPerson,
  aPlanEntry,
  expect,
  expectAccessibleInBothThemes,
  expectToFit,
  openLivePage,
  passDoubleTap,
  test,
} from './journey.ts'

const MINUTE_MS = 60_000
/** The shortest time ahead that somebody can be told. */
const LEAD_MINUTES = 5

/** The first whole minute that leaves time to look at what is shown before it. */
const minuteAhead = (): number => Math.ceil((Date.now() + 15_000) / MINUTE_MS) * MINUTE_MS

const everyDay = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']

/** A daily reminder of a new plan entry, for an instant of today. */
async function aReminderAt(context: BrowserContext, at: number, peptide: string, dose: string) {
  const { id: userPeptideId } = await aPlanEntry(context, peptide, dose)
  const clock = { timeZone: 'America/New_York', hour: '2-digit', minute: '2-digit' } as const
  const time = new Intl.DateTimeFormat('en-GB', clock).format(at)
  const what = { title: `${peptide} Reminder`, userPeptideId, dose }
  const when = { frequency: 'Daily', time, days: everyDay, timingOptions: [LEAD_MINUTES] }
  const answer = await context.request.post('/api/reminders', { data: { ...what, ...when } })
  expect(answer.status()).toBe(201)
}

const bell = (page: Page) => page.getByRole('button', { name: /^Notifications/ }).filter({ visible: true })
const nextShot = (page: Page) => page.getByRole('region', { name: 'Next Shot' })

// The journey waits for a whole minute of the real clock, so both things that then happen are awaited at once.
test('when a minute comes, one dose turns due and another is reminded of; both are logged', async ({
  page,
  context,
}) => {
  test.setTimeout(180_000)
  await aPerson(context)
  await openLivePage(page)
  const countdown = nextShot(page)
  await expect(countdown.getByText('No upcoming shots scheduled')).toBeVisible()
  const at = minuteAhead()
  await aReminderAt(context, at, 'BPC-157', '250 mcg')
  await aReminderAt(context, at + LEAD_MINUTES * MINUTE_MS, 'Semaglutide', '0.5 mg')
  // Made elsewhere, the reminder shows by itself.
  await expect(countdown.getByRole('timer')).toContainText('00days00hrs')
  await expect(countdown.getByText('BPC-157, 250 mcg', { exact: true })).toBeVisible()
  await expectAccessibleInBothThemes(page)

  await expect(countdown.getByText('Shot is due!')).toBeVisible({ timeout: 90_000 })
  await expect(countdown.getByText('Log your shot now')).toBeVisible()
  await expect(bell(page)).toHaveAccessibleName('Notifications, 1 unread', { timeout: 20_000 })
  // Whoever comes only now sees that the shot is due too.
  const other = await context.newPage()
  await openLivePage(other)
  await expect(nextShot(other).getByText('Shot is due!')).toBeVisible()
  await expectAccessibleInBothThemes(page)

  await countdown.getByRole('button', { name: 'Log shot of BPC-157' }).click()
  const dose = page.getByRole('dialog', { name: 'Log Dose' })
  await expect(dose.getByLabel('Dose', { exact: true })).toHaveValue('250')
  await dose.getByRole('button', { name: 'Good', exact: true }).click()
  await dose.getByRole('button', { name: 'Log Dose' }).click()
  await expect(page.getByText('Dose logged successfully').first()).toBeVisible()
  for (const open of [page, other])
    await expect(nextShot(open).getByText('Semaglutide, 0.5 mg', { exact: true })).toBeVisible()

  await bell(other).click()
  await bell(page).click()
  const [panel, panelElsewhere] = [page, other].map((open) =>
    open.getByRole('dialog', { name: 'Notifications' }),
  ) as [ReturnType<Page['getByRole']>, ReturnType<Page['getByRole']>]
  await expect(panel.getByText('Semaglutide Reminder')).toBeVisible()
  await panel.getByRole('button', { name: 'Snooze 10 min' }).click()
  await expect(panel.getByText(/We remind you again at/)).toBeVisible()
  await expectAccessibleInBothThemes(page)
  await panel.getByRole('button', { name: 'Log now' }).click()
  const second = page.getByRole('dialog', { name: 'Log Dose' })
  await expect(second.getByLabel('Dose', { exact: true })).toHaveValue('0.5')
  await passDoubleTap(page)
  await second.getByRole('button', { name: 'Log Dose' }).click()
  // No open page asks for the dose a second time.
  for (const open of [panel, panelElsewhere]) {
    await expect(open.getByText('Logged', { exact: true })).toBeVisible()
    await expect(open.getByRole('button', { name: 'Log now' })).toBeHidden()
  }
  await expectToFit(page)
})
