import type { VendorPrice } from '@pepwell/contract/shop/pricing'
import { screen, waitFor, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { describe, expect, test } from 'vitest'
import { openDialogAlone } from '../../../../test/open-dialog.tsx'
import { server } from '../../../../test/server.ts'
import { aUser } from '../../../../test/users.ts'
import { aVendorPrice, serveVendorPrices } from '../../../../test/vendor-prices.ts'
import { VendorPricingDialog } from './vendor-pricing-dialog.tsx'

const west = aVendorPrice({
  id: 2,
  vendorName: 'Peptide West',
  price: 49,
  usLabTested: true,
  notes: 'Ships in 2 days',
})
const elsewhere = aVendorPrice({
  id: 9,
  peptideId: 2,
  vendorName: 'Northlab',
  usLabTested: true,
  batchTracked: false,
  notes: 'Minimum $100',
})

async function open(prices: readonly VendorPrice[] = [west, aVendorPrice(), elsewhere]) {
  serveVendorPrices(prices)
  const peptide = { id: 1, name: 'BPC-157', mg: 10 }
  const page = await openDialogAlone(
    (opening) => <VendorPricingDialog {...opening} peptide={peptide} own={54.99} />,
    aUser({ isAdmin: true }),
  )
  await screen.findByRole('dialog', { name: 'Vendor Pricing' })
  await waitFor(() => expect(screen.queryByLabelText('Loading')).not.toBeInTheDocument())
  return page
}

/** Answers a write with `answer` and records the request. */
function whenSent(
  method: 'post' | 'put' | 'delete',
  answer: () => Response,
  path = '/api/admin/vendor-prices/:id',
) {
  const sent: Record<string, unknown>[] = []
  server.use(
    http[method](method === 'post' ? '/api/admin/vendor-prices' : path, async ({ request }) => {
      sent.push((await request.json().catch(() => ({}))) as Record<string, unknown>)
      return answer()
    }),
  )
  return sent
}

const refused = (status: number, code: string, message: string) => () =>
  HttpResponse.json({ code, message }, { status })
const button = (name: string) => screen.findByRole('button', { name })
const field = (name: string) => screen.findByRole(name === 'Vendor' ? 'combobox' : 'textbox', { name })

test('lists prices cheapest first with vendor data', async () => {
  await open()
  const row = within(await screen.findByRole('row', { name: /Peptide West/ }))
  for (const text of ['$49.00', '10mg', 'Ships in 2 days']) expect(row.getByText(text)).toBeVisible()
  expect(row.getAllByText('Yes')).toHaveLength(2)
  expect(screen.getByText('BPC-157 - 10MG')).toBeVisible()
  expect(screen.queryByText('Northlab')).not.toBeInTheDocument()
})

describe('a new price', () => {
  test('has the settings of a vendor chosen by keyboard', async () => {
    const { user } = await open()
    expect(await field('Dosage')).toHaveValue('10mg')
    await user.type(await field('Vendor'), 'north')
    await user.keyboard('{ArrowDown}{Enter}')
    expect(await screen.findByText('Settings Loaded')).toBeVisible()
    expect(screen.getByText('Auto-filled settings from previous Northlab entry')).toBeVisible()
    expect(await field('Vendor')).toHaveValue('Northlab')
    expect(await field('Notes')).toHaveValue('Minimum $100')
    expect(screen.getByRole('checkbox', { name: 'US Lab Tested' })).toBeChecked()
    expect(screen.getByRole('checkbox', { name: 'Batch Tracked' })).not.toBeChecked()
    const sent = whenSent('post', () => HttpResponse.json(aVendorPrice({ id: 5 }), { status: 201 }))
    await user.type(await field('Price'), '57.50')
    await user.click(await button('Add'))
    expect(await screen.findByText('Vendor price added successfully')).toBeVisible()
    expect(sent).toMatchObject([
      {
        peptideId: 1,
        vendorName: 'Northlab',
        price: 57.5,
        dosage: '10mg',
        usLabTested: true,
        batchTracked: false,
      },
    ])
  })

  test('may have a new vendor, as typed', async () => {
    const { user } = await open([])
    const sent = whenSent('post', () => HttpResponse.json(aVendorPrice(), { status: 201 }))
    await user.type(await field('Vendor'), 'Aster Labs')
    await user.type(await field('Price'), '61{Enter}')
    await waitFor(() => expect(sent).toMatchObject([{ vendorName: 'Aster Labs', price: 61 }]))
  })

  test('requires a name and a price, and a failure keeps the input', async () => {
    const { user } = await open()
    await user.type(await field('Price'), '61')
    await user.click(await button('Add'))
    expect((await screen.findAllByText('Vendor name and price are required')).length).toBeGreaterThan(0)
    whenSent('post', refused(404, 'PEPTIDE_NOT_FOUND', 'This peptide doesn’t exist'))
    await user.type(await field('Vendor'), 'Aster Labs')
    await user.click(await button('Add'))
    expect((await screen.findAllByText('This peptide doesn’t exist')).length).toBeGreaterThan(0)
    expect(await field('Vendor')).toHaveValue('Aster Labs')
    expect(await field('Price')).toHaveValue('61')
  })
})

test('Escape clears the new row, and closes the dialog once it is empty', async () => {
  const { user } = await open()
  await user.type(await field('Price'), '61')
  await user.keyboard('{Escape}')
  expect(await field('Price')).toHaveValue('')
  expect(screen.queryByRole('button', { name: 'Cancel' })).not.toBeInTheDocument()
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
})

describe('an edited row', () => {
  test('disables the buttons of the others', async () => {
    const { user } = await open()
    await user.click(await button('Edit Vialhouse'))
    expect(await button('Edit Peptide West')).toBeDisabled()
    expect(await button('Delete Peptide West')).toBeDisabled()
    const sent = whenSent('put', () => HttpResponse.json(aVendorPrice({ price: 51, version: 2 })))
    const price = await field('Price')
    await user.clear(price)
    await user.type(price, '51')
    await user.click(await button('Save'))
    expect(await screen.findByText('Vendor price updated successfully')).toBeVisible()
    expect(sent).toMatchObject([{ vendorName: 'Vialhouse', price: 51, version: 1, batchTracked: true }])
    expect(await button('Edit Peptide West')).toBeEnabled()
  })

  test('is canceled by Escape without closing the dialog', async () => {
    const { user } = await open()
    await user.click(await button('Edit Vialhouse'))
    await user.type(await field('Price'), '9{Escape}')
    expect(await button('Edit Peptide West')).toBeEnabled()
    expect(screen.getByRole('dialog', { name: 'Vendor Pricing' })).toBeVisible()
    expect(screen.getByText('$52.00')).toBeVisible()
  })

  test('that someone else changed meanwhile asks which values to keep', async () => {
    const { user } = await open()
    await user.click(await button('Edit Vialhouse'))
    const price = await field('Price')
    await user.clear(price)
    await user.type(price, '51')
    serveVendorPrices([aVendorPrice({ price: 50, version: 2 })])
    server.use(http.get('/api/admin/audit-log', () => HttpResponse.json([])))
    whenSent('put', refused(409, 'CHANGED_MEANWHILE', 'Someone else changed this in the meantime'))
    await user.click(await button('Save'))
    const dialog = within(await screen.findByRole('dialog', { name: 'Changed in the meantime' }))
    const sent = whenSent('put', () => HttpResponse.json(aVendorPrice({ price: 51, version: 3 })))
    await user.click(dialog.getByText('51'))
    await user.click(dialog.getByRole('button', { name: 'Save selection' }))
    await waitFor(() => expect(sent).toMatchObject([{ price: 51, version: 2 }]))
  })
})

test('deletes a price after confirmation', async () => {
  const { user } = await open()
  const deleted = whenSent('delete', refused(404, 'VENDOR_PRICE_NOT_FOUND', 'This price doesn’t exist'))
  await user.click(await button('Delete Peptide West'))
  const question = within(
    await screen.findByRole('alertdialog', { name: 'Delete the price of Peptide West?' }),
  )
  expect(deleted).toEqual([])
  await user.click(question.getByRole('button', { name: 'Delete' }))
  expect(await question.findByText('This price doesn’t exist')).toBeVisible()
  whenSent('delete', () => HttpResponse.json({ message: 'Vendor price deleted' }))
  await user.click(question.getByRole('button', { name: 'Delete' }))
  expect(await screen.findByText('Vendor price deleted successfully')).toBeVisible()
})
