import { screen } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { expect, test, vi } from 'vitest'
import { renderPage } from '../../../test/render.tsx'
import { server } from '../../../test/server.ts'
import { MissingPaymentInstructions } from './missing-payment-instructions.tsx'
import { shopSettingsQuery } from './orders-admin.api.ts'

const settings = (paymentInstructions: string) => ({
  ...{ shippingFee: 0, freeFrom: null, countries: ['US'], daysToPay: 7, automaticTax: false },
  ...{ paymentInstructions, version: 1, takesCards: false },
})

function shown(paymentInstructions: string) {
  server.use(http.get('/api/admin/shop-settings', () => HttpResponse.json(settings(paymentInstructions))))
  const onDecide = vi.fn()
  return { onDecide, ...renderPage(<MissingPaymentInstructions onDecide={onDecide} />) }
}

test('warns operators about missing payment instructions, with a link to add them', async () => {
  const { user, onDecide } = shown(' ')
  await user.click(await screen.findByRole('button', { name: 'Add payment instructions' }))
  expect(onDecide).toHaveBeenCalledOnce()
})

test('says nothing once they exist', async () => {
  const { client } = shown('Pay to: Pepwell Supply LLC')
  await expect.poll(() => client.getQueryData(shopSettingsQuery.queryKey)).toBeDefined()
  expect(screen.queryByRole('button')).toBeNull()
})
