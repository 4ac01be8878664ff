import { randomUUID } from 'node:crypto'
import type { BrowserContext, Locator, Page } from '@playwright/test'
import {
  createPerson,
  expect,
  expectAccessible,
  expectAccessibleInBothThemes,
  isPhone,
  passWelcome,
  test,
  theOperator,
} from './journey.ts'

const rows = (page: Page): Locator => page.locator('[data-row]')
const rowOf = (page: Page, name: string): Locator =>
  rows(page).filter({ has: page.getByRole('button', { name: `Move ${name}`, exact: true }) })
const expectText = (page: Page, text: string) =>
  expect(page.getByText(text, { exact: true }).first()).toBeVisible()

/** Cost Management, filtered to peptides with this in their name. */
async function openCosts(page: Page, sought: string): Promise<void> {
  await page.goto(`/admin?tab=products&q=${encodeURIComponent(sought)}`)
  await passWelcome(page)
  await expect(page.getByText(/^Showing \d+ of/)).toBeVisible()
}

async function act(page: Page, name: string, what: string): Promise<void> {
  await rowOf(page, name)
    .getByRole('button', { name: /^Actions for/ })
    .click()
  await page.getByRole('menuitem', { name: what }).click()
}

async function create(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'Create New Peptide' }).click()
  const dialog = page.getByRole('dialog', { name: 'Create New Peptide' })
  // Any picture works, such as one of the page itself.
  const buffer = await page.screenshot({ clip: { x: 0, y: 0, width: 300, height: 200 } })
  const picture = { name: 'vial.png', mimeType: 'image/png', buffer }
  await dialog.getByLabel('Upload Image').setInputFiles(picture)
  await dialog.getByLabel('Name').fill(name)
  await dialog.getByLabel('Category').selectOption('Recovery')
  await dialog.getByLabel('MG Amount').fill('10')
  for (const label of [
    'Description',
    'Benefits',
    'Side Effects',
    'Recommended Dose',
    'Frequency',
    'Duration',
  ])
    await dialog.getByLabel(label).fill(`${label} of it`)
  await dialog.getByLabel('Best Taken With').fill('Water')
  await dialog.getByRole('button', { name: 'Create Peptide' }).click()
  await expectText(page, 'Peptide created successfully')
}

async function price(page: Page, name: string, retail: string): Promise<void> {
  await rowOf(page, name)
    .getByRole('button', { name: `Add costs of ${name}` })
    .click()
  const dialog = page.getByRole('dialog', { name: 'Edit Product Costs' })
  await dialog.getByLabel('Cost of Goods').fill('9.80')
  await dialog.getByLabel('Retail Price').fill(retail)
  await dialog.getByLabel('Scraping link 1', { exact: true }).fill('https://shop.example/vial')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expectText(page, 'Product updated successfully')
}

async function sell(page: Page, name: string): Promise<void> {
  await act(page, name, 'Shop')
  const dialog = page.getByRole('dialog', { name: 'Edit Shop Data' })
  await dialog.getByLabel('Price', { exact: true }).fill('54.99')
  await dialog.getByLabel('Purity').fill('99 %')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expectText(page, 'Shop data updated successfully!')
  await rowOf(page, name).getByRole('switch').click()
  await expectText(page, 'Shop availability updated successfully')
}

/** The order of the two visible rows. */
const order = (page: Page, names: [string, string]) =>
  expect
    .poll(
      async () =>
        (
          await rows(page)
            .getByRole('button', { name: /^Move / })
            .all()
        ).length,
    )
    .toBe(2)
    .then(async () => {
      for (const [index, name] of names.entries())
        await expect(
          rows(page)
            .nth(index)
            .getByRole('button', { name: `Move ${name}`, exact: true }),
        ).toBeVisible()
    })

async function dragAbove(page: Page, name: string, other: string): Promise<void> {
  // On a phone both cards must be between the bars.
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
  const middle = async (of: string) => {
    const box = await page.getByRole('button', { name: `Move ${of}`, exact: true }).boundingBox()
    if (!box) throw new Error('there is nothing to take hold of')
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
  }
  const [from, to] = [await middle(name), await middle(other)]
  await page.mouse.move(from.x, from.y)
  await page.mouse.down()
  await page.mouse.move(from.x, from.y - 10, { steps: 3 })
  await page.mouse.move(to.x, to.y - 4, { steps: 8 })
  await page.mouse.up()
}

async function peptideNamed(
  context: BrowserContext,
  name: string,
): Promise<{ id: number; shopEnabled: boolean }> {
  const list: { id: number; name: string; shopEnabled: boolean }[] = await (
    await context.request.get('/api/peptides')
  ).json()
  const found = list.find((peptide) => peptide.name === name)
  if (!found) throw new Error(`there is no ${name}`)
  return found
}

