import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Page } from '@playwright/test'
import {
  expect,
  expectAccessibleInBothThemes,
  expectToFit,
  isPhone,
  passWelcome,
  test,
  theOperator,
} from './journey.ts'

/** A shop on this machine that sells one vitamin. */
async function aShop(price: string) {
  const product = {
    '@type': 'Product',
    name: 'A vitamin',
    offers: { '@type': 'Offer', price, priceCurrency: 'USD' },
  }
  const page = `<script type="application/ld+json">${JSON.stringify(product)}</script>`
  const server = createServer((request, response) => {
    const isPage = request.url === '/vitamin'
    response.writeHead(isPage ? 200 : 404, { 'content-type': 'text/html' }).end(isPage ? page : '')
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return { address: `http://127.0.0.1:${port}/vitamin`, close: () => server.close() }
}

const PLACE = '/admin?tab=products&sub=peptides&view=prices'

async function manage(page: Page, peptide: string) {
  await page.getByRole('searchbox', { name: 'Search: Name, category or vendor' }).fill(peptide)
  await page.getByRole('button', { name: `Manage ${peptide}` }).click()
  return page.getByRole('dialog', { name: 'Vendor Pricing' })
}

test('an operator manages vendors’ prices: one with vendor details, one that is changed', async ({
  page,
  context,
}) => {
  await theOperator(context)
  await context.request.post('/api/init-peptides')
  await page.goto(PLACE)
  await passWelcome(page)
  const vendor = `Vialhouse ${randomUUID().slice(0, 8)}`
  let dialog = await manage(page, 'KPV')
  if (isPhone(page)) await dialog.getByRole('button', { name: 'Add Vendor Price' }).first().click()
  await dialog.getByRole('combobox', { name: 'Vendor' }).fill(vendor)
  await dialog.getByRole('textbox', { name: 'Price' }).fill('52')
  await dialog.getByRole('checkbox', { name: 'US Lab Tested' }).check()
  await dialog.getByRole('textbox', { name: 'Notes' }).fill('Ships on Mondays')
  await dialog.getByRole('button', { name: 'Add', exact: true }).click()
  await expect(dialog.getByText(vendor).first()).toBeVisible()
  await dialog.getByRole('button', { name: 'Close' }).last().click()

  dialog = await manage(page, 'DSIP')
  if (isPhone(page)) await dialog.getByRole('button', { name: 'Add Vendor Price' }).first().click()
  await dialog.getByRole('combobox', { name: 'Vendor' }).pressSequentially(vendor.slice(0, 14))
  await page.getByRole('option', { name: vendor }).click()
  await expect(
    page.getByText(`Auto-filled settings from previous ${vendor} entry`, { exact: true }),
  ).toBeVisible()
  await expect(dialog.getByRole('textbox', { name: 'Notes' })).toHaveValue('Ships on Mondays')
  await expect(dialog.getByRole('checkbox', { name: 'US Lab Tested' })).toBeChecked()
  await dialog.getByRole('textbox', { name: 'Price' }).fill('30')
  await dialog.getByRole('textbox', { name: 'Price' }).press('Enter')
  await expect(page.getByText('Vendor price added successfully', { exact: true })).toBeVisible()

  if (isPhone(page)) {
    await dialog.getByRole('button', { name: `Actions for ${vendor}` }).click()
    await page.getByRole('menuitem', { name: 'Edit' }).click()
  } else await dialog.getByRole('button', { name: `Edit ${vendor}` }).click()
  await dialog.getByRole('textbox', { name: 'Price' }).fill('28.50')
  await dialog.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('Vendor price updated successfully', { exact: true })).toBeVisible()
  await expect(dialog.getByText('$28.50').first()).toBeVisible()
  await expectAccessibleInBothThemes(page)
  await expectToFit(page)
})

test('an operator imports a table of prices after a preview and a correction', async ({ page, context }) => {
  await theOperator(context)
  await context.request.post('/api/init-peptides')
  await page.goto(PLACE)
  await passWelcome(page)
  const vendor = `Northlab ${randomUUID().slice(0, 8)}`
  const aFile = (...rows: string[]) => ({
    ...{ name: 'prices.csv', mimeType: 'text/csv' },
    buffer: Buffer.from(['Peptide,Vendor,Price,Dosage,US Lab Tested', ...rows].join('\n')),
  })
  await page.getByRole('button', { name: 'Import CSV' }).click()
  const dialog = page.getByRole('dialog', { name: 'Import vendor prices' })
  const file = dialog.locator('input[type=file]')
  await file.setInputFiles(aFile(`TB-500,${vendor},47.30,10mg,yes`, `Nothing,${vendor},12,,`))
  await expect(dialog.getByText('No peptide has this name')).toBeVisible()
  await expect(dialog.getByRole('button', { name: 'Import', exact: true })).toHaveCount(0)
  await expectAccessibleInBothThemes(page)
  await expectToFit(page)
  await file.setInputFiles(aFile(`TB-500,${vendor},47.30,10mg,yes`, `DSIP,${vendor},12,,`))
  await expect(dialog.getByRole('cell', { name: `TB-500, ${vendor}` })).toBeVisible()
  await expect(dialog.getByText('New', { exact: true })).toHaveCount(2)
  await dialog
    .getByRole('button', { name: /^Import/ })
    .last()
    .click()
  await expect(dialog).toBeHidden()
  const pricing = await manage(page, 'TB-500')
  const row = pricing.getByText(vendor).first()
  await expect(row).toBeVisible()
  await expect(pricing.getByText('$47.30').first()).toBeVisible()
})

test('an operator reads a vitamin’s price at a shop and types another', async ({ page, context }) => {
  await theOperator(context)
  await page.goto(PLACE)
  await passWelcome(page)
  // Journeys run in parallel at both sizes.
  const [vitamin, lowest] = isPhone(page) ? ['Zinc', '11.99'] : ['Iron', '9.75']
  const shop = await aShop(lowest)
  const link = page.getByRole('textbox', { name: `Company Website Link of ${vitamin}` })
  await expect(page.getByRole('button', { name: `Scrape ${vitamin}` })).toBeDisabled()
  await link.fill(shop.address)
  await page.getByRole('button', { name: `Scrape ${vitamin}` }).click()
  await expect(page.getByText(`${vitamin}: $${lowest}`, { exact: true })).toBeVisible()
  await expect(page.getByText(`$${lowest}`, { exact: true })).toBeVisible()
  const price = page.getByRole('textbox', { name: `Manual Price of ${vitamin}` })
  await price.fill('12.49')
  await price.blur()
  await expect(page.getByText('Vitamin pricing saved successfully', { exact: true })).toBeVisible()
  shop.close()
  await page.reload()
  await expect(price).toHaveValue('12.49')
  await expect(link).toHaveValue(shop.address)
  await page.getByRole('button', { name: `Scrape ${vitamin}` }).click()
  await expect(page.getByText('Failed to scrape price', { exact: true })).toBeVisible()
  await expect(page.getByText(/We couldn’t reach 127\.0\.0\.1/).first()).toBeVisible()
  await expect(page.getByText(`$${lowest}`, { exact: true })).toBeVisible()
  await expectAccessibleInBothThemes(page)
  await expectToFit(page)
})
