import { screen, waitFor, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { describe, expect, test } from 'vitest'
import { anAuditEntry } from '../../../test/audit-entry.ts'
import { act, all, click, link, refused, serve, show } from '../../../test/cost-management.tsx'
import { someCosts } from '../../../test/product-costs.ts'
import { renderPage } from '../../../test/render.tsx'
import { server } from '../../../test/server.ts'
import { aUser } from '../../../test/users.ts'
import { whenSent } from '../../../test/when-sent.ts'
import { PermissionsProvider } from '../permissions.ts'
import CostManagement from './cost-management.tsx'

describe('Edit Product Costs', () => {
  async function open(costs = all) {
    serve({ costs })
    const page = await show()
    await act(page, 'Tirzepatide - 10MG', 'Costs')
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit Product Costs' }))
    const type = async (label: string, text: string) => {
      await page.user.clear(dialog.getByLabelText(label))
      if (text) await page.user.type(dialog.getByLabelText(label), text)
    }
    return { page, dialog, type, save: () => page.user.click(dialog.getByRole('button', { name: 'Save' })) }
  }

  test('updates the profit with every keystroke', async () => {
    const { dialog, type } = await open()
    const profit = within(dialog.getByRole('region', { name: 'Profit' }))
    expect(profit.getByText('Total cost').nextSibling).toHaveTextContent('$16.37')
    await type('Retail Price', '20')
    expect(profit.getByRole('status')).toHaveTextContent('$3.6318.1% of the retail price')
    await type('Testing', 'abc')
    expect(profit.getByRole('status')).toHaveTextContent('$6.03')
    await type('Cost of Goods', '100')
    expect(profit.getByRole('status')).toHaveTextContent('−$84.17')
    expect(profit.getByText('$78.62')).toBeVisible()
  })

  test('sends the seven costs, the price, the links and the version seen', async () => {
    const { page, dialog, type, save } = await open()
    const sent = whenSent('post', '/api/admin/product-costs', () =>
      HttpResponse.json(someCosts({ version: 2 })),
    )
    await type('Free Bac Water Cost', '')
    await type('Scraping link 2', 'vialhouse.example/bpc')
    await page.user.click(dialog.getByRole('checkbox', { name: 'Link 2: Batch Tracked' }))
    await save()
    expect(await screen.findByText('Product updated successfully')).toBeVisible()
    expect(sent[0]).toMatchObject({
      ...{ peptideId: 1, version: 1, costOfGoods: 9.8, otherCosts: 0, retailPrice: 94.99 },
      ...{ scrapingLink1: null, scrapingLink2: 'https://vialhouse.example/bpc', link2BatchTracked: true },
    })
  })

  test('leaves an untouched cost unknown', async () => {
    const unknown = { testingCost: null, barcodeCost: null }
    const { dialog, type, save } = await open(all.map((costs) => ({ ...costs, ...unknown })))
    const sent = whenSent('post', '/api/admin/product-costs', () =>
      HttpResponse.json(someCosts({ version: 2 })),
    )
    expect(dialog.getByLabelText('Testing')).toHaveAttribute('placeholder', 'Unknown')
    await type('Testing', '0')
    await save()
    await expect.poll(() => sent).toMatchObject([{ testingCost: 0, barcodeCost: null }])
  })

  test("doesn't fetch links without permission for prices", async () => {
    serve()
    let asked = 0
    server.use(
      http.get('/api/admin/price-links', () => {
        asked += 1
        return refused(403, 'NOT_ALLOWED', 'This is not open to you')()
      }),
    )
    const page = renderPage(
      <PermissionsProvider value={['products']}>
        <CostManagement />
      </PermissionsProvider>,
      { path: '/admin?tab=products', user: aUser({ isAdmin: true }) },
    )
    await screen.findByRole('table', { name: 'Peptides' })
    await act(page, 'Tirzepatide - 10MG', 'Costs')
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit Product Costs' }))
    expect(await dialog.findByLabelText('Scraping link 1')).toBeVisible()
    expect(asked).toBe(0)
  })

  test('checks the price at a stored link and explains failures', async () => {
    const first = someCosts({ id: 11, peptideId: 1, scrapingLink1: link.url })
    const { page, dialog, type } = await open([first])
    expect(await dialog.findByText('$88.00')).toBeVisible()
    const sent = whenSent(
      'post',
      '/api/admin/price-links/51/scrape',
      refused(422, 'PRICE_NOT_READ', 'The page did not answer within 5 seconds.'),
    )
    await click(page, 'Scrape link 1', dialog as typeof screen)
    expect(await screen.findByText('The page did not answer within 5 seconds.')).toBeInTheDocument()
    expect(sent).toHaveLength(1)
    // An unsaved link differs from the page that would be read.
    await type('Scraping link 1', 'https://other.example')
    expect(dialog.getByRole('button', { name: 'Scrape link 1' })).toBeDisabled()
  })

  test('checks all links one by one and counts failures', async () => {
    const url = 'https://other.example/bpc'
    const first = someCosts({ id: 11, peptideId: 1, scrapingLink1: link.url, scrapingLink2: url })
    const { page, dialog } = await open([first])
    server.use(
      http.get('/api/admin/audit-log', () =>
        HttpResponse.json([
          anAuditEntry({
            at: '2026-03-09T14:42:00.000Z',
            actor: { id: 'user_1', name: 'jonas@example.org' },
          }),
        ]),
      ),
    )
    server.use(
      http.get('/api/admin/price-links', () =>
        HttpResponse.json([link, { ...link, id: 52, position: 2, url }]),
      ),
    )
    void page.client.invalidateQueries()
    expect(await dialog.findByText(/^Last saved by jonas@example.org on Mon, Mar 9/)).toBeVisible()
    const read = whenSent('post', '/api/admin/price-links/51/scrape', () => HttpResponse.json(link))
    const failed = whenSent(
      'post',
      '/api/admin/price-links/52/scrape',
      refused(422, 'PRICE_NOT_READ', 'The page did not answer within 5 seconds.'),
    )
    await page.user.click(await dialog.findByRole('button', { name: 'Scrape all' }))
    expect(await screen.findByText('Failed to scrape price at 1 of 2 links')).toBeInTheDocument()
    expect([read.length, failed.length]).toEqual([1, 1])
  })

  test('requires a price and keeps the input on failure', async () => {
    const { dialog, type, save } = await open()
    const sent = whenSent('post', '/api/admin/product-costs', () => new HttpResponse(null, { status: 500 }))
    await type('Retail Price', '')
    await save()
    expect(await dialog.findByText('Retail price is required')).toHaveRole('alert')
    expect(sent).toEqual([])
    await type('Retail Price', '70')
    await save()
    expect(await screen.findByText('Failed to update product')).toBeInTheDocument()
    expect(dialog.getByLabelText('Retail Price')).toHaveValue('70')
  })

  test('asks which values to keep when someone else saved meanwhile', async () => {
    const { page, type, save } = await open()
    const answers = [
      refused(409, 'CHANGED_MEANWHILE', 'Someone else changed this in the meantime'),
      () => HttpResponse.json(someCosts({ version: 3 })),
    ]
    const sent = whenSent('post', '/api/admin/product-costs', () => answers.shift()?.() as Response)
    server.use(http.get('/api/admin/audit-log', () => HttpResponse.json([])))
    await type('Retail Price', '70')
    await type('Testing', '3')
    const theirs = someCosts({ id: 11, retailPrice: 80, packagingCost: 2, version: 2 })
    server.use(http.get('/api/admin/product-costs', () => HttpResponse.json([theirs])))
    await save()
    const dialog = within(await screen.findByRole('dialog', { name: 'Changed in the meantime' }))
    expect(
      dialog.getAllByRole('radiogroup').map((group) => group.getAttribute('aria-labelledby')),
    ).toHaveLength(3)
    const price = within(dialog.getByRole('radiogroup', { name: 'Retail Price' }))
    await page.user.click(price.getByRole('radio', { name: /80/ }))
    await page.user.click(dialog.getByRole('button', { name: 'Save selection' }))
    expect(await screen.findByText('Product updated successfully')).toBeVisible()
    expect(sent[1]).toMatchObject({ version: 2, retailPrice: 80, testingCost: 3, packagingCost: 2 })
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  })
})
