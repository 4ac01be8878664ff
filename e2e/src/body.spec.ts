import type { Page } from '@playwright/test'
import {
  aDose,
  createPerson,
  createPlanEntry,
  expect,
  expectAccessibleInBothThemes,
  expectToFit,
  isPhone,
  passDoubleTap,
  passWelcome,
  test,
} from './journey.ts'
import { appIsCached } from './on-a-device.ts'

const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAIAAAACCAIAAAD91JpzAAAAEElEQVR4nGP4z8AARAwQCgAf7gP9i18U1AAAAABJRU5ErkJggg==',
  'base64',
)

// People log these on a phone.
test.beforeEach(async ({ page, context }) => {
  test.skip(!isPhone(page))
  await createPerson(context)
})

const form = (page: Page) => page.getByRole('dialog', { name: 'Log a side effect' })

async function openFromToday(page: Page) {
  await page.goto('/')
  await passWelcome(page)
  await page.getByRole('button', { name: 'Quick Actions' }).click()
  await page.getByRole('link', { name: 'Log Side Effect' }).click()
  await expect(form(page)).toBeVisible()
}

async function choose(page: Page, name: string, severity: string) {
  await form(page).getByText(name, { exact: true }).click()
  await form(page).getByText(severity, { exact: true }).click()
  await passDoubleTap(page)
}

const effectsOf = (page: Page): Promise<{ name: string; photo: unknown }[]> =>
  page.evaluate(async () => (await fetch('/api/side-effects')).json())

test('a side effect is logged from Today, with a photo, and undone', async ({ page }) => {
  await openFromToday(page)
  await expectAccessibleInBothThemes(page)
  await choose(page, 'Nausea', 'Moderate')
  await form(page)
    .getByLabel('Photo', { exact: false })
    .first()
    .setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: PNG })
  await expect(form(page).getByRole('img', { name: 'Your new photo' })).toBeVisible()
  await form(page).getByRole('button', { name: 'Log moderate nausea' }).click()
  await expect(page.getByRole('link', { name: 'Photo of Nausea' })).toBeVisible()
  expect(await effectsOf(page)).toMatchObject([{ name: 'Nausea', photo: { width: 2 } }])
  const undo = page.getByRole('button', { name: 'Undo' })
  // A focused toast stays.
  await undo.focus()
  await expectAccessibleInBothThemes(page)
  await undo.click()
  await expect.poll(() => effectsOf(page)).toEqual([])
})

test('a possible emergency shows help and the FDA’s page before it is logged', async ({ page }) => {
  await openFromToday(page)
  await form(page).getByRole('button', { name: 'More' }).click()
  await choose(page, 'Severe belly pain', 'Severe')
  const help = form(page).getByRole('alert')
  await expect(help).toContainText('911')
  await expect(help.getByRole('link', { name: /MedWatch/ })).toHaveAttribute('href', /fda\.gov\/medwatch/)
  await expectAccessibleInBothThemes(page)
})

test('signs that can’t wait are listed before anything happens', async ({ page }) => {
  await page.goto('/side-effects')
  await passWelcome(page)
  await page.getByText('When to get help').click()
  const sign = page.getByText('Severe belly pain', { exact: true })
  const chevron = sign.locator('svg')
  await expect(chevron).toHaveCSS('rotate', 'none')
  await sign.click()
  await expect(chevron).toHaveCSS('rotate', '180deg')
  await expect(page.getByText(/Sources: FDA label of Wegovy/)).toBeVisible()
  await expectAccessibleInBothThemes(page)
  await expectToFit(page)
})

