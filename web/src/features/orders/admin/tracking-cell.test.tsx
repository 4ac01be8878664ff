import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { anOrder } from '../../../test/orders-server.ts'
import { refusal } from '../../../test/regimen-server.ts'
import { renderPage } from '../../../test/render.tsx'
import { whenSent } from '../../../test/when-sent.ts'
import { TrackingCell } from './tracking-cell.tsx'

const order = {
  ...anOrder(),
  user: { id: 'user_1', email: 'robin@mail.net', firstName: 'Robin' },
  ...{ shipstationOrderId: null, paymentId: null, dispute: null, disputedAmount: 0, version: 3 },
  isReachable: true,
}

test('a number never reverts a status that someone else set meanwhile, and stays for another try', async () => {
  const changed = 'Someone changed this meanwhile'
  const sent = whenSent('patch', '/api/admin/orders/7/status', () =>
    refusal(409, 'CHANGED_MEANWHILE', changed),
  )
  const { user } = renderPage(<TrackingCell order={order} />)
  await user.click(screen.getByRole('button', { name: /^Add number/ }))
  await user.type(screen.getByLabelText(/^Tracking number of/), '1Z999{Enter}')
  await waitFor(() => expect(sent).toEqual([{ status: 'pending', trackingNumber: '1Z999', version: 3 }]))
  expect(await screen.findByText(changed)).toBeVisible()
  expect(screen.getByLabelText(/^Tracking number of/)).toHaveValue('1Z999')
})
