import type { BrowserContext, Page } from '@playwright/test'
import {
  createPerson,
  createPlanEntry,
  expect,
  expectAccessible,
  expectToFit,
  passWelcome,
  test,
} from './journey.ts'

const OWN = {
  name: 'Pharmacy blend',
  description: 'Mixed by my pharmacy.',
  category: 'Recovery',
  benefits: 'Less soreness.',
  sideEffects: 'None so far.',
  recommendedDose: '100 mcg',
  frequency: 'Daily',
  duration: '8 weeks',
  bestTakenWith: 'Water, in the evening',
}

const LABELS: Record<Exclude<keyof typeof OWN, 'category'>, string> = {
  name: 'Name',
  description: 'Description',
  benefits: 'Benefits',
  sideEffects: 'Side effects',
  recommendedDose: 'Recommended dose',
  frequency: 'Frequency',
  duration: 'Duration',
  bestTakenWith: 'Best taken with',
}

const toast = (page: Page, text: string) => page.getByText(text).first()

async function open(page: Page) {
  await page.goto('/peptides')
  await passWelcome(page)
}

async function signUp(context: BrowserContext) {
  await createPerson(context)
  await context.request.post('/api/init-peptides')
}

test('a personal peptide is created, planned, dosed, edited and deleted', async ({ page, context }) => {
  await signUp(context)
  await open(page)
  await page.getByRole('button', { name: 'Add Personal Peptide' }).click()
  const form = page.getByRole('dialog', { name: 'Add Personal Peptide' })
  await form.getByRole('button', { name: 'Add peptide' }).click()
  await expect(form.getByText('Best taken with information is required')).toBeVisible()
  await expect(form.getByLabel('Name')).toBeFocused()
  await expectAccessible(page)
  for (const [name, label] of Object.entries(LABELS)) {
    await form.getByLabel(label, { exact: true }).fill(OWN[name as keyof typeof OWN])
  }
  await form.getByLabel('Category').selectOption(OWN.category)
  await form.getByRole('button', { name: 'Add peptide' }).click()
  await expect(toast(page, 'Personal peptide added successfully!')).toBeVisible()

  const available = page.getByRole('region', { name: 'Available Peptides' })
  await expect(available.getByRole('heading', { level: 4 }).first()).toHaveText(OWN.name)
  await expect(available.getByText('Personal', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: `Add to plan: ${OWN.name}` }).click()
  await page.getByRole('dialog').getByLabel('Current dose').fill('100 mcg')
  await page.getByRole('dialog').getByText('More', { exact: true }).click()
  await page.getByRole('dialog').getByRole('button', { name: '8 weeks' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Add to plan' }).click()
  await expect(toast(page, `${OWN.name} added to your plan successfully!`)).toBeVisible()
  const protocol = page.getByRole('region', { name: 'Your Current Protocol' })
  await expect(protocol.getByText(OWN.name)).toBeVisible()
  await expect(available.getByText(OWN.name)).toHaveCount(0)
  await expectToFit(page)

  await page.goto('/reminders')
  await expect(page.getByText('55 days left')).toBeVisible()
  await page.getByRole('button', { name: `Log Dose: ${OWN.name}` }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Log Dose' }).click()
  await expect(toast(page, 'Dose logged successfully')).toBeVisible()

  await page.goto('/peptides')
  await page.getByRole('button', { name: `Information about ${OWN.name}` }).click()
  await page.getByRole('button', { name: 'Edit', exact: true }).click()
  await page.getByRole('dialog').getByLabel('Name').fill('Mended blend')
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click()
  await expect(toast(page, 'Peptide updated successfully')).toBeVisible()
  await expect(protocol.getByText('Mended blend')).toBeVisible()

  await page.getByRole('button', { name: 'Information about Mended blend' }).click()
  await page.getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByRole('alertdialog').getByText(/also remove it from your plan/)).toBeVisible()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
  await expect(toast(page, 'Personal peptide deleted')).toBeVisible()
  await expect(protocol).toHaveCount(0)
  await page.goto('/reminders')
  await expect(page.getByText('No Active Peptides')).toBeVisible()
  await page.getByRole('link', { name: 'History', exact: true }).click()
  await expect(page.getByRole('region', { name: 'Dose history' }).getByText(OWN.name)).toBeVisible()
})

test('the list is searched and filtered, and says when nothing matches', async ({ page, context }) => {
  await signUp(context)
  await createPlanEntry(context, 'TB-500')
  await open(page)
  const available = page.getByRole('region', { name: 'Available Peptides' })
  await page.getByPlaceholder('Search peptides...').fill('bpc 157')
  await expect(available.getByRole('heading', { level: 3 })).toHaveText(['BPC-157', /^Wolverine blend/])
  await page.getByLabel('Category').selectOption('Sleep')
  await expect(page.getByText('No peptides match your filters.')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Clear filters' }).click()
  await expect(page.getByLabel('Category')).toHaveValue('')
  await expect(page.getByRole('region', { name: 'Your Current Protocol' }).getByText('TB-500')).toBeVisible()
})

test('prices are compared from the card and from the details', async ({ pageOf }) => {
  const page = await pageOf('with nothing yet')
  await open(page)
  const offers = [31, 12.5, 99.99, 45].map((price, index) => ({
    id: index + 1,
    peptideId: 1,
    vendorName: `Vendor ${index + 1}`,
    price,
    dosage: '5mg',
    usLabTested: index === 1,
    batchTracked: true,
    notes: index === 1 ? 'Ships on Mondays' : null,
  }))
  await page.getByRole('button', { name: 'Compare prices of BPC-157' }).click()
  await expect(page.getByText('No Pricing Data Available')).toBeVisible()
  await page.keyboard.press('Escape')

  await page.route('**/api/admin/vendor-prices/*', (route) => route.fulfill({ json: offers }))
  await page.getByRole('button', { name: 'Information about BPC-157' }).click()
  await page.getByRole('button', { name: 'Compare prices' }).click()
  const dialog = page.getByRole('dialog', { name: 'Pricing Comparison' })
  await expect(dialog.getByRole('heading', { level: 4 })).toHaveText(['Vendor 2', 'Vendor 1', 'Vendor 4'])
  await dialog.getByRole('button', { name: 'Show All 4' }).click()
  await expect(dialog.getByText('$99.99')).toBeVisible()
  await expectAccessible(page)
  await expectToFit(page)
})

test('a long catalogue filters with every letter', async ({ pageOf }) => {
  const page = await pageOf('with nothing yet')
  const [first] = await (await page.request.get('/api/peptides')).json()
  const many = Array.from({ length: 500 }, (_, n) => ({ ...first, id: n + 1, name: `Peptide ${n}` }))
  await page.route('**/api/peptides', (route) => route.fulfill({ json: many }))
  await open(page)
  await expect(page.getByRole('button', { name: 'All 500' })).toBeVisible()
  const search = page.getByPlaceholder('Search peptides...')
  await search.pressSequentially('peptide 499')
  await expect(search).toHaveValue('peptide 499')
  await expect(page.getByText('1 of 500')).toBeVisible()
})

test('a brand finds its medicine, which names its sources', async ({ pageOf }) => {
  const page = await pageOf('with nothing yet')
  await open(page)
  await page.getByRole('searchbox', { name: 'Search peptides' }).fill('Ozempic')
  const available = page.getByRole('region', { name: 'Available Peptides' })
  await expect(available.getByRole('heading', { level: 3 })).toHaveText(['Semaglutide'])
  await page.getByRole('button', { name: 'Information about Semaglutide' }).click()
  const information = page.getByRole('dialog', { name: 'Semaglutide' })
  await information.getByText('More', { exact: true }).click()
  await expect(information.getByText('Under the skin', { exact: true })).toBeVisible()
  await expect(information.getByText(/^Status checked on /)).toBeVisible()
  const sources = information.getByRole('list', { name: 'Sources' }).getByRole('link')
  await expect(sources.first()).toHaveAttribute('href', /^https?:/)
  await expectAccessible(page)
  await expectToFit(page)
})
