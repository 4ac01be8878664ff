import {
  aDose,
  createPerson,
  createPlanEntry,
  expect,
  expectAccessibleInBothThemes,
  expectToFit,
  isPhone,
  newYorkDay,
  openLivePage,
  passDoubleTap,
  passWelcome,
  test,
} from './journey.ts'

test('a dose logged elsewhere appears on the open page by itself', async ({ page, context }) => {
  await createPerson(context)
  const { id } = await createPlanEntry(context)
  await openLivePage(page)
  const main = page.getByRole('main')
  const total = main.locator('dl > div', { hasText: 'Total Doses' })
  await expect(total).toContainText('0')

  const dose = { userPeptideId: id, dose: '250 mcg', takenAt: new Date().toISOString() }
  expect((await context.request.post('/api/dosage-logs', { data: dose })).status()).toBe(201)
  await expect(total).toContainText('1')
  await expect(main.getByText('250 mcg').first()).toBeVisible()
})

test('a dose whose response was lost is stored once, and corrected input as a new one', async ({
  page,
  context,
}) => {
  await createPerson(context)
  await createPlanEntry(context)
  const stored = async () => {
    const doses: { dose: string }[] = await (await context.request.get('/api/dosage-logs')).json()
    return doses.map(({ dose }) => dose)
  }
  await page.goto('/reminders')
  await passWelcome(page)
  await page.getByRole('button', { name: 'Log Dose: BPC-157' }).click()
  const dialog = page.getByRole('dialog')
  const send = async () => {
    await passDoubleTap(page)
    // 'Log anyway' once the sheet knows that the dose was stored.
    await dialog.getByRole('button', { name: /^Log/ }).click()
  }

  // The server stores the dose, and the connection breaks before the response.
  await page.route('**/api/dosage-logs', async (route) => {
    if (route.request().method() !== 'POST') return route.fallback()
    await route.fetch()
    await route.abort()
  })
  for (let sent = 0; sent < 2; sent += 1) {
    const lost = page.waitForEvent('requestfailed')
    await send()
    await lost
    await expect(dialog.getByText('Failed to log peptide dose. Please try again.')).toBeVisible()
  }
  expect(await stored()).toEqual(['250 mcg'])

  await page.unroute('**/api/dosage-logs')
  const amount = dialog.getByLabel('Dose', { exact: true })
  await amount.fill('25000')
  // A dose with a hidden digit is another dose.
  expect(await amount.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0)
  await amount.fill('300')
  await send()
  await expect(page.getByText('Dose logged successfully', { exact: true }).first()).toBeVisible()
  expect((await stored()).sort()).toEqual(['250 mcg', '300 mcg'])
})

test('an extra dose is pointed out before it is sent; a sore site rests and can still be used', async ({
  page,
  context,
}) => {
  await createPerson(context)
  const { id } = await createPlanEntry(context)
  await aDose(context, id)
  expect((await context.request.put('/api/injection-sites/Right%20thigh/sore')).status()).toBe(200)
  await page.goto('/reminders')
  await passWelcome(page)
  await page.getByRole('button', { name: 'Log Dose: BPC-157' }).click()
  const dialog = page.getByRole('dialog', { name: 'Log Dose' })
  await expect(dialog.getByRole('alert')).toContainText('You logged 250 mcg')
  if (isPhone(page)) await dialog.getByRole('button', { name: 'Body map' }).click()
  await dialog.getByRole('radio', { name: 'Front' }).check({ force: true })
  await expect(dialog.getByRole('radio', { name: 'Left thigh, today' })).toBeVisible()
  await dialog.getByRole('radio', { name: /^Right thigh, never used, sore/ }).check({ force: true })
  await expect(dialog.getByText(/^Sore, resting until/)).toBeVisible()
  await expectAccessibleInBothThemes(page)
  await expectToFit(page)
  await dialog.getByRole('button', { name: 'Don’t log' }).click()
  await expect(dialog).toBeHidden()
  const doses: unknown[] = await (await context.request.get('/api/dosage-logs')).json()
  expect(doses).toHaveLength(1)
})

const MINUTE_MS = 60_000
const everyDay = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']

/** Date and time of an instant in New York. */
function wallTime(at: number) {
  const parts = { timeZone: 'America/New_York', dateStyle: 'short', timeStyle: 'short' } as const
  const [date = '', time = ''] = new Intl.DateTimeFormat('sv-SE', parts).format(at).split(' ')
  return { date, time }
}

