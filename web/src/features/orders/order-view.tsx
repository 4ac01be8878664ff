import { addressLines } from '@pepwell/domain/shop/addresses'
import { trackingOf } from '@pepwell/domain/shop/carriers'
import { mayBeCanceled, waitsForPayment } from '@pepwell/domain/shop/orders'
import { ArrowUpRight, FileText, Truck } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link, useLocation } from 'react-router'
import { reasonText } from '../../lib/api/refusal-text.ts'
import { formatInstant } from '../../lib/time/dates.ts'
import { Button } from '../../ui/button.tsx'
import { Card, CardTitle } from '../../ui/card.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { toast } from '../../ui/toast-store.ts'
import { BuyAgain } from './buy-again.tsx'
import { CancelOrder } from './cancel-order.tsx'
import { asDollars } from './dollars.ts'
import { OrderLines } from './order-lines.tsx'
import { OrderSteps } from './order-steps.tsx'
import { answerOf, methodWords, paymentState } from './order-words.ts'
import { type OwnOrder, usePayOrder } from './orders.api.ts'
import { PayDetails } from './pay-details.tsx'
import type { PictureOf } from './pictured.ts'
import { stepsOf } from './steps.ts'

/** Parcel tracking, with the carrier derived from the number. */
function TrackingLink({ number }: { number: string }) {
  const found = trackingOf(number)
  if (!found) return <p className="font-semibold tabular-nums">{number}</p>
  return (
    <Button variant="secondary" asChild>
      <a href={found.url} target="_blank" rel="noreferrer">
        <Truck className="size-5" aria-hidden="true" />
        <span className="wrap-anywhere">
          {found.carrier} {number}
        </span>
        <ArrowUpRight className="size-4" aria-hidden="true" />
        <span className="sr-only">, opens in a new tab</span>
      </a>
    </Button>
  )
}

/** Link to the card payment page. */
function PayByCard({ order }: { order: OwnOrder }) {
  const { mutate, isPending } = usePayOrder({
    onSuccess: ({ url }) => {
      if (url) window.location.assign(url)
    },
    onError: (error) => toast({ title: 'Error', description: reasonText(error), variant: 'destructive' }),
  })
  return (
    <Button
      className="max-md:w-full"
      pending={isPending}
      onClick={() => mutate({ params: { number: order.orderNumber } })}
    >
      Pay {asDollars(order.totalAmount)} by card
    </Button>
  )
}

/** What to pay, how, and by when. */
function Due({ order, timeZone }: { order: OwnOrder; timeZone: string }) {
  return (
    <div className="mb-6">
      <p className="text-4xl font-bold tracking-tight tabular-nums">{asDollars(order.totalAmount)}</p>
      <p className="mt-1 mb-4 text-soft">
        by {formatInstant(order.payBy, timeZone)}. We hold your vials until then.
      </p>
      {order.instructions && <PayDetails rows={order.instructions} />}
      {order.paymentMethod === 'card' && <PayByCard order={order} />}
    </div>
  )
}

function Fact({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="border-t border-line pt-4 first:border-0 first:pt-0">
      <h3 className="text-sm text-soft">{title}</h3>
      {children}
    </div>
  )
}

/** Shipping address and payment method. */
function Facts({ order }: { order: OwnOrder }) {
  const [name, ...lines] = order.shippingAddress ? addressLines(order.shippingAddress) : []
  return (
    <Card className="space-y-4 self-start">
      {name && (
        <Fact title={order.status === 'shipped' || order.status === 'delivered' ? 'Shipped to' : 'Ships to'}>
          <p className="font-semibold">{name}</p>
          {lines.map((line) => (
            <p key={line}>{line}</p>
          ))}
        </Fact>
      )}
      <Fact title="Payment">
        <p className="font-semibold">
          {methodWords[order.paymentMethod]} · {paymentState(order)}
        </p>
      </Fact>
      {order.notes && (
        <Fact title="Notes">
          <p className="wrap-anywhere whitespace-pre-line">{order.notes}</p>
        </Fact>
      )}
      <Fact title="For research use only">
        <p className="text-soft">Not medical advice. Consult a licensed professional.</p>
      </Fact>
    </Card>
  )
}

/** The user's order: current status first, details below. */
export function OrderView({
  order,
  timeZone,
  pictureOf,
}: {
  order: OwnOrder
  timeZone: string
  pictureOf: PictureOf
}) {
  const waits = waitsForPayment(order.status, order.paymentStatus)
  const { state } = useLocation()
  const isJustPlaced = waits && Boolean((state as { placed?: boolean } | null)?.placed)
  return (
    <>
      <nav aria-label="Breadcrumb" className="mb-2 text-sm text-soft">
        <Link to="/shop" className="inline-flex min-h-11 items-center hover:underline md:min-h-0">
          Shop
        </Link>
        <span aria-hidden="true"> › </span>
        <Link to="/shop/orders" className="inline-flex min-h-11 items-center hover:underline md:min-h-0">
          Orders
        </Link>
      </nav>
      <PageHeader
        title={`Order ${order.orderNumber}`}
        action={
          <>
            <Button variant="secondary" asChild>
              <Link to={`/shop/orders/${order.orderNumber}/invoice`}>
                <FileText className="size-5" aria-hidden="true" />
                Invoice
              </Link>
            </Button>
            <BuyAgain order={order} quiet={waits} />
          </>
        }
      >
        Placed on {formatInstant(order.createdAt, timeZone)} · {asDollars(order.totalAmount)}
      </PageHeader>
      <Card as="section" className="mb-5" aria-label="Status">
        <div className="mb-5 flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
          <div>
            <h2 className="text-2xl font-bold tracking-tight">
              {isJustPlaced ? 'Thank you for your order' : answerOf(order)}
            </h2>
            {isJustPlaced && (
              <p className="text-soft">Pay now. We pack your order once your payment arrives.</p>
            )}
          </div>
          {order.trackingNumber && <TrackingLink number={order.trackingNumber} />}
        </div>
        {waits && <Due order={order} timeZone={timeZone} />}
        <OrderSteps steps={stepsOf(order)} timeZone={timeZone} />
        {mayBeCanceled(order.status) && (
          <div className="mt-5 flex justify-end border-t border-line pt-3">
            <CancelOrder order={order} />
          </div>
        )}
      </Card>
      <div className="grid gap-5 lg:grid-cols-[minmax(0,1fr)_24rem]">
        <Card as="section">
          <CardTitle className="mb-4">Items</CardTitle>
          <OrderLines order={order} pictureOf={pictureOf} />
          {order.status === 'delivered' && order.items.some(({ kind }) => kind === 'peptide') && (
            <Button asChild className="mt-4 w-full">
              <Link to="/reminders/vials">Add to my vials</Link>
            </Button>
          )}
        </Card>
        <Facts order={order} />
      </div>
    </>
  )
}
