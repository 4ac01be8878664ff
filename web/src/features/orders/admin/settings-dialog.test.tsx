import { screen, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { expect, test } from 'vitest'
import { renderPage } from '../../../test/render.tsx'
import { server } from '../../../test/server.ts'
import { SettingsDialog } from './settings-dialog.tsx'

const settings = {
  shippingFee: 9.95,
  freeFrom: 200,
  countries: ['US'],
  paymentInstructions: 'Account: 4417 0098 21',
  daysToPay: 3,
  automaticTax: false,
  takesCards: false,
  version: 2,
}

/** Opens the dialog on stored settings; a request with an older version fails. */
function shown(stored = settings) {
  const shop = { stored, sent: [] as Record<string, unknown>[], isClosed: false }
  server.use(
    http.get('/api/admin/shop-settings', () => HttpResponse.json(shop.stored)),
    http.get('/api/admin/audit-log', () => HttpResponse.json([])),
    http.patch('/api/admin/shop-settings', async ({ request }) => {
      const { version, ...body } = (await request.json()) as typeof settings
      shop.sent.push({ version, ...body })
      if (version !== shop.stored.version)
        return HttpResponse.json({ code: 'CHANGED_MEANWHILE', message: 'Older' }, { status: 409 })
      shop.stored = { ...shop.stored, ...body, version: version + 1 }
      return HttpResponse.json(shop.stored)
    }),
  )
  const onClose = () => {
    shop.isClosed = true
  }
  return { shop, ...renderPage(<SettingsDialog onClose={onClose} />) }
}

const save = () => screen.getByRole('button', { name: 'Save' })

test("doesn't silently overwrite what another operator saved", async () => {
  const { user, shop } = shown()
  const fee = await screen.findByLabelText('Shipping fee')
  shop.stored = { ...settings, daysToPay: 5, version: 3 }
  await user.clear(fee)
  await user.type(fee, '12.5')
  await user.click(save())
  const dialog = within(await screen.findByRole('dialog', { name: 'Changed in the meantime' }))
  await user.click(dialog.getByRole('button', { name: 'Save selection' }))
  await expect.poll(() => shop.isClosed).toBe(true)
  expect(shop.stored).toEqual({ ...settings, shippingFee: 12.5, daysToPay: 5, version: 4 })
})

test('shows errors at their fields and sends nothing', async () => {
  const { user, shop } = shown()
  await user.clear(await screen.findByLabelText('Days to pay'))
  await user.type(screen.getByLabelText(/Free shipping from/), 'a lot')
  await user.click(screen.getByLabelText('United States'))
  await user.click(save())
  expect(await screen.findByText('Please choose where you ship')).toBeVisible()
  expect(screen.getByText('Please enter an amount')).toBeVisible()
  expect(screen.getByLabelText('Days to pay')).toBeInvalid()
  expect(shop.sent).toEqual([])
})
