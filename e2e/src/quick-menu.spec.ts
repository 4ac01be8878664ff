import { aPerson, aPlanEntry, expect, expectNothingCovered, isPhone, passWelcome, test } from './journey.ts'

const everyDay = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']

test('the round button hides nothing that is read of the dose which is next', async ({ page, context }) => {
  test.skip(!isPhone(page), 'a wide screen has room beside the page')
  await aPerson(context)
  const { id: userPeptideId } = await aPlanEntry(context, 'BPC-157', '250 mcg')
  const clock = { timeZone: 'America/New_York', hour: '2-digit', minute: '2-digit' } as const
  for (const minutes of [20, 90]) {
    const time = new Intl.DateTimeFormat('en-GB', clock).format(Date.now() + minutes * 60_000)
    const what = { title: 'BPC-157 Reminder', userPeptideId, dose: '250 mcg', timingOptions: [5] }
    const data = { ...what, frequency: 'Daily', time, days: everyDay }
    expect((await context.request.post('/api/reminders', { data })).status()).toBe(201)
  }
  await page.goto('/dashboard')
  await passWelcome(page)
  await expect(page.getByRole('button', { name: 'Taken: BPC-157' })).toBeVisible()
  for (const width of [360, 390]) {
    for (const height of [600, 660, 700, 740]) {
      await page.setViewportSize({ width, height })
      // Until it has found its place.
      await page.waitForTimeout(500)
      await expectNothingCovered(page)
    }
  }
})
