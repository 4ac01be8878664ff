import { addDays, type CalendarDay } from '@pepwell/domain/time/calendar'
import {
  createPerson,
  createPlanEntry,
  expect,
  expectAccessibleInBothThemes,
  isPhone,
  newYorkDay,
  passDoubleTap,
  passWelcome,
  test,
} from './journey.ts'
import { appIsCached } from './on-a-device.ts'

test('a vial is added, drawn from, corrected and discarded', async ({ page, context }) => {
  await createPerson(context)
  const { id: userPeptideId } = await createPlanEntry(context)
  await page.goto('/reminders/vials')
  await passWelcome(page)
  await page.getByRole('button', { name: 'Add a vial' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Content').fill('5')
  await dialog.getByLabel('Water (mL)').fill('2')
  await dialog.getByRole('radio', { name: 'Today' }).click()
  await expect(dialog.getByText(/draw 10 units/)).toBeVisible()
  await dialog.getByRole('button', { name: /^More/ }).click()
  await expectAccessibleInBothThemes(page)
  await dialog.getByRole('button', { name: 'Add', exact: true }).click()
  const row = page.getByRole('region', { name: 'In use' }).getByRole('button')
  await expect(row).toContainText('20 doses left')
  await expectAccessibleInBothThemes(page)

  await page.goto('/')
  await page
    .getByRole('button', { name: /Log Dose/ })
    .first()
    .click()
  await expect(dialog.getByRole('region', { name: 'Vial' })).toContainText('19 doses left after this')
  const data = { userPeptideId, dose: '250 mcg', takenAt: new Date().toISOString() }
  const logged = await context.request.post('/api/dosage-logs', { data })
  expect(await logged.json()).toMatchObject({ volume: 0.1 })

  await page.goto('/reminders')
  const card = page.getByRole('link', { name: 'Vial of BPC-157' })
  await expect(card).toContainText('19 doses left')
  await card.click()
  await expect(dialog.getByRole('region', { name: 'History' })).toContainText('Dose 250 mcg')
  await expectAccessibleInBothThemes(page)
  await dialog.getByRole('button', { name: 'Discard' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Discard' }).click()
  await expect(page.getByRole('region', { name: 'In use' })).toBeHidden()
})

test('a calculation becomes the vial in use, and its new strength is asked about once', async ({
  page,
  context,
}) => {
  await createPerson(context)
  const { id: userPeptideId } = await createPlanEntry(context)
  const today = newYorkDay()
  const before = { userPeptideId, kind: 'vial', amount: 5, unit: 'mg', waterMl: 2, mixedOn: today }
  const first = await (await context.request.post('/api/vials', { data: before })).json()
  await context.request.patch(`/api/vials/${first.id}`, { data: { state: 'finished' } })

  await page.goto('/calculator')
  await passWelcome(page)
  await page.getByLabel('Peptide', { exact: true }).selectOption({ label: 'BPC-157' })
  await page.getByLabel('Peptide in the vial (mg)').fill('10')
  await page.getByRole('button', { name: 'Calculate' }).click()
  await page.getByRole('button', { name: 'Use as my vial' }).click()
  const sheet = page.getByRole('dialog', { name: /^Add a / })
  await expect(sheet.getByLabel('Content')).toHaveValue('10')
  await expect(sheet.getByRole('radio', { name: 'Today' })).toBeChecked()
  await sheet.getByRole('button', { name: 'Add', exact: true }).click()
  await expect(sheet).toBeHidden()

  await page.goto('/')
  const openSheet = () =>
    page
      .getByRole('button', { name: /Log Dose/ })
      .first()
      .click()
  await openSheet()
  const log = page.getByRole('dialog', { name: 'Log Dose' })
  const question = log.getByRole('group', { name: 'Still this vial?' })
  await expect(question).toContainText('Draw 0.05 mL (5 units), not 0.1 mL (10 units).')
  await expectAccessibleInBothThemes(page)
  await question.getByRole('button', { name: 'Yes, this vial' }).click()
  await expect(question).toBeHidden()
  await log.getByRole('button', { name: 'Good' }).click()
  await passDoubleTap(page)
  await log.getByRole('button', { name: 'Log Dose' }).click()
  await expect(page.getByText('Dose logged successfully').first()).toBeVisible()
  const [dose] = await (await context.request.get('/api/dosage-logs')).json()
  expect(dose).toMatchObject({ dose: '250 mcg', volume: 0.05 })
  await page.reload()
  await openSheet()
  await expect(log.getByRole('region', { name: 'Vial' })).toBeVisible()
  await expect(question).toBeHidden()
})

test('what a usual dose needs is in sight without scrolling', async ({ page, context }) => {
  await createPerson(context)
  const { id: userPeptideId } = await createPlanEntry(context)
  const vial = { userPeptideId, kind: 'vial', amount: 5, unit: 'mg', waterMl: 2, mixedOn: newYorkDay() }
  expect((await context.request.post('/api/vials', { data: vial })).status()).toBe(201)
  await page.goto('/reminders')
  await passWelcome(page)
  await page.getByRole('button', { name: 'Log Dose: BPC-157' }).click()
  const dialog = page.getByRole('dialog', { name: 'Log Dose' })
  await expect(dialog.getByText('19 doses left after this')).toBeVisible()
  for (const name of ['Less', 'Change vial', 'Great', /^Use /, 'Log Dose'])
    await expect(dialog.getByRole('button', { name }).first()).toBeInViewport({ ratio: 1 })
})

test('offline, a dose split across two vials waits, shows on both, and is drawn once', async ({
  page,
  context,
}) => {
  test.skip(!isPhone(page))
  await createPerson(context)
  const { id: userPeptideId } = await createPlanEntry(context)
  const add = async (amount: number, mixedOn: string) => {
    const data = { userPeptideId, kind: 'vial', amount, unit: 'mg', waterMl: amount * 0.4, mixedOn }
    const added = await context.request.post('/api/vials', { data })
    expect(added.status(), await added.text()).toBe(201)
    return (await added.json()).id
  }
  const today = newYorkDay() as CalendarDay
  const [short, full] = [await add(0.15, addDays(today, -1)), await add(5, today)]
  await page.goto('/')
  await passWelcome(page)
  await appIsCached(page)
  const sent: string[] = []
  context.on('request', (request) => {
    if (request.method() === 'POST' && new URL(request.url()).pathname === '/api/dosage-logs')
      sent.push(request.postData() ?? '')
  })

  await context.setOffline(true)
  await page.getByRole('main').getByRole('button', { name: 'Log Dose', exact: true }).click()
  const sheet = page.getByRole('dialog')
  await sheet.getByRole('button', { name: 'Use both: 6 units, then 4 units more' }).click()
  await sheet.getByRole('button', { name: 'Good', exact: true }).click()
  await passDoubleTap(page)
  await sheet.getByRole('button', { name: 'Log Dose' }).click()
  await expect(sheet).toBeHidden()
  const second = await context.newPage()
  await second.goto('/reminders/vials')
  const rows = second.getByRole('region', { name: 'In use' }).getByRole('listitem')
  await expect(rows).toHaveCount(2)
  await expect(rows.filter({ hasText: /waiting/i })).toHaveCount(2)

  await context.setOffline(false)
  const drawn = async (id: number) => {
    const rows = await (await context.request.get(`/api/vials/${id}/movements`)).json()
    return rows.map(({ kind, amount }: { kind: string; amount: number }) => [kind, amount])
  }
  await expect.poll(() => drawn(full), { timeout: 30_000 }).toEqual([['draw', 0.1]])
  expect(await drawn(short)).toEqual([['draw', 0.15]])
  await expect(rows.filter({ hasText: /waiting/i })).toHaveCount(0)

  const [data = ''] = sent.filter(Boolean)
  const headers = { 'content-type': 'application/json' }
  for (let replay = 0; replay < 2; replay++)
    expect((await context.request.post('/api/dosage-logs', { data, headers })).status()).toBe(201)
  expect([await drawn(short), await drawn(full)]).toEqual([[['draw', 0.15]], [['draw', 0.1]]])
  expect(await (await context.request.get('/api/dosage-logs')).json()).toHaveLength(1)
})
