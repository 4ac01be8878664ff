import type { NewPrices, ShortLines } from '@pepwell/contract/shop/orders'
import { Link } from 'react-router'
import type { z } from 'zod'
import { ApiError, isNetworkFailure } from '../../../lib/api/api.ts'
import { reasonText } from '../../../lib/api/refusal-text.ts'
import { Button } from '../../../ui/button.tsx'
import { asDollars } from '../dollars.ts'
import { useReduceQuantity, useRemoveFromCart } from '../orders.api.ts'

type Short = z.output<typeof ShortLines>['lines'][number]

/** The available quantity, for errors that carry one. */
const limits = {
  OUT_OF_STOCK: {
    title: 'We don’t have enough left. You haven’t been charged.',
    rest: (left: number) => (left === 0 ? 'sold out' : `only ${left} left`),
  },
  SHARE_OF_STOCK: {
    title: 'We reserve some of these for other buyers. You haven’t been charged.',
    rest: (left: number) =>
      left === 0 ? 'pay for your open order first' : `order up to ${left} until you pay`,
  },
} as const

type Limit = (typeof limits)[keyof typeof limits]

/** Not enough stock: take what is available or remove the item. */
function ShortLine({ line, rest, onResolved }: { line: Short; rest: Limit['rest']; onResolved: () => void }) {
  const fewer = useReduceQuantity()
  const out = useRemoveFromCart()
  const { lineId: id, name, left } = line
  return (
    <li className="flex flex-wrap items-center justify-between gap-2">
      <span>
        <strong>{name}</strong>: {rest(left)}
      </span>
      <span className="flex gap-2">
        {left > 0 && (
          <Button
            variant="secondary"
            size="sm"
            pending={fewer.isPending}
            onClick={() =>
              fewer.mutate({ params: { id }, body: { quantity: left } }, { onSuccess: onResolved })
            }
          >
            Take {left}
          </Button>
        )}
        <Button
          variant="secondary"
          size="sm"
          pending={out.isPending}
          onClick={() => out.mutate({ params: { id } }, { onSuccess: onResolved })}
        >
          Remove
        </Button>
      </span>
    </li>
  )
}

interface TooLittleProps {
  lines: readonly Short[]
  limit: Limit
  onResolved: () => void
}

function TooLittle({ lines, limit, onResolved }: TooLittleProps) {
  return (
    <div role="alert" className="rounded-xl bg-danger-soft p-4 text-danger-ink">
      <p className="font-semibold">{limit.title}</p>
      <ul className="mt-2 space-y-2">
        {lines.map((line) => (
          <ShortLine key={line.lineId} line={line} rest={limit.rest} onResolved={onResolved} />
        ))}
      </ul>
    </div>
  )
}

function OtherPrices({ prices }: { prices: z.output<typeof NewPrices> }) {
  const changed = prices.lines.filter(({ unitPrice, priceWhenAdded }) => unitPrice !== priceWhenAdded)
  return (
    <div role="alert" className="rounded-xl bg-info-soft p-4 text-info-ink">
      <p className="font-semibold">
        Prices have changed. The total is {asDollars(prices.totalAmount)} now. You haven’t been charged yet.
      </p>
      <ul className="mt-1">
        {changed.map(({ lineId, name, unitPrice, priceWhenAdded }) => (
          <li key={lineId}>
            {name}: <s>{asDollars(priceWhenAdded)}</s> {asDollars(unitPrice)}
          </li>
        ))}
      </ul>
    </div>
  )
}

/** An unexpected error. */
const isFailure = (error: Error) => error instanceof ApiError && error.status >= 500

/** Why the order failed, with ways to fix it. */
export function Refused({ error, onResolved }: { error: Error; onResolved: () => void }) {
  const { code, details } = error instanceof ApiError ? error : {}
  if ((code === 'OUT_OF_STOCK' || code === 'SHARE_OF_STOCK') && details) {
    const { lines } = details as z.output<typeof ShortLines>
    return <TooLittle lines={lines} limit={limits[code]} onResolved={onResolved} />
  }
  if (code === 'PRICE_CHANGED' && details)
    return <OtherPrices prices={details as z.output<typeof NewPrices>} />
  return (
    <p role="alert" className="rounded-xl bg-danger-soft p-4 font-semibold text-danger-ink">
      {isFailure(error) ? 'We couldn’t place your order.' : reasonText(error)}
      {(isNetworkFailure(error) || isFailure(error)) && ' Try again. We won’t order anything twice.'}
      {code === 'UNPAID_ORDERS_FULL' && (
        <Link to="/shop/orders" className="block min-h-11 content-center underline md:min-h-0">
          Open your orders
        </Link>
      )}
    </p>
  )
}
