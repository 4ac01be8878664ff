import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { anOrder } from '../../../test/orders-server.ts'
import { renderPage } from '../../../test/render.tsx'
import { StatusControl } from './status-control.tsx'

test.each([
  [true, 'We email the buyer.'],
  [false, 'We can’t reach the buyer by email.'],
])('canceling promises a mail only if one arrives: %s', async (isReachable, words) => {
  const order = {
    ...anOrder(),
    user: { id: 'user_1', email: 'robin@mail.net', firstName: 'Robin' },
    ...{ shipstationOrderId: null, paymentId: null, dispute: null, disputedAmount: 0, version: 3 },
    isReachable,
  }
  const { user } = renderPage(<StatusControl order={order} />)
  await user.click(screen.getByRole('button', { name: /^Status of K7M/ }))
  await user.click(await screen.findByRole('menuitem', { name: 'Cancelled' }))
  expect(await screen.findByText(new RegExp(words))).toBeVisible()
})
