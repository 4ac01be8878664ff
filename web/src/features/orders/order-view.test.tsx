import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { anOrder } from '../../test/orders-server.ts'
import { renderPage } from '../../test/render.tsx'
import { OrderView } from './order-view.tsx'

const again = () => screen.getByRole('button', { name: 'Buy again' })
const filled = 'bg-accent'

test.each([
  ['stands back while an order waits for its payment', 'pending', false],
  ['is what is offered first once it is paid', 'paid', true],
] as const)('Buy again %s', (_name, paymentStatus, isFirst) => {
  renderPage(
    <OrderView order={anOrder({ paymentStatus })} timeZone="America/New_York" pictureOf={() => null} />,
  )
  expect(again().classList.contains(filled)).toBe(isFirst)
})

test.each([
  ['send', 'We refund your payment.'],
  ['hold', 'Your bank decides the dispute first.'],
  ['none', ''],
] as const)('the cancel dialog promises no money that may not come: %s', async (refundOnCancel, sentence) => {
  const order = anOrder({ paymentStatus: 'paid', refundOnCancel })
  const { user } = renderPage(<OrderView order={order} timeZone="America/New_York" pictureOf={() => null} />)
  await user.click(screen.getByRole('button', { name: 'Cancel order' }))
  const text = `We release your reserved items. ${sentence} This cannot be undone.`
  expect(await screen.findByRole('alertdialog')).toHaveTextContent(text.replace('  ', ' '))
})
