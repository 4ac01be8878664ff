import type { PriceLink } from '@pepwell/contract/price-links'
import { screen, waitFor, within } from '@testing-library/react'
import { delay, HttpResponse, http } from 'msw'
import { describe, expect, test } from 'vitest'
import { someCosts } from '../../../test/product-costs.ts'
import { aPeptide } from '../../../test/regimen.ts'
import { renderPage } from '../../../test/render.tsx'
import { server } from '../../../test/server.ts'
import { aUser } from '../../../test/users.ts'
import CostManagement from './cost-management.tsx'

const tirz = aPeptide({ id: 1, name: 'Tirzepatide', mg: 10, category: 'Fat Loss', shopEnabled: true })
const tb = aPeptide({ id: 2, name: 'TB-500', mg: 10, category: 'Recovery', productId: 22 })
const dsip = aPeptide({ id: 3, name: 'DSIP', mg: null, category: 'Sleep', productId: 33 })

const all = [
  someCosts({ id: 11, peptideId: 1, retailPrice: 94.99, lowestVendorPrice: 88 }),
  someCosts({ id: 12, peptideId: 2, costOfGoods: 60.2, retailPrice: 58.5 }),
]

const link: PriceLink = {
  ...{ id: 51, peptideId: 1, supplementId: null, position: 1, url: 'https://vialhouse.example/tirz' },
  ...{ usLabTested: false, batchTracked: false, manualPrice: null, scrapedPrice: 88, version: 1 },
  ...{ lastScrapedAt: '2026-03-01T15:00:00.000Z', problem: null, problemAt: null },
}

function serve({ peptides = [tirz, tb, dsip], costs = all } = {}) {
  server.use(
    http.get('/api/peptides', () => HttpResponse.json(peptides)),
    http.get('/api/admin/product-costs', () => HttpResponse.json(costs)),
    http.get('/api/admin/price-links', () => HttpResponse.json([link])),
    http.get('/api/admin/audit-log', () => HttpResponse.json([])),
  )
}

/** Answers a write as `answer` says, and keeps what was sent. */
function whenSent(method: 'post' | 'patch' | 'put' | 'delete', path: string, answer: () => Response) {
  const sent: Record<string, unknown>[] = []
  server.use(
    http[method](path, async ({ request }) => {
      sent.push((await request.json().catch(() => ({}))) as Record<string, unknown>)
      return answer()
    }),
  )
  return sent
}

const refused = (status: number, code: string, message: string) => () =>
  HttpResponse.json({ code, message }, { status })

async function show(path = '/admin?tab=products') {
  const page = renderPage(<CostManagement />, { path, user: aUser({ isAdmin: true }) })
  await screen.findByRole('table', { name: 'Peptides' })
  return page
}
const rowOf = (name: RegExp) => within(screen.getByRole('row', { name }))
const click = (page: Awaited<ReturnType<typeof show>>, name: string | RegExp, within_ = screen) =>
  page.user.click(within_.getByRole('button', { name }))

async function act(page: Awaited<ReturnType<typeof show>>, name: string, label: string) {
  await click(page, `Actions for ${name}`)
  await page.user.click(screen.getByRole('menuitem', { name: label }))
}

