import { randomUUID } from 'node:crypto'
import type { BrowserContext, Page } from '@playwright/test'
import {
  expect,
  expectAccessibleInBothThemes,
  expectToFit,
  isPhone,
  passDoubleTap,
  passWelcome,
  test,
  theOperator,
} from './journey.ts'

/** A name that no other journey uses. */
const aBatchNumber = () => `B-${randomUUID().slice(0, 8)}`

/** The operator's inventory, filtered to one batch. */
async function openInventory(page: Page, batchNumber: string) {
  await page.goto(`/admin?tab=inventory&q=${batchNumber}`)
  await passWelcome(page)
  await expect(page.getByRole('searchbox', { name: /Peptide, batch or supplier/ })).toBeVisible()
}

/** Starts to edit a batch in its row or card. */
async function edit(page: Page, batchNumber: string) {
  if (isPhone(page)) {
    await page.getByRole('button', { name: `Actions for ${batchNumber}` }).click()
    await page.getByRole('menuitem', { name: 'Edit' }).click()
  } else await page.getByRole('button', { name: `Edit ${batchNumber}` }).click()
}

async function aStoredBatch(context: BrowserContext, batchNumber: string) {
  await context.request.post('/api/init-peptides')
  const peptides: { id: number; name: string }[] = await (await context.request.get('/api/peptides')).json()
  const peptideId = peptides.find(({ name }) => name === 'BPC-157')?.id
  const data = { peptideId, batchNumber, quantityAvailable: 40, supplier: 'Northlab Supply' }
  expect((await context.request.post('/api/admin/inventory', { data })).status()).toBe(201)
}

test('a batch is received, corrected with a reason, and shows its movements', async ({ page, context }) => {
  await theOperator(context)
  await context.request.post('/api/init-peptides')
  const number = aBatchNumber()
  await openInventory(page, number)
  await page.getByRole('button', { name: 'Add Batch' }).first().click()
  const dialog = page.getByRole('dialog', { name: 'Add Batch' })
  await dialog.getByRole('button', { name: 'Add Batch' }).click()
  await expect(dialog.getByText('Batch number is required')).toBeVisible()
  await dialog.getByLabel('Peptide').selectOption({ label: 'Ipamorelin - 5MG' })
  await dialog.getByLabel('Batch number').fill(number)
  await dialog.getByLabel('Quantity available').fill('12')
  await dialog.getByLabel(/Expiry date/).fill('2090-03-14')
  await passDoubleTap(page)
  await dialog.getByRole('button', { name: 'Add Batch' }).click()
  await expect(page.getByText('Inventory batch added successfully', { exact: true })).toBeVisible()

  await edit(page, number)
  await page.getByRole('textbox', { name: 'Available' }).fill('9')
  await expect(page.getByText('−3', { exact: true })).toBeVisible()
  await page.getByRole('textbox', { name: 'Reason', exact: true }).fill('Three vials cracked')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Inventory updated successfully', { exact: true })).toBeVisible()
  await expect(page.getByText('Low Stock', { exact: true })).toBeVisible()

  await page.getByRole('button', { name: `Details of ${number}` }).click()
  const movements = page.getByRole('region', { name: 'Movements' })
  await expect(movements.getByText('Three vials cracked')).toBeVisible()
  await expect(movements.getByText('Received')).toBeVisible()
  await expectAccessibleInBothThemes(page)
  await expectToFit(page)
})

test('a batch edited in two windows asks the second which version counts', async ({ page, context }) => {
  await theOperator(context)
  const number = aBatchNumber()
  await aStoredBatch(context, number)
  await openInventory(page, number)
  await edit(page, number)
  const supplier = page.getByRole('textbox', { name: 'Supplier' })
  const another = await context.newPage()
  await openInventory(another, number)
  await edit(another, number)
  await another.getByRole('textbox', { name: 'Available' }).fill('38')
  await another.keyboard.press('Enter')
  await expect(another.getByText('Inventory updated successfully', { exact: true })).toBeVisible()
  await another.close()

  await supplier.fill('Aster Labs')
  await page.keyboard.press('Enter')
  const question = page.getByRole('dialog', { name: 'Changed in the meantime' })
  await expect(question.getByRole('radio', { name: /38/ })).toBeChecked()
  await expect(question.getByRole('radio', { name: /Aster Labs/ })).toBeChecked()
  await question.getByRole('button', { name: 'Save selection' }).click()
  await expect(page.getByText('Inventory updated successfully', { exact: true })).toBeVisible()
  const batches: { batchNumber: string }[] = await (await context.request.get('/api/admin/inventory')).json()
  expect(batches.find(({ batchNumber }) => batchNumber === number)).toMatchObject({
    quantityAvailable: 38,
    supplier: 'Aster Labs',
  })
})