test('without a connection a side effect logged from Today waits through a reload, and is stored once', async ({
  page,
  context,
}) => {
  await page.goto('/')
  await passWelcome(page)
  await appIsCached(page)
  await context.setOffline(true)
  await openFromToday(page)
  await choose(page, 'Headache', 'Mild')
  await form(page).getByRole('button', { name: 'Log mild headache' }).click()
  await expect(form(page)).toBeHidden()
  // This device has never loaded the list.
  await expect(page.getByRole('list', { name: 'Waiting to sync' })).toContainText('Headache · Mild')
  await expect(page.getByText('Your side effects load once you’re online')).toBeVisible()
  const bar = page.getByRole('status').filter({ hasText: 'Offline' })
  await expect(bar).toContainText('1 waiting')
  await page.reload()
  await expect(form(page)).toBeHidden()
  await expect(bar).toContainText('1 waiting')
  await context.setOffline(false)
  await expect.poll(() => effectsOf(page), { timeout: 30_000 }).toMatchObject([{ name: 'Headache' }])
  await page.reload()
  await expect(page.getByRole('main').getByText('Headache · Mild')).toBeVisible()
  expect(await effectsOf(page)).toHaveLength(1)
})

test('labs and measurements are charted in the chosen unit', async ({ page, context }) => {
  const entry = await createPlanEntry(context, 'Semaglutide', '0.5 mg')
  await aDose(context, entry.id)
  await page.goto('/body')
  await passWelcome(page)
  await page.getByRole('button', { name: 'Add HbA1c' }).click()
  const lab = page.getByRole('dialog', { name: 'Add a lab result' })
  await expect(lab.getByLabel('Test')).toHaveValue('HbA1c')
  await lab.getByLabel('Value').fill('5.6')
  await lab.getByLabel('Range to').fill('5.6')
  await expectAccessibleInBothThemes(page)
  await passDoubleTap(page)
  await lab.getByRole('button', { name: 'Add', exact: true }).click()
  await expect(page.getByText('in the printed range, up to 5.6').first()).toBeVisible()
  await page.getByText('1 result').click()
  await expect(page.getByText(/0 h after Semaglutide/)).toBeVisible()
  await page.getByLabel('Unit of HbA1c').selectOption('mmol/mol')
  await expect(page.getByText('37.69').first()).toBeVisible()
  await page.getByRole('button', { name: 'Measure' }).click()
  const measure = page.getByRole('dialog', { name: 'Log a measurement' })
  await measure.getByLabel(/^Value/).fill('90')
  await passDoubleTap(page)
  await measure.getByRole('button', { name: 'Log', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Waist' })).toBeVisible()
  await expectAccessibleInBothThemes(page)
  await expectToFit(page)
})

test('without a connection a measurement and a lab result wait, and are stored once', async ({
  page,
  context,
}) => {
  await createPlanEntry(context, 'Semaglutide', '0.5 mg')
  await page.goto('/body')
  await passWelcome(page)
  await appIsCached(page)
  await expect(page.getByRole('button', { name: 'Add HbA1c' })).toBeVisible()
  await context.setOffline(true)
  await page.getByRole('button', { name: 'Measure' }).click()
  const measure = page.getByRole('dialog', { name: 'Log a measurement' })
  await measure.getByLabel(/^Value/).fill('90')
  await passDoubleTap(page)
  await measure.getByRole('button', { name: 'Log', exact: true }).click()
  const queued = page.getByRole('list', { name: 'Waiting to sync' })
  await expect(queued.getByText('Waist 90 cm')).toBeVisible()
  await page.getByRole('button', { name: 'Add HbA1c' }).click()
  const lab = page.getByRole('dialog', { name: 'Add a lab result' })
  await lab.getByLabel('Value').fill('5.6')
  await passDoubleTap(page)
  await lab.getByRole('button', { name: 'Add', exact: true }).click()
  await expect(lab).toBeHidden()
  await expect(page.getByRole('status').filter({ hasText: 'Offline' })).toContainText('2 waiting')
  await page.reload()
  await expect(queued.getByText('Waist 90 cm')).toBeVisible()
  await expect(queued.getByText(/^HbA1c 5\.6/)).toBeVisible()
  await context.setOffline(false)
  await expect(page.getByText(/\d waiting/)).toBeHidden({ timeout: 30_000 })
  const stored = async (path: string) => (await context.request.get(path)).json()
  expect(await stored('/api/measurements')).toMatchObject([{ kind: 'waist', value: 90 }])
  expect(await stored('/api/lab-results')).toMatchObject([{ analyte: 'HbA1c', value: 5.6 }])
})

test('Insights show when doses are taken and where, and that nothing stands out', async ({
  page,
  context,
}) => {
  const entry = await createPlanEntry(context, 'Semaglutide', '0.5 mg')
  await aDose(context, entry.id)
  await page.goto('/insights')
  await passWelcome(page)
  await expect(page.getByText('Nothing stands out yet')).toBeVisible()
  await expect(page.getByRole('img', { name: /^1 dose by weekday and hour, on / })).toBeVisible()
  await expect(page.getByRole('img', { name: 'Shots by site: Left thigh 1 shot' })).toBeVisible()
  await page.getByRole('button', { name: 'All numbers' }).click()
  await expect(page.getByRole('heading', { name: 'Not enough data yet' })).toBeVisible()
  await expectAccessibleInBothThemes(page)
  await expectToFit(page)
})

/** What a page shows at once, with the chart's explanations unfolded; its table of all numbers opens on request. */
const wordsOf = (page: Page): Promise<number> =>
  page.getByRole('main').evaluate((main: HTMLElement) => {
    for (const fold of main.querySelectorAll('details')) fold.open = true
    return main.innerText.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length
  })

test('Insights of three medicines take at most 200 words', async ({ page, context }) => {
  const weeksAgo = (weeks: number) => new Date(Date.now() - weeks * 7 * 86_400_000).toISOString()
  const medicines = [
    ['Semaglutide', '0.5 mg'],
    ['Tirzepatide', '2.5 mg'],
    ['BPC-157', '250 mcg'],
  ] as const
  for (const [name, dose] of medicines) {
    const { id } = await createPlanEntry(context, name, dose)
    for (const weeks of [1, 2, 3, 4]) {
      const data = { userPeptideId: id, dose, injectionSite: 'Left thigh', takenAt: weeksAgo(weeks) }
      expect((await context.request.post('/api/dosage-logs', { data })).status()).toBe(201)
    }
  }
  for (const weeks of [1, 2, 3, 4]) {
    const data = { weight: 190 + weeks, weighInDate: weeksAgo(weeks).slice(0, 10) }
    expect((await context.request.post('/api/weight-logs', { data })).status()).toBe(201)
  }
  await page.goto('/insights')
  await passWelcome(page)
  await expect(page.getByRole('slider', { name: 'Time of the level' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'When and where' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Weight, doses and side effects' })).toBeVisible()
  expect(await wordsOf(page)).toBeLessThanOrEqual(200)
})

test('opened inside the app, Insights, Body and Side Effects each read in one request', async ({
  page,
  context,
}) => {
  const entry = await createPlanEntry(context, 'Semaglutide', '0.5 mg')
  await aDose(context, entry.id)
  await page.goto('/')
  await passWelcome(page)
  await page.getByRole('button', { name: 'Quick Actions' }).click()
  await page.getByRole('link', { name: 'AI Insights' }).click()
  const requested: string[] = []
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url())
    const paths = decodeURIComponent(`${pathname}${search}`)
    if (
      /insights|medication-levels|lab-|measurements|side-effects/.test(paths) &&
      pathname.startsWith('/api/')
    )
      requested.push(pathname)
  })
  await page.getByRole('main').getByRole('link', { name: 'AI Insights' }).click()
  await expect(page.getByRole('slider', { name: 'Time of the level' })).toBeVisible()
  expect(requested).toEqual(['/api/reads'])
  await page.getByRole('link', { name: 'Body and labs' }).click()
  await expect(page.getByText('No measurements yet')).toBeVisible()
  expect(requested).toEqual(['/api/reads', '/api/reads'])
  await page.goto('/insights')
  await expect(page.getByRole('slider', { name: 'Time of the level' })).toBeVisible()
  requested.splice(0)
  await page.getByRole('link', { name: 'Side effects' }).click()
  await expect(page.getByText('No side effects yet')).toBeVisible()
  expect(requested).toEqual(['/api/reads'])
})