describe('the list', () => {
  test('says of each peptide what it costs, what is asked and what is left, with its sign', async () => {
    serve()
    await show()
    expect(rowOf(/Tirzepatide - 10MG/).getByText('$94.99')).toBeVisible()
    expect(rowOf(/Tirzepatide - 10MG/).getByText('Vendor at $88.00')).toBeVisible()
    expect(rowOf(/Tirzepatide - 10MG/).getByText('$78.62')).toBeVisible()
    expect(rowOf(/Tirzepatide - 10MG/).getByText('82.8 %')).toBeVisible()
    expect(rowOf(/TB-500 - 10MG/).getByText('−$8.27')).toBeVisible()
    expect(rowOf(/TB-500 - 10MG/).queryByText(/Vendor at/)).not.toBeInTheDocument()
    expect(rowOf(/DSIP/).getByText('No data')).toBeVisible()
    expect(screen.getByText('3 peptides, in the shop’s order')).toBeVisible()
  })

  test('is searched by name and category', async () => {
    serve()
    const page = await show()
    const search = screen.getByRole('searchbox', { name: 'Search: Name or category' })
    await page.user.type(search, 'recov')
    expect(screen.getByText('Showing 1 of 3 peptides')).toBeVisible()
    expect(screen.getByRole('row', { name: /TB-500/ })).toBeVisible()
    await page.user.type(search, 'x')
    expect(screen.getByText('No peptides found matching "recovx"')).toBeVisible()
    await click(page, 'Clear search')
    expect(screen.getByText('3 peptides, in the shop’s order')).toBeVisible()
  })

  test('is narrowed to what a vendor undercuts, to losses and to what has no costs', async () => {
    serve()
    const page = await show()
    await click(page, /^Loss/)
    expect(screen.getByText('Showing 1 of 3 peptides')).toBeVisible()
    expect(page.location()).toContain('filter=loss')
    await click(page, /^Undercut/)
    expect(screen.getByRole('row', { name: /Tirzepatide/ })).toBeVisible()
  })

  test('without peptides says so, with the way to make one', async () => {
    serve({ peptides: [], costs: [] })
    renderPage(<CostManagement />, { user: aUser({ isAdmin: true }) })
    expect(await screen.findByText('No peptides available')).toBeVisible()
    expect(screen.getAllByRole('button', { name: 'Create New Peptide' }).length).toBeGreaterThan(0)
  })

  test('that fails is tried again', async () => {
    serve()
    server.use(http.get('/api/admin/product-costs', () => new HttpResponse(null, { status: 500 })))
    const { user } = renderPage(<CostManagement />, { user: aUser({ isAdmin: true }) })
    expect(await screen.findByText('The peptides could not be loaded')).toBeVisible()
    serve()
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByRole('row', { name: /DSIP/ })).toBeVisible()
  })

  test('is dragged only in its own order', async () => {
    serve()
    const page = await show()
    expect(screen.getByRole('button', { name: 'Move DSIP' })).not.toHaveAttribute('aria-disabled', 'true')
    await click(page, 'Profit')
    expect(screen.getByRole('button', { name: 'Move DSIP' })).toHaveAttribute('aria-disabled', 'true')
  })
})

test('costs are revealed and actions expanded by two controls', async () => {
  serve()
  const page = await show()
  await click(page, 'Show costs of Tirzepatide')
  expect(screen.getByText('Label, barcode')).toBeVisible()
  expect(screen.getByText('$0.50')).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Duplicate' })).not.toBeInTheDocument()
  await click(page, 'Details of Tirzepatide - 10MG')
  for (const name of ['Edit', 'Costs', 'Shop', 'Duplicate', 'Delete'])
    expect(screen.getByRole('button', { name })).toBeVisible()
  expect(page.location()).toContain('open=1')
  await click(page, 'Hide costs of Tirzepatide')
  expect(screen.queryByText('Label, barcode')).not.toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'Duplicate' })).toBeVisible()
})

