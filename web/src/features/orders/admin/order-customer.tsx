import { addressLines } from '@pepwell/domain/shop/addresses'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { Card, CardHeader, CardTitle } from '../../../ui/card.tsx'
import { asDollars } from '../dollars.ts'
import { methodWords, paymentState } from '../order-words.ts'
import type { FullOrder } from './orders-admin.api.ts'

function Fact({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-sm text-soft">{title}</dt>
      <dd className="wrap-anywhere">{children}</dd>
    </div>
  )
}

/** Buyer, shipping address and payment method. */
export function Customer({ order }: { order: FullOrder }) {
  const { customer, shippingAddress: address } = order
  return (
    <Card as="section" aria-labelledby="customer">
      <CardHeader
        action={
          customer && (
            <Link
              to={`/admin/user-profile/${customer.id}`}
              className="inline-flex min-h-11 items-center font-semibold text-accent-ink hover:underline md:min-h-0"
            >
              Open profile
            </Link>
          )
        }
      >
        <CardTitle id="customer">Customer</CardTitle>
      </CardHeader>
      <dl className="space-y-3">
        {customer ? (
          <Fact title={customer.email}>
            <strong>{[customer.firstName, customer.lastName].filter(Boolean).join(' ')}</strong>
          </Fact>
        ) : (
          <Fact title="Account">Deleted</Fact>
        )}
        {address && (
          <Fact title="Ship to">
            {addressLines(address).map((line) => (
              <span key={line} className="block">
                {line}
              </span>
            ))}
          </Fact>
        )}
        {address && <Fact title="Phone">{address.phone ?? 'Not provided'}</Fact>}
        <Fact title="Payment">
          {methodWords[order.paymentMethod]}, {paymentState(order).toLowerCase()}
          {order.paymentId && <span className="block text-soft">Reference {order.paymentId}</span>}
        </Fact>
        {order.disputedAmount > 0 && (
          <Fact title="Withdrawn in a dispute">{asDollars(order.disputedAmount)}</Fact>
        )}
        {customer && (
          <Fact title="Paid orders so far">
            {customer.orders}, {asDollars(customer.spent)}
          </Fact>
        )}
        {customer && customer.unpaid.orders > 0 && (
          <Fact title="Unpaid orders">
            {customer.unpaid.orders}, holding {customer.unpaid.units}{' '}
            {customer.unpaid.units === 1 ? 'item' : 'items'}
          </Fact>
        )}
        {order.notes && <Fact title="The buyer’s notes">{order.notes}</Fact>}
      </dl>
    </Card>
  )
}