test('a dose halfway between two reminders asks which one it is for', async ({ page, context }) => {
  await createPerson(context)
  const { id: userPeptideId } = await createPlanEntry(context)
  // At most four minutes ahead: a dose may be logged that far ahead of the server's clock.
  const first = Math.ceil(Date.now() / MINUTE_MS) * MINUTE_MS
  for (const at of [first, first + 2 * MINUTE_MS]) {
    const what = { title: `At ${wallTime(at).time}`, userPeptideId, dose: '250 mcg', frequency: 'Daily' }
    const data = { ...what, time: wallTime(at).time, days: everyDay, timingOptions: [5] }
    expect((await context.request.post('/api/reminders', { data })).status()).toBe(201)
  }
  await page.goto('/reminders')
  await passWelcome(page)
  await page.getByRole('button', { name: 'Log Dose: BPC-157' }).click()
  const dialog = page.getByRole('dialog', { name: 'Log Dose' })
  const { date, time } = wallTime(first + MINUTE_MS)
  await dialog.getByLabel(/^Date/).fill(date)
  await dialog.getByLabel(/^Time/).fill(time)
  const question = dialog.getByRole('group', { name: /^For .* or for .*\?$/ })
  await expect(question).toBeVisible()
  await dialog.getByRole('button', { name: 'Log Dose' }).click()
  await expect(dialog.getByRole('alert')).toHaveText('Please choose a reminder')
  await expectAccessibleInBothThemes(page)
  await question.locator('label').last().click()
  await passDoubleTap(page)
  await dialog.getByRole('button', { name: 'Log Dose' }).click()
  await expect(page.getByText('Dose logged successfully', { exact: true }).first()).toBeVisible()
  const reminders: { title: string; nextAt: string }[] = await (
    await context.request.get('/api/reminders')
  ).json()
  const second = first + 2 * MINUTE_MS
  const settled = reminders.find(({ title }) => title === `At ${wallTime(second).time}`)
  expect(Date.parse(settled?.nextAt ?? '')).toBeGreaterThan(second)
  await expectToFit(page)
})

test('the dashboard opens insights that are counted from the logs', async ({ page, context }) => {
  await createPerson(context)
  const { id } = await createPlanEntry(context)
  const dayAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString()
  const since = { startDate: newYorkDay(new Date(dayAgo(9))) }
  expect((await context.request.patch(`/api/user-peptides/${id}`, { data: since })).status()).toBe(200)
  for (const days of [9, 8, 7, 6, 5, 2, 1]) {
    const data = { userPeptideId: id, dose: '250 mcg', injectionSite: 'Left thigh', takenAt: dayAgo(days) }
    expect((await context.request.post('/api/dosage-logs', { data })).status()).toBe(201)
  }
  await page.goto('/')
  await passWelcome(page)
  if (isPhone(page)) {
    await page.getByRole('button', { name: 'Quick Actions' }).click()
    await page.getByRole('link', { name: 'AI Insights' }).click()
    await page.getByRole('main').getByRole('link', { name: 'AI Insights' }).click()
  } else await page.getByRole('link', { name: 'View AI Analysis' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'AI Insights' })).toBeVisible()
  await page.getByRole('button', { name: 'All numbers' }).click()
  const gaps = page.getByRole('region', { name: 'Gaps' })
  await expect(gaps.getByRole('listitem')).toContainText(
    'There was 1 gap: you missed 2 doses of BPC-157 in a row.',
  )
  await expect(page.getByRole('row', { name: /^BPC-157/ }).first()).toContainText('7 of 9')
  const sites = page.getByRole('region', { name: 'Injection sites' })
  await expect(sites).toContainText('All 7 shots with a site went to Left thigh.')
  await sites.getByText('How we count').click()
  await expect(page.getByRole('region', { name: 'Not enough data yet' })).toContainText('Weight and doses')
  await expectAccessibleInBothThemes(page)
  await expectToFit(page)
})

test('a peptide with a very long name leaves room for the next one', async ({ page, context }) => {
  await createPerson(context)
  const post = async (path: string, data: object) => (await context.request.post(path, { data })).json()
  const words = { description: '-', benefits: '-', sideEffects: '-', recommendedDose: '1 mg' }
  const usual = { category: 'Other', frequency: 'Daily', duration: '-', bestTakenWith: '-' }
  const name = 'Supercalifragilistic-'.repeat(4)
  const { id: personalPeptideId } = await post('/api/personal-peptides', { name, ...words, ...usual })
  await post('/api/user-peptides', { personalPeptideId, currentDose: '1 mg', frequency: 'Daily' })
  await createPlanEntry(context)
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/reminders')
  await passWelcome(page)
  await page.getByRole('button', { name: `Log Dose: ${name}` }).click()
  const chips = page.getByRole('dialog').getByRole('group', { name: 'Peptide' }).locator('label')
  await expect(chips).toHaveText([name, 'BPC-157'])
  const [long, next] = [await chips.first().boundingBox(), await chips.last().boundingBox()]
  expect((long?.x ?? 0) + (long?.width ?? 0)).toBeLessThan(next?.x ?? 0)
  expect(next?.x).toBeLessThan(300)
})

test('the card to log a peptide is as tall as its content', async ({ page, context }) => {
  test.skip(isPhone(page), 'a phone has the timeline alone')
  await createPerson(context)
  await createPlanEntry(context)
  await page.goto('/dashboard')
  await passWelcome(page)
  const card = page.locator('section', { has: page.getByRole('heading', { name: 'Log Peptide' }) })
  const [list, whole] = [await card.getByRole('list').boundingBox(), await card.boundingBox()]
  const below = (whole?.y ?? 0) + (whole?.height ?? 0) - (list?.y ?? 0) - (list?.height ?? 0)
  expect(below).toBeLessThan(24)
})
