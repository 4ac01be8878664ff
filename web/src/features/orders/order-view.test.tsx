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
] as const)('Buy again %s', (_what, paymentStatus, isFirst) => {
  renderPage(
    <OrderView order={anOrder({ paymentStatus })} timeZone="America/New_York" pictureOf={() => null} />,
  )
  expect(again().classList.contains(filled)).toBe(isFirst)
})
