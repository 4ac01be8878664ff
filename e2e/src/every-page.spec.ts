import { aPerson, aPlanEntry, expect, expectAccessible, expectToFit, passWelcome, test } from './journey.ts'

for (const path of ['/', '/login', '/signup', '/reset-password?token=x', '/no/such/page']) {
  test(`signed out, ${path} is accessible and fits`, async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem('beta-welcome-seen', '1'))
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expectAccessible(page)
    await expectToFit(page)
  })
}

for (const path of [
  '/',
  '/peptides',
  '/reminders',
  '/calculator',
  '/profile',
  '/profile-setup',
  '/no/such/page',
]) {
  for (const filled of [true, false]) {
    test(`signed in, ${path} is accessible and fits, ${filled ? 'with a plan' : 'with nothing yet'}`, async ({
      page,
      context,
    }) => {
      await aPerson(context)
      if (filled) {
        const { id } = await aPlanEntry(context)
        const data = {
          userPeptideId: id,
          dose: '250 mcg',
          feeling: 'Good',
          injectionSite: 'Left thigh',
          takenAt: new Date().toISOString(),
        }
        await context.request.post('/api/dosage-logs', { data })
      }
      await page.goto(path)
      await passWelcome(page)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(page.getByRole('status', { name: /loading/i })).toHaveCount(0)
      await expectAccessible(page)
      await expectToFit(page)
    })
  }
}

test('an account without a profile sees the profile everywhere', async ({ page, context }) => {
  await aPerson(context, { complete: false })
  for (const path of ['/', '/peptides', '/reminders', '/dashboard']) {
    await page.goto(path)
    await expect(page.getByRole('button', { name: 'Update Profile' })).toBeVisible()
  }
  await expectAccessible(page)
})
