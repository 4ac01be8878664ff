import type { Supplement } from '@pepwell/contract/vitamins/supplements'
import { screen, waitFor, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { onDesktop } from '../../../test/on-desktop.ts'
import { refusal } from '../../../test/regimen-server.ts'
import { renderPage } from '../../../test/render.tsx'
import { server } from '../../../test/server.ts'
import { aSupplement } from '../../../test/supplements-server.ts'
import { passDoubleTap } from '../../../test/time.ts'
import { whenSent } from '../../../test/when-sent.ts'
import type { VitaminCost } from './vitamin-costs.api.ts'
import { VitaminManagement } from './vitamin-management.tsx'

/** The page tests cover what the page provides. */
const ShopData = () => null

/** Zinc's costs, with overrides. */
type Cost = VitaminCost & { supplement: Supplement }

const aCost = (changes: Partial<Cost> = {}): Cost => ({
  id: 3,
  supplementId: 1,
  supplement: aSupplement({ shopEnabled: true, version: 2 }),
  costOfGoods: 3.2,
  packagingCost: 0.45,
  testingCost: 0.3,
  shippingMailerCost: 1.1,
  freeBacWaterCost: 0.05,
  mailingLabelCost: 0.2,
  barcodeCost: 0.1,
  retailPrice: 14.99,
  version: 5,
  ...changes,
})

const bundle = aCost({
  id: 4,
  supplementId: 2,
  supplement: aSupplement({ id: 2, name: 'GLP Vitamin Bundle 1', category: 'vitamin', description: 'Five.' }),
  costOfGoods: 50,
})

const magnesium = aSupplement({ id: 9, name: 'Magnesium', productId: 509 })

function serveCosts(start: Cost[]) {
  const served = { costs: start }
  server.use(
    http.get('/api/admin/vitamin-costs', () => HttpResponse.json(served.costs)),
    http.get('/api/supplements', () =>
      HttpResponse.json([...served.costs.map(({ supplement }) => supplement), magnesium]),
    ),
    http.get('/api/admin/audit-log', () => HttpResponse.json([])),
  )
  return served
}

beforeEach(() => {
  vi.spyOn(window, 'matchMedia').mockImplementation(onDesktop)
})
afterEach(() => void vi.restoreAllMocks())

const show = () => renderPage(<VitaminManagement ShopData={ShopData} />)
const rowOf = async (name: string) =>
  (await screen.findByRole('button', { name: `Details of ${name}` })).closest('tr')

test('shows costs with total, price and margin', async () => {
  serveCosts([aCost(), bundle])
  show()
  expect(screen.getByRole('heading', { name: 'Vitamin Management' })).toBeVisible()
  const zinc = await rowOf('Zinc')
  expect(zinc).toHaveTextContent(/11 mg · Professional Brand.*Available.*\$5\.40\$14\.99\$9\.5964\.0%/)
  const loss = await rowOf('GLP Vitamin Bundle 1')
  expect(loss).toHaveTextContent(/Premium Grade.*Hidden.*−\$37\.21−248\.2%/)
})

test('shows the shop’s price and its profit when it differs from the retail price', async () => {
  const sold = aSupplement({ shopEnabled: true, version: 2, shopPrice: 12.99 })
  serveCosts([aCost({ supplement: sold })])
  show()
  const zinc = await rowOf('Zinc')
  expect(zinc).toHaveTextContent('$14.99Shop asks $12.99')
  expect(zinc).toHaveTextContent('$9.5964.0%Shop profit: $7.59 · 58.4%')
})

test('says what to do when empty', async () => {
  serveCosts([])
  const { user } = show()
  expect(
    await screen.findByText('No vitamin costs found. Add your first vitamin cost to get started.'),
  ).toBeVisible()
  await user.click(screen.getAllByRole('button', { name: 'Add Vitamin Cost' })[0] as HTMLElement)
  expect(await screen.findByRole('dialog', { name: 'Add Vitamin Cost' })).toBeVisible()
})

describe('the shop', () => {
  test('shows a vitamin immediately, and reverts with a message on failure', async () => {
    serveCosts([aCost()])
    let answer: () => Response = () => HttpResponse.json(aSupplement({ shopEnabled: false }))
    const sent = whenSent('patch', '/api/supplements/1/shop-availability', () => answer())
    const { user } = show()
    const toggle = await screen.findByRole('switch', { name: 'Zinc in the shop' })
    expect(toggle).toBeChecked()
    await user.click(toggle)
    expect(toggle).toHaveTextContent('Hidden')
    expect(await screen.findByText('Shop availability updated successfully')).toBeVisible()
    expect(sent).toEqual([{ shopEnabled: false }])
    answer = () => new HttpResponse(null, { status: 500 })
    await waitFor(() => expect(toggle).toBeEnabled())
    const before = toggle.textContent
    await user.click(toggle)
    expect(await screen.findByText('Failed to update shop availability')).toBeVisible()
    await waitFor(() =>
      expect(toggle.textContent === before || toggle.textContent === 'Available').toBe(true),
    )
  })
})

test('marks a vitamin in the shop without a price', async () => {
  serveCosts([aCost({ supplement: aSupplement({ shopEnabled: true, shopPrice: null }) })])
  show()
  const toggle = await screen.findByRole('switch', { name: 'Zinc in the shop' })
  expect(toggle).toBeChecked()
  expect(toggle).toHaveTextContent('Available, but no price')
})

describe('a new vitamin', () => {
  const open = async () => {
    serveCosts([aCost()])
    const { user } = show()
    await rowOf('Zinc')
    await user.click(screen.getByRole('button', { name: 'Add Vitamin' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Add Vitamin' }))
    return { user, dialog }
  }

  test('requires what the schema requires', async () => {
    const { user, dialog } = await open()
    await user.click(dialog.getByRole('button', { name: 'Add Vitamin' }))
    expect((await dialog.findAllByRole('alert')).map(({ textContent }) => textContent)).toEqual([
      'Name is required',
      'Category is required',
      'Dosage amount is required',
      'Description is required',
      'Benefits are required',
      'Recommended use is required',
    ])
  })

  test('is stored once complete, and then listed under missing costs', async () => {
    const { user, dialog } = await open()
    let answer: () => Response = () => new HttpResponse(null, { status: 500 })
    const sent = whenSent('post', '/api/admin/supplements', () => answer())
    for (const [label, typed] of Object.entries({
      ...{ Name: 'Vitamin E', Category: 'vitamin', 'Dosage amount': '15', Description: 'From oils.' },
      ...{ Benefits: 'Protects cells.', 'Recommended use': 'Once a day' },
    }))
      await user.type(dialog.getByLabelText(label), typed)
    await user.click(dialog.getByRole('button', { name: 'Add Vitamin' }))
    await waitFor(() => expect(screen.getAllByText('Failed to create vitamin')).toHaveLength(2))
    const added = aSupplement({ id: 12, name: 'Vitamin E' })
    answer = () => HttpResponse.json(added, { status: 201 })
    server.use(http.get('/api/supplements', () => HttpResponse.json([magnesium, added])))
    await passDoubleTap()
    await user.click(dialog.getByRole('button', { name: 'Add Vitamin' }))
    expect(await screen.findByText('Vitamin created successfully')).toBeVisible()
    expect(sent[1]).toMatchObject({ name: 'Vitamin E', dosageAmount: 15, dosageUnit: 'mg', brand: '' })
    expect(await rowOf('Vitamin E')).toHaveTextContent(/Hidden.*No data/)
    expect(screen.getByRole('button', { name: /Without costs/ })).toHaveAttribute('aria-pressed', 'true')
    expect(screen.queryByRole('button', { name: 'Details of Zinc' })).not.toBeInTheDocument()
  })
})

test('deletes one after a question, and shows the server’s reason on failure', async () => {
  serveCosts([aCost()])
  server.use(
    http.delete('/api/admin/supplements/1', () =>
      refusal(409, 'SUPPLEMENT_IN_STOCK', 'This vitamin is in stock'),
    ),
  )
  const { user } = show()
  await user.click(await screen.findByRole('button', { name: 'Actions for Zinc' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Delete' }))
  const question = within(await screen.findByRole('alertdialog', { name: 'Delete Zinc?' }))
  await user.click(question.getByRole('button', { name: 'Delete' }))
  expect(await screen.findByText('This vitamin is in stock')).toBeVisible()
})

describe('an edited row', () => {
  test('recalculates with every key, and sends all costs with the version seen', async () => {
    serveCosts([aCost()])
    const sent = whenSent('patch', '/api/admin/vitamin-costs/3', () => HttpResponse.json(aCost()))
    const { user } = show()
    await user.click(await screen.findByRole('button', { name: 'Edit costs of Zinc' }))
    const goods = screen.getByRole('textbox', { name: 'Cost of Goods' })
    await user.clear(goods)
    await user.type(goods, '20')
    expect(screen.getByText('$22.20')).toBeVisible()
    expect(screen.getByText('−$7.21')).toBeVisible()
    // An invalid cost counts as 0.
    const label = screen.getByRole('textbox', { name: 'Mailing Label' })
    await user.clear(label)
    await user.type(label, 'none{Enter}')
    expect(await screen.findByText('Cost updated successfully')).toBeVisible()
    expect(sent).toEqual([
      {
        costOfGoods: 20,
        packagingCost: 0.45,
        testingCost: 0.3,
        shippingMailerCost: 1.1,
        freeBacWaterCost: 0.05,
        mailingLabelCost: 0,
        barcodeCost: 0.1,
        retailPrice: 14.99,
        version: 5,
      },
    ])
  })

  test('leaves an untouched cost unknown', async () => {
    serveCosts([aCost({ testingCost: null, barcodeCost: null })])
    const sent = whenSent('patch', '/api/admin/vitamin-costs/3', () => HttpResponse.json(aCost()))
    const { user } = show()
    await user.click(await screen.findByRole('button', { name: 'Edit costs of Zinc' }))
    await user.type(screen.getByRole('textbox', { name: 'Testing' }), '0{Enter}')
    await expect.poll(() => sent).toMatchObject([{ testingCost: 0, retailPrice: 14.99 }])
    expect(sent[0]).not.toHaveProperty('barcodeCost')
  })

  test('requires a price, and a failure keeps the input', async () => {
    serveCosts([aCost()])
    const sent = whenSent(
      'patch',
      '/api/admin/vitamin-costs/3',
      () => new HttpResponse(null, { status: 500 }),
    )
    const { user } = show()
    await user.click(await screen.findByRole('button', { name: 'Edit costs of Zinc' }))
    const price = screen.getByRole('textbox', { name: 'Retail Price' })
    await user.clear(price)
    await user.keyboard('{Enter}')
    expect(screen.getByRole('alert')).toHaveTextContent('Retail price is required')
    expect(sent).toEqual([])
    await user.type(price, '20{Enter}')
    await waitFor(() => expect(screen.getAllByText('Failed to update cost')).toHaveLength(2))
    expect(price).toHaveValue('20')
  })
})

test('adds costs for a vitamin without any', async () => {
  serveCosts([aCost()])
  let answer: () => Response = () => new HttpResponse(null, { status: 500 })
  const sent = whenSent('post', '/api/admin/vitamin-costs', () => answer())
  const { user } = show()
  await rowOf('Zinc')
  await user.click(screen.getByRole('button', { name: 'Add Vitamin Cost' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Add Vitamin Cost' }))
  await user.click(dialog.getByRole('button', { name: 'Add Vitamin Cost' }))
  expect((await dialog.findAllByRole('alert')).map(({ textContent }) => textContent)).toEqual([
    'Please choose a vitamin',
    'Retail price is required',
  ])
  expect(dialog.queryByRole('option', { name: 'Zinc' })).not.toBeInTheDocument()
  await user.selectOptions(dialog.getByLabelText('Vitamin'), 'Magnesium')
  await user.type(dialog.getByLabelText('Cost of Goods ($)'), '4')
  await user.type(dialog.getByLabelText('Retail Price ($)'), '12')
  expect(dialog.getByText('$8.00')).toBeVisible()
  await user.click(dialog.getByRole('button', { name: 'Add Vitamin Cost' }))
  expect(await dialog.findByText('Failed to create cost')).toHaveRole('alert')
  expect(dialog.getByLabelText('Cost of Goods ($)')).toHaveValue('4')
  answer = () => HttpResponse.json(aCost(), { status: 201 })
  await user.click(dialog.getByRole('button', { name: 'Add Vitamin Cost' }))
  expect(await screen.findByText('Cost created successfully')).toBeVisible()
  expect(sent[1]).toMatchObject({ supplementId: '9', costOfGoods: 4, barcodeCost: 0, retailPrice: 12 })
})

describe('the details', () => {
  test('describe a vitamin and a bundle’s contents', async () => {
    serveCosts([bundle])
    const { user } = show()
    await user.click(await screen.findByRole('button', { name: 'Details of GLP Vitamin Bundle 1' }))
    expect(screen.getByText('Five.')).toBeVisible()
    expect(screen.getByText(/a 30-day supply for GLP-1 peptide users/)).toBeVisible()
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Multivitamin 1 tablet a day',
      'Vitamin D3 600 IU a day',
      'Vitamin B12 2.4 mcg a day',
      'Magnesium 200 mg a day',
      'Omega-3 250 mg a day',
    ])
  })

  test('can be edited, and ask which values to keep when someone else was faster', async () => {
    serveCosts([aCost()])
    const theirs = aSupplement({ category: 'trace element', version: 3 })
    let answer: () => Response = () =>
      refusal(409, 'CHANGED_MEANWHILE', 'Someone else changed this in the meantime')
    const sent = whenSent('patch', '/api/supplements/1', () => answer())
    const { user } = show()
    await user.click(await screen.findByRole('button', { name: 'Details of Zinc' }))
    await user.click(screen.getByRole('button', { name: 'Edit details' }))
    const form = within(await screen.findByRole('dialog', { name: 'Edit Zinc' }))
    const amount = form.getByLabelText('Dosage amount')
    await user.clear(amount)
    await user.click(form.getByRole('button', { name: 'Save' }))
    expect(await form.findByText('Dosage amount is required')).toHaveRole('alert')
    await user.type(amount, '15')
    server.use(http.get('/api/supplements', () => HttpResponse.json([theirs])))
    await passDoubleTap()
    await user.click(form.getByRole('button', { name: 'Save' }))
    const conflict = within(await screen.findByRole('dialog', { name: 'Changed in the meantime' }))
    expect(conflict.getByRole('radio', { name: /trace element/ })).toBeChecked()
    answer = () => HttpResponse.json(theirs)
    await user.click(conflict.getByRole('button', { name: 'Save selection' }))
    expect(await screen.findByText('Vitamin details updated successfully')).toBeVisible()
    expect(sent[1]).toMatchObject({ dosageAmount: 15, category: 'trace element', version: 3 })
  })
})
