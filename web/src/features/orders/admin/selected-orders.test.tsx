import { screen, waitFor, within } from '@testing-library/react'
import { HttpResponse } from 'msw'
import { expect, test } from 'vitest'
import { anOrder } from '../../../test/orders-server.ts'
import { renderPage } from '../../../test/render.tsx'
import { passDoubleTap } from '../../../test/time.ts'
import { whenSent } from '../../../test/when-sent.ts'
import { SelectedOrders } from './selected-orders.tsx'

const about = {
  user: { id: 'user_1', email: 'robin@mail.net', firstName: 'Robin' },
  ...{ shipstationOrderId: null, paymentId: null, dispute: null, disputedAmount: 0, version: 3 },
  isReachable: true,
}
const unpaid = { ...anOrder(), ...about }
const shipped = {
  ...anOrder({ id: 8, orderNumber: 'B2C-4Q2-9D', status: 'shipped', paymentStatus: 'paid' }),
  ...about,
  trackingNumber: '1Z999',
}

/** Records bulk changes, which all succeed. */
const whenChanging = () =>
  whenSent('patch', '/api/admin/orders/status', () =>
    HttpResponse.json([unpaid, shipped].map(({ id }) => ({ id, problem: null }))),
  )

test('orders marked processing get their statuses and numbers back', async () => {
  const sent = whenChanging()
  const { user } = renderPage(<SelectedOrders orders={[unpaid, shipped]} clear={() => {}} />)
  await user.click(screen.getByRole('button', { name: 'Mark processing' }))
  await user.click(await screen.findByRole('button', { name: 'Undo' }))
  await waitFor(() => expect(sent).toHaveLength(3))
  const before = sent.slice(1)
  expect(before).toContainEqual({ status: 'pending', orders: [{ id: 7, trackingNumber: '' }] })
  expect(before).toContainEqual({ status: 'shipped', orders: [{ id: 8, trackingNumber: '1Z999' }] })
})

test('orders marked shipped can be undone after the dialog closed', async () => {
  const sent = whenChanging()
  const { user } = renderPage(<SelectedOrders orders={[unpaid, shipped]} clear={() => {}} />)
  await user.click(screen.getByRole('button', { name: 'Mark shipped…' }))
  const dialog = within(await screen.findByRole('dialog'))
  await passDoubleTap()
  await user.click(dialog.getByRole('button', { name: 'Mark shipped' }))
  await user.click(await screen.findByRole('button', { name: 'Undo' }))
  await waitFor(() => expect(sent).toHaveLength(3))
  expect(sent).toContainEqual({ status: 'pending', orders: [{ id: 7, trackingNumber: '' }] })
})
