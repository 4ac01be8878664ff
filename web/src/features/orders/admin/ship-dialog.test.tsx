import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { anOrder } from '../../../test/orders-server.ts'
import { renderPage } from '../../../test/render.tsx'
import { ShipDialog } from './ship-dialog.tsx'

const order = {
  ...anOrder(),
  user: { id: 'user_1', email: 'robin@mail.net', firstName: 'Robin' },
  ...{ shipstationOrderId: null, paymentId: null, dispute: null, disputedAmount: 0, version: 3 },
  isReachable: true,
}

test.each([
  ['UTF-16, as Excel saves Unicode text', 'utf16le', '\uFEFF'],
  ['Windows-1252', 'latin1', ''],
  ['UTF-8', 'utf8', '\uFEFF'],
] as const)('reads a file of tracking numbers in %s', async (_name, encoding, mark) => {
  const { user } = renderPage(<ShipDialog orders={[order]} onClose={() => {}} onDone={() => {}} />)
  const text = `${mark}Müller;Order;Tracking\r\n"a;b";${order.orderNumber};1Z999\r\n`
  const file = new File([Buffer.from(text, encoding)], 'tracking.csv')
  await user.upload(await screen.findByLabelText(/CSV file/), file)
  expect(await screen.findByDisplayValue('1Z999')).toBeVisible()
})