test('a table with an error is stored once it is fixed', async ({ page, context }) => {
  await theOperator(context)
  const [old, fresh] = [aBatchNumber(), aBatchNumber()]
  await aStoredBatch(context, old)
  await openInventory(page, old)
  await page.getByRole('button', { name: 'Import CSV' }).click()
  const dialog = page.getByRole('dialog', { name: 'Import batches' })
  const choose = (available: string) =>
    dialog.getByLabel(/Choose a CSV file/).setInputFiles({
      name: 'batches.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from(
        `Peptide,Batch,Available,Reason\nBPC-157,${old},41,Counted anew\nBPC-157,${fresh},${available},\n`,
      ),
    })
  await choose('many')
  await expect(dialog.getByRole('row', { name: '3 Available Write a whole number, such as 5' })).toBeVisible()
  await expect(dialog.getByRole('button', { name: /^Import \d/ })).toHaveCount(0)
  await passDoubleTap(page)
  await choose('7')
  await expect(dialog.getByText('batches.csv: 1 new, 1 changed, 0 unchanged')).toBeVisible()
  await expectAccessibleInBothThemes(page)
  await passDoubleTap(page)
  await dialog.getByRole('button', { name: 'Import 2 rows' }).click()
  await expect(page.getByText('2 rows imported', { exact: true })).toBeVisible()
  await page.getByRole('searchbox').fill(fresh)
  await expect(page.getByRole('button', { name: `Details of ${fresh}` })).toBeVisible()
})

test('a vitamin’s costs are added and edited in the row, and the shop shows the price', async ({
  page,
  context,
}) => {
  await theOperator(context)
  const name = `Vitamin ${randomUUID().slice(0, 8)}`
  const vitamin = {
    name,
    category: 'vitamin',
    description: 'What plants and sunlight make.',
    dosageAmount: 15,
    dosageUnit: 'mg',
    recommendedUse: 'Once a day, with a meal',
    benefits: 'Protects cells.',
  }
  expect((await context.request.post('/api/admin/supplements', { data: vitamin })).status()).toBe(201)
  await page.goto(`/admin?tab=products&sub=vitamins&q=${encodeURIComponent(name)}`)
  await passWelcome(page)
  await expect(page.getByRole('heading', { name: 'Vitamin Management' })).toBeVisible()
  await page.getByRole('button', { name: 'Add Vitamin Cost' }).first().click()
  const dialog = page.getByRole('dialog', { name: 'Add Vitamin Cost' })
  await dialog.getByLabel('Vitamin', { exact: true }).selectOption({ label: name })
  await dialog.getByLabel('Cost of Goods ($)').fill('4')
  await dialog.getByLabel('Retail Price ($)').fill('12')
  await expect(dialog.getByText('$8.00')).toBeVisible()
  await dialog.getByRole('button', { name: 'Add Vitamin Cost' }).click()
  await expect(page.getByText('Cost created successfully', { exact: true })).toBeVisible()

  if (isPhone(page)) {
    await page.getByRole('button', { name: `Actions for ${name}` }).click()
    await page.getByRole('menuitem', { name: 'Edit costs' }).click()
  } else await page.getByRole('button', { name: `Edit costs of ${name}` }).click()
  await page.getByRole('textbox', { name: 'Cost of Goods' }).fill('14')
  await expect(page.getByText('−$2.00')).toBeVisible()
  await page.getByRole('textbox', { name: 'Retail Price' }).press('Enter')
  await expect(page.getByText('Cost updated successfully', { exact: true })).toBeVisible()

  await page.getByRole('switch', { name: `${name} in the shop` }).click()
  await expect(page.getByText('Shop availability updated successfully', { exact: true })).toBeVisible()
  await expect(page.getByRole('switch', { name: `${name} in the shop` })).toBeChecked()
  await page.getByRole('button', { name: `Details of ${name}` }).click()
  await expect(page.getByText('What plants and sunlight make.')).toBeVisible()
  await expect(page.getByText('Premium Grade').first()).toBeVisible()
  await expectAccessibleInBothThemes(page)
  await expectToFit(page)
})
