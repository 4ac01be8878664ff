import { addressLines } from '@pepwell/domain/addresses'
import { trackingOf } from '@pepwell/domain/carriers'
import { nextStatus, type OrderStatus, orderStatuses } from '@pepwell/domain/orders'
import { ArrowUpRight, Plus, Printer, Tag, Undo2 } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { Link } from 'react-router'
import { formatDay, formatInstant } from '../../../lib/dates.ts'
import { Badge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import { Card, CardHeader, CardTitle } from '../../../ui/card.tsx'
import { Field } from '../../../ui/field.tsx'
import { Select } from '../../../ui/select.tsx'
import { TextInput } from '../../../ui/text-input.tsx'
import { asDollars } from '../dollars.ts'
import { Sums } from '../order-lines.tsx'
import { eventWord, methodWords, paymentWords, statusWords } from '../order-words.ts'
import { PaymentMark } from './order-columns.tsx'
import { NoteDialog, PaidDialog, RefundDialog } from './order-dialogs.tsx'
import { type FullOrder, useSetStatus } from './orders-admin.api.ts'
import { papersOf } from './selected-orders.tsx'
import { statusToasts } from './told.ts'

/** What was bought, a row a batch. */
function Items({ order }: { order: FullOrder }) {
  const pieces = order.items.reduce((sum, { quantity }) => sum + quantity, 0)
  return (
    <Card as="section" aria-labelledby="items">
      <CardTitle id="items" className="mb-3">
        Items
      </CardTitle>
      <div className="overflow-x-auto">
        <table className="w-full text-left text-sm">
          <thead className="text-soft">
            <tr className="border-b border-line">
              <th className="py-2 pr-3 font-semibold">Product</th>
              <th className="py-2 pr-3 font-semibold">Batch</th>
              <th className="py-2 pr-3 text-right font-semibold">Quantity</th>
              <th className="py-2 pr-3 text-right font-semibold">Unit price</th>
              <th className="py-2 text-right font-semibold">Total</th>
            </tr>
          </thead>
          <tbody className="divide-y divide-line">
            {order.items.map((item) => (
              <tr key={item.id}>
                <td className="py-2.5 pr-3 font-semibold">{item.name}</td>
                <td className="py-2.5 pr-3">
                  {item.vialBatchNumber}
                  <span className="block text-[13px] text-soft">
                    {item.expiryDate ? `expires ${formatDay(item.expiryDate)}` : 'no expiry'}
                  </span>
                </td>
                <td className="py-2.5 pr-3 text-right tabular-nums">{item.quantity}</td>
                <td className="py-2.5 pr-3 text-right tabular-nums">{asDollars(item.unitPrice)}</td>
                <td className="py-2.5 text-right font-semibold tabular-nums">{asDollars(item.totalPrice)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <div className="mt-4 ml-auto max-w-72">
        <Sums {...order} pieces={pieces} />
        {order.tax > 0 && (
          <p className="mt-2 text-right text-sm text-soft">plus {asDollars(order.tax)} tax</p>
        )}
      </div>
    </Card>
  )
}

const actors = { buyer: 'Customer', operator: 'Operator', shop: 'System' }

/** What happened, newest first, and who did it. */
function Timeline({ order, timeZone }: { order: FullOrder; timeZone: string }) {
  const [noting, setNoting] = useState(false)
  return (
    <Card as="section" aria-labelledby="timeline">
      <CardHeader
        action={
          <Button variant="ghost" size="sm" onClick={() => setNoting(true)}>
            <Plus className="size-4" aria-hidden="true" />
            Add note
          </Button>
        }
      >
        <CardTitle id="timeline">Timeline</CardTitle>
      </CardHeader>
      <ol className="space-y-4 border-l-2 border-accent-soft pl-4">
        {order.timeline.toReversed().map(({ id, what, detail, at, actor, by }) => (
          <li key={id} className="flex flex-wrap justify-between gap-x-4">
            <div className="min-w-0">
              <p className="font-semibold">{eventWord(what)}</p>
              {detail && <p className="wrap-anywhere text-sm text-soft">{detail}</p>}
            </div>
            <p className="text-sm text-soft sm:text-right">
              {formatInstant(at, timeZone)}
              <span className="block">{by?.name ?? actors[actor]}</span>
            </p>
          </li>
        ))}
      </ol>
      {noting && <NoteDialog order={order} onClose={() => setNoting(false)} />}
    </Card>
  )
}

/** What the order moved in stock. */
function Movements({ order, timeZone }: { order: FullOrder; timeZone: string }) {
  if (order.movements.length === 0) return null
  return (
    <Card as="section" aria-labelledby="movements">
      <CardTitle id="movements" className="mb-3">
        Stock movements
      </CardTitle>
      <ul className="divide-y divide-line text-sm">
        {order.movements.map(({ id, at, batchNumber, change, reservedChange, reason }) => (
          <li key={id} className="flex flex-wrap justify-between gap-x-4 py-2">
            <span>
              <span className="font-semibold">{reason}</span> · {batchNumber}
            </span>
            <span className="text-soft tabular-nums">
              {change !== 0 && `${signed(change)} available, `}
              {signed(reservedChange)} reserved · {formatInstant(at, timeZone)}
            </span>
          </li>
        ))}
      </ul>
    </Card>
  )
}

const signed = (units: number) => (units > 0 ? `+${units}` : `−${-units}`)

/** Status and tracking number, with one Save. */
function Fulfilment({ order }: { order: FullOrder }) {
  const [status, setStatus] = useState<OrderStatus>(order.status)
  const [tracking, setTracking] = useState(order.trackingNumber ?? '')
  const { mutate, isPending } = useSetStatus(statusToasts)
  const isSame = status === order.status && tracking.trim() === (order.trackingNumber ?? '')
  const found = trackingOf(tracking)
  const units = order.items.reduce((sum, { quantity }) => sum + quantity, 0)
  return (
    <Card as="section" aria-labelledby="fulfilment">
      <CardTitle id="fulfilment" className="mb-3">
        Fulfilment
      </CardTitle>
      <form
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault()
          const { id, version } = order
          if (!isSame) mutate({ params: { id }, body: { status, trackingNumber: tracking.trim(), version } })
        }}
      >
        <Field
          label="Status"
          hint={
            status === 'cancelled' && order.status !== 'cancelled'
              ? `${units} ${units === 1 ? 'unit goes' : 'units go'} back into stock`
              : undefined
          }
        >
          <Select value={status} onChange={({ target }) => setStatus(target.value as OrderStatus)}>
            {orderStatuses.map((one) => (
              <option key={one} value={one}>
                {statusWords[one].word}
              </option>
            ))}
          </Select>
        </Field>
        <Field label="Tracking number">
          <TextInput
            autoComplete="off"
            value={tracking}
            onChange={({ target }) => setTracking(target.value)}
          />
        </Field>
        {found && (
          <p className="flex justify-between gap-3 text-sm text-soft">
            {found.carrier}, from the number’s form
            <a
              href={found.url}
              target="_blank"
              rel="noreferrer"
              className="inline-flex items-center gap-1 font-semibold text-accent-ink hover:underline"
            >
              Track
              <ArrowUpRight className="size-4" aria-hidden="true" />
            </a>
          </p>
        )}
        <Button type="submit" disabled={isSame} pending={isPending} pendingLabel="Saving...">
          Save
        </Button>
      </form>
    </Card>
  )
}

function Fact({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-sm text-soft">{title}</dt>
      <dd className="wrap-anywhere">{children}</dd>
    </div>
  )
}

/** Who bought, where it goes, how it is paid. */
function Customer({ order }: { order: FullOrder }) {
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
          {methodWords[order.paymentMethod]}, {paymentWords[order.paymentStatus].toLowerCase()}
          {order.paymentId && <span className="block text-soft">Reference {order.paymentId}</span>}
        </Fact>
        {customer && (
          <Fact title="Orders paid so far">
            {customer.orders}, {asDollars(customer.spent)}
          </Fact>
        )}
        {order.notes && <Fact title="The buyer’s notes">{order.notes}</Fact>}
      </dl>
    </Card>
  )
}

/** The usual next step stands first; whatever else there is, is beside it. */
function Acts({ order }: { order: FullOrder }) {
  const [open, setOpen] = useState<'paid' | 'refund'>()
  const { mutate, isPending } = useSetStatus(statusToasts)
  const next = nextStatus(order.status)
  const isUnpaid = order.paymentStatus === 'pending' || order.paymentStatus === 'failed'
  const asksForMoney = isUnpaid && order.paymentMethod === 'invoice' && order.status !== 'cancelled'
  return (
    <div className="flex flex-wrap gap-2">
      <Button variant="secondary" size="sm" asChild>
        <Link to={papersOf('slips', [order])} target="_blank">
          <Printer className="size-4" aria-hidden="true" />
          Packing slip
        </Link>
      </Button>
      <Button variant="secondary" size="sm" asChild>
        <Link to={papersOf('labels', [order])} target="_blank">
          <Tag className="size-4" aria-hidden="true" />
          Address label
        </Link>
      </Button>
      {order.paymentStatus === 'paid' && (
        <Button variant="secondary" size="sm" onClick={() => setOpen('refund')}>
          <Undo2 className="size-4" aria-hidden="true" />
          Refund
        </Button>
      )}
      {asksForMoney && (
        <Button size="sm" onClick={() => setOpen('paid')}>
          Mark paid
        </Button>
      )}
      {next && !asksForMoney && (
        <Button
          size="sm"
          pending={isPending}
          onClick={() => mutate({ params: { id: order.id }, body: { status: next, version: order.version } })}
        >
          Mark {statusWords[next].word.toLowerCase()}
        </Button>
      )}
      {open === 'paid' && <PaidDialog order={order} onClose={() => setOpen(undefined)} />}
      {open === 'refund' && <RefundDialog order={order} onClose={() => setOpen(undefined)} />}
    </div>
  )
}

/** One order in full, with everything that an operator does about it. */
export function OrderDetail({ order, timeZone }: { order: FullOrder; timeZone: string }) {
  const { word, tone } = statusWords[order.status]
  return (
    <>
      <nav aria-label="Breadcrumb" className="mb-2 text-sm text-soft">
        <Link to="/admin?tab=orders" className="inline-flex min-h-11 items-center hover:underline md:min-h-0">
          Admin Panel › Orders
        </Link>
      </nav>
      <header className="mb-5 flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <div className="flex flex-wrap items-center gap-3">
          <h1 className="text-3xl font-bold tracking-tight tabular-nums">{order.orderNumber}</h1>
          <Badge tone={tone}>{word}</Badge>
          <PaymentMark payment={order.paymentStatus} />
        </div>
        <Acts order={order} />
      </header>
      <div className="grid gap-4 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="grid content-start gap-4">
          <Items order={order} />
          <Timeline order={order} timeZone={timeZone} />
          <Movements order={order} timeZone={timeZone} />
        </div>
        <div className="grid content-start gap-4">
          {/* Saved, or changed elsewhere: what is typed begins anew. */}
          <Fulfilment key={order.version} order={order} />
          <Customer order={order} />
        </div>
      </div>
    </>
  )
}