test('a product is created, priced, pictured, sold, copied and reordered', async ({ page, context }) => {
  const name = `Vialin ${randomUUID().slice(0, 8)}`
  const copy = `Copy of ${name}`
  await theOperator(context)
  await context.request.post('/api/init-peptides')
  await openCosts(page, name)
  await expect(page.getByText(`No peptides found matching "${name}"`)).toBeVisible()
  await create(page, name)
  const photo = rowOf(page, name).locator('img')
  await expect(photo).toHaveAttribute('src', /^\/api\/product-images\/[0-9a-f]{32}\/thumbnail$/)
  await expect.poll(() => photo.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
  await expect(rowOf(page, name).getByText('No data')).toBeVisible()
  await price(page, name, '54.99')
  await expect(rowOf(page, name).getByText('$45.19')).toBeVisible()
  await sell(page, name)
  expect((await peptideNamed(context, name)).shopEnabled).toBe(true)

  await act(page, name, 'Duplicate')
  await page.getByRole('alertdialog').getByRole('button', { name: 'Duplicate' }).click()
  await expectText(page, 'Peptide duplicated successfully')
  await order(page, [name, copy])
  await expectAccessibleInBothThemes(page)

  await page.getByRole('button', { name: `Move ${name}`, exact: true }).focus()
  await page.keyboard.press('Space')
  // The lifted row reacts to keys a moment after announcing it.
  await expect(async () => {
    await page.keyboard.press('ArrowDown')
    await expect(page.getByText(/is at place 2 of 2/)).toBeAttached({ timeout: 1000 })
  }).toPass()
  await page.keyboard.press('Space')
  await expectText(page, 'Peptide order updated successfully')
  await order(page, [copy, name])
  await page.reload()
  await order(page, [copy, name])
  await dragAbove(page, name, copy)
  await order(page, [name, copy])
  await expectText(page, 'Peptide order updated successfully')

  for (const gone of [copy, name]) {
    await act(page, gone, 'Delete')
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
    await expect(rowOf(page, gone)).toHaveCount(0)
  }
})

test('a planned product cannot be deleted, and two windows with its costs agree', async ({
  page,
  context,
  browser,
}) => {
  const name = `Vialon ${randomUUID().slice(0, 8)}`
  await theOperator(context)
  await context.request.post('/api/init-peptides')
  await openCosts(page, name)
  await create(page, name)
  await price(page, name, '50')
  const { id } = await peptideNamed(context, name)

  const somebody = await browser.newContext({ baseURL: new URL(page.url()).origin })
  await createPerson(somebody)
  const plan = { peptideId: id, currentDose: '1 mg', frequency: 'Daily' }
  const entry = await (await somebody.request.post('/api/user-peptides', { data: plan })).json()
  await act(page, name, 'Delete')
  const question = page.getByRole('alertdialog', { name: `Delete ${name}?` })
  await question.getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByText(/in members’ plans/).first()).toBeVisible()
  await question.getByRole('button', { name: 'Cancel' }).click()
  await expect(rowOf(page, name)).toBeVisible()

  const other = await context.newPage()
  await openCosts(other, name)
  const costsIn = async (window: Page) => {
    await act(window, name, 'Costs')
    return window.getByRole('dialog', { name: 'Edit Product Costs' })
  }
  const [mine, theirs] = [await costsIn(page), await costsIn(other)]
  await mine.getByLabel('Retail Price').fill('60')
  await theirs.getByLabel('Retail Price').fill('70')
  await theirs.getByLabel('Testing').fill('2')
  await mine.getByRole('button', { name: 'Save' }).click()
  await expectText(page, 'Product updated successfully')
  await theirs.getByRole('button', { name: 'Save' }).click()
  const conflict = other.getByRole('dialog', { name: 'Changed in the meantime' })
  await expect(
    conflict.getByRole('radiogroup', { name: 'Testing' }).getByRole('radio', { name: /2/ }),
  ).toBeChecked()
  await expectAccessible(other)
  await conflict.getByRole('radiogroup', { name: 'Retail Price' }).getByText('60.00').click()
  await conflict.getByRole('button', { name: 'Save selection' }).click()
  await expectText(other, 'Product updated successfully')
  // 60 less 9.80 and 2, in the window that saved and in the other one.
  for (const window of [other, page]) await expect(rowOf(window, name).getByText('$48.20')).toBeVisible()

  await somebody.request.delete(`/api/user-peptides/${entry.id}`)
  await somebody.close()
  expect((await context.request.delete(`/api/peptides/${id}`)).status()).toBe(200)
  await expect(rowOf(page, name)).toHaveCount(0)
  expect(isPhone(page)).toBe(isPhone(other))
})