describe('the availability', () => {
  const toggle = () => screen.getByRole('switch', { name: 'Availability of Tirzepatide' })

  test('moves at once, and goes back with a word when that fails', async () => {
    serve()
    server.use(
      http.patch('/api/peptides/1/shop-availability', async () => {
        await delay(50)
        return new HttpResponse(null, { status: 500 })
      }),
    )
    const page = await show()
    await page.user.click(toggle())
    expect(toggle()).not.toBeChecked()
    expect(rowOf(/Tirzepatide/).getByText('Hidden from Shop')).toBeVisible()
    expect(await screen.findByText('Failed to update shop availability')).toBeVisible()
    expect(toggle()).toBeChecked()
  })

  test('of several is set at once', async () => {
    serve()
    const sent = whenSent('patch', '/api/peptides/:id/shop-availability', () => HttpResponse.json(tb))
    const page = await show()
    await page.user.click(screen.getByRole('checkbox', { name: 'Select all peptides' }))
    await click(page, 'Show in Shop')
    expect(await screen.findByText('Shop availability updated successfully')).toBeVisible()
    // One of the three is shown already.
    expect(sent).toEqual([{ shopEnabled: true }, { shopEnabled: true }])
    expect(screen.queryByText(/selected/)).not.toBeInTheDocument()
  })
})

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

  test('counts the profit with every key', async () => {
    const { dialog, type } = await open()
    const profit = within(dialog.getByRole('region', { name: 'Profit' }))
    expect(profit.getByText('Total cost').nextSibling).toHaveTextContent('$16.37')
    await type('Retail Price', '20')
    expect(profit.getByRole('status')).toHaveTextContent('$3.6318.1 % of the retail price')
    await type('Testing', 'abc')
    expect(profit.getByRole('status')).toHaveTextContent('$6.03')
    await type('Cost of Goods', '100')
    expect(profit.getByRole('status')).toHaveTextContent('−$84.17')
    expect(profit.getByText('$78.62')).toBeVisible()
  })

  test('sends the seven costs, the price, the links and the version that was seen', async () => {
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

  test('reads the price at a link that is stored, and says why there is none', async () => {
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
    // Another page than the stored one is not what would be read.
    await type('Scraping link 1', 'https://other.example')
    expect(dialog.getByRole('button', { name: 'Scrape link 1' })).toBeDisabled()
  })

  test('reads the prices at all links one after another, and says at how many that failed', async () => {
    const url = 'https://other.example/bpc'
    const first = someCosts({ id: 11, peptideId: 1, scrapingLink1: link.url, scrapingLink2: url })
    const { page, dialog } = await open([first])
    server.use(
      http.get('/api/admin/audit-log', () =>
        HttpResponse.json([
          { at: '2026-03-09T14:42:00.000Z', actor: { id: 'user_1', name: 'jonas@example.org' } },
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

  test('needs a price, and keeps what was typed when it fails', async () => {
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

  test('asks whose word counts when somebody else saved meanwhile, and saves what is chosen', async () => {
    const { page, type, save } = await open()
    const answers = [
      refused(409, 'CHANGED_MEANWHILE', 'Somebody else changed this meanwhile'),
      () => HttpResponse.json(someCosts({ version: 3 })),
    ]
    const sent = whenSent('post', '/api/admin/product-costs', () => answers.shift()?.() as Response)
    server.use(http.get('/api/admin/audit-log', () => HttpResponse.json([])))
    await type('Retail Price', '70')
    await type('Testing', '3')
    const theirs = someCosts({ id: 11, retailPrice: 80, packagingCost: 2, version: 2 })
    server.use(http.get('/api/admin/product-costs', () => HttpResponse.json([theirs])))
    await save()
    const dialog = within(await screen.findByRole('dialog', { name: 'Changed meanwhile' }))
    expect(
      dialog.getAllByRole('radiogroup').map((group) => group.getAttribute('aria-labelledby')),
    ).toHaveLength(3)
    const price = within(dialog.getByRole('radiogroup', { name: 'Retail Price' }))
    await page.user.click(price.getByRole('radio', { name: /80/ }))
    await page.user.click(dialog.getByRole('button', { name: 'Save what is chosen' }))
    expect(await screen.findByText('Product updated successfully')).toBeVisible()
    expect(sent[1]).toMatchObject({ version: 2, retailPrice: 80, testingCost: 3, packagingCost: 2 })
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  })
})

describe('a peptide', () => {
  test('is created once all is said', async () => {
    serve()
    const sent = whenSent('post', '/api/peptides', () =>
      HttpResponse.json(aPeptide({ id: 4 }), { status: 201 }),
    )
    const page = await show()
    await click(page, 'Create New Peptide')
    const dialog = within(await screen.findByRole('dialog', { name: 'Create New Peptide' }))
    const create = () => page.user.click(dialog.getByRole('button', { name: 'Create Peptide' }))
    await create()
    for (const message of [
      ...['Name is required', 'MG amount is required and must be a positive number', 'Category is required'],
      ...['Description is required', 'Benefits are required', 'Side effects information is required'],
      ...['Recommended dose is required', 'Frequency is required', 'Duration is required'],
      'Best taken with information is required',
    ])
      expect(await dialog.findByText(message)).toHaveRole('alert')
    expect(sent).toEqual([])
    await page.user.selectOptions(dialog.getByLabelText('Category'), 'Sleep')
    await page.user.type(dialog.getByLabelText('MG Amount'), '2.5')
    for (const label of [
      ...['Name', 'Description', 'Benefits', 'Side Effects', 'Recommended Dose', 'Frequency', 'Duration'],
      'Best Taken With',
    ]) {
      await page.user.click(dialog.getByLabelText(label))
      await page.user.paste(`${label}!`)
    }
    await create()
    expect(await screen.findByText('Peptide created successfully')).toBeVisible()
    expect(sent[0]).toMatchObject({ name: 'Name!', mg: 2.5, category: 'Sleep', displayOrder: 0 })
  })

  test('is edited in what was touched alone; what was empty may stay so', async () => {
    serve()
    const sent = whenSent('patch', '/api/peptides/3', () => HttpResponse.json(dsip))
    const page = await show()
    await act(page, 'DSIP', 'Edit')
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit Peptide Details' }))
    expect(dialog.getByLabelText('MG Amount')).toHaveValue('')
    await page.user.clear(dialog.getByLabelText('Duration'))
    await page.user.type(dialog.getByLabelText('Duration'), '2 weeks')
    await page.user.click(dialog.getByRole('button', { name: 'Save' }))
    expect(await screen.findByText('Peptide updated successfully')).toBeVisible()
    expect(sent).toEqual([{ duration: '2 weeks', version: 1 }])
  })

  test('gets a picture with the rest of the form', async () => {
    serve()
    const sent: FormData[] = []
    server.use(
      http.put('/api/peptides/3/image', async ({ request }) => {
        expect(request.headers.get('content-type')).toMatch(/^multipart\/form-data/)
        sent.push(new FormData())
        return HttpResponse.json(dsip)
      }),
    )
    const page = await show()
    await act(page, 'DSIP', 'Edit')
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit Peptide Details' }))
    const choose = dialog.getByLabelText('Upload Image')
    await page.user.upload(choose, new File(['x'], 'notes.pdf', { type: 'application/pdf' }))
    await page.user.upload(choose, new File(['x'], 'vial.png', { type: 'image/png' }))
    await page.user.click(dialog.getByRole('button', { name: 'Save' }))
    expect(await screen.findByText('Peptide updated successfully')).toBeVisible()
    expect(sent).toHaveLength(1)
  })

  test('that is planned stays, and the server’s sentence is told', async () => {
    serve()
    const sentence = 'Members have this peptide in their plans.'
    whenSent('delete', '/api/peptides/3', refused(409, 'PEPTIDE_IN_USE', sentence))
    const page = await show()
    await act(page, 'DSIP', 'Delete')
    const question = within(await screen.findByRole('alertdialog', { name: 'Delete DSIP?' }))
    expect(
      question.getByText(
        'Peptides that are currently used by users cannot be deleted. This cannot be undone.',
      ),
    ).toBeVisible()
    await page.user.click(question.getByRole('button', { name: 'Delete' }))
    expect(await screen.findByText(sentence)).toBeInTheDocument()
  })

  test('is duplicated once that is confirmed', async () => {
    serve()
    const sent = whenSent('post', '/api/peptides/3/duplicate', () =>
      HttpResponse.json(aPeptide({ id: 9 }), { status: 201 }),
    )
    const page = await show()
    await act(page, 'DSIP', 'Duplicate')
    const question = within(await screen.findByRole('alertdialog', { name: 'Duplicate DSIP' }))
    expect(question.getByText(/prefix 'Copy of'/)).toBeVisible()
    await page.user.click(question.getByRole('button', { name: 'Duplicate' }))
    expect(await screen.findByText('Peptide duplicated successfully')).toBeVisible()
    expect(sent).toHaveLength(1)
  })
})

test('Edit Shop Data says what the shop tells, checked as the specification says', async () => {
  serve()
  const sent = whenSent('patch', '/api/peptides/2/shop-data', () => HttpResponse.json(tb))
  const page = await show()
  await act(page, 'TB-500 - 10MG', 'Shop')
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit Shop Data' }))
  expect(dialog.getByLabelText('Icon')).toHaveValue('🧬')
  await page.user.clear(dialog.getByLabelText('Rating'))
  await page.user.type(dialog.getByLabelText('Rating'), '6')
  await page.user.click(dialog.getByRole('button', { name: 'Save' }))
  for (const message of ['Price must be positive', 'Purity is required', 'Rating must be between 1 and 5'])
    expect(await dialog.findByText(message)).toHaveRole('alert')
  await page.user.clear(dialog.getByLabelText('Rating'))
  await page.user.type(dialog.getByLabelText('Rating'), '4.5')
  await page.user.type(dialog.getByLabelText('Price'), '58.50')
  await page.user.type(dialog.getByLabelText('Purity'), '99 %')
  await page.user.selectOptions(dialog.getByLabelText('Status'), 'Coming Soon')
  await page.user.click(dialog.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText('Shop data updated successfully!')).toBeVisible()
  expect(sent).toEqual([
    {
      ...{ status: 'coming_soon', price: 58.5, originalPrice: null, purity: '99 %', rating: 4.5, reviews: 0 },
      ...{ form: 'Lyophilized powder', storage: '-20°C', icon: '🧬', version: 1 },
    },
  ])
})
