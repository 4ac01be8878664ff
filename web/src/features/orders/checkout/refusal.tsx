import type { NewPrices, ShortLines } from '@pepwell/contract/orders'
import type { z } from 'zod'
import { ApiError, isNetworkFailure } from '../../../lib/api.ts'
import { reasonText } from '../../../lib/refusal-text.ts'
import { Button } from '../../../ui/button.tsx'
import { asDollars } from '../dollars.ts'
import { useTakeFewer, useTakeOut } from '../orders.api.ts'

type Short = z.output<typeof ShortLines>['lines'][number]

/** There is too little of a line: take what is left, or leave it. */
function ShortLine({ line, onMended }: { line: Short; onMended: () => void }) {
  const fewer = useTakeFewer()
  const out = useTakeOut()
  const { lineId: id, name, left } = line
  return (
    <li className="flex flex-wrap items-center justify-between gap-2">
      <span>
        <strong>{name}</strong>: {left === 0 ? 'none is left' : `only ${left} left`}
      </span>
      <span className="flex gap-2">
        {left > 0 && (
          <Button
            variant="secondary"
            size="sm"
            pending={fewer.isPending}
            onClick={() =>
              fewer.mutate({ params: { id }, body: { quantity: left } }, { onSuccess: onMended })
            }
          >
            Take {left}
          </Button>
        )}
        <Button
          variant="secondary"
          size="sm"
          pending={out.isPending}
          onClick={() => out.mutate({ params: { id } }, { onSuccess: onMended })}
        >
          Remove
        </Button>
      </span>
    </li>
  )
}

function TooLittle({ lines, onMended }: { lines: readonly Short[]; onMended: () => void }) {
  return (
    <div role="alert" className="rounded-xl bg-danger-soft p-4 text-danger-ink">
      <p className="font-semibold">There is not enough left. Nothing was bought.</p>
      <ul className="mt-2 space-y-2">
        {lines.map((line) => (
          <ShortLine key={line.lineId} line={line} onMended={onMended} />
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
        Prices have changed: the total is {asDollars(prices.totalAmount)} now. Nothing was bought yet.
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

/** Something failed that nobody expected. */
const isFailure = (error: Error) => error instanceof ApiError && error.status >= 500

/** Why the order was not placed, and what can be done about that. */
export function Refused({ error, onMended }: { error: Error; onMended: () => void }) {
  const { code, details } = error instanceof ApiError ? error : {}
  if (code === 'OUT_OF_STOCK' && details)
    return <TooLittle lines={(details as z.output<typeof ShortLines>).lines} onMended={onMended} />
  if (code === 'PRICE_CHANGED' && details)
    return <OtherPrices prices={details as z.output<typeof NewPrices>} />
  return (
    <p role="alert" className="rounded-xl bg-danger-soft p-4 font-semibold text-danger-ink">
      {isFailure(error) ? 'Your order could not be placed.' : reasonText(error)}
      {(isNetworkFailure(error) || isFailure(error)) && ' Try again: nothing is bought twice.'}
    </p>
  )
}
