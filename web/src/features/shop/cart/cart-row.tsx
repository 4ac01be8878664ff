import { inDollars, times, toCents } from '@pepwell/domain/shop/money'
import { Trash2 } from 'lucide-react'
import { Link } from 'react-router'
import { cx } from '../../../lib/classes.ts'
import { Button } from '../../../ui/button.tsx'
import { toast } from '../../../ui/toast-store.ts'
import { NotifyButton } from '../notify-button.tsx'
import { dollars } from '../products/price.tsx'
import { ProductImage } from '../products/product-image.tsx'
import { Stepper } from '../stepper.tsx'
import { useCart } from './cart-context.ts'
import type { CartEntry } from './cart-entries.ts'

/** Why a line can't be bought, and what to do. */
function problemText({ problem, left }: Pick<CartEntry, 'problem' | 'left'>): string | null {
  switch (problem) {
    case null:
      return null
    case 'not_sold':
      return 'Not for sale right now. We left it out of the total.'
    case 'coming_soon':
      return 'Coming soon. We left it out of the total.'
    case 'out_of_stock':
      return 'Out of stock. We left it out of the total.'
    case 'not_enough':
      return left === null
        ? 'We don’t have that many left. Choose fewer to buy it.'
        : `Only ${left} left. Choose ${left === 1 ? 'one' : 'fewer'} to buy it.`
  }
}

/** Price changes since adding, and what prevents buying. */
function Remarks({ entry }: { entry: CartEntry }) {
  const problem = problemText(entry)
  const changed = entry.problem === null && entry.price !== entry.priceWhenAdded
  return (
    <>
      {changed && (
        <p className="text-sm font-semibold text-info-ink">
          Price changed from {dollars(entry.priceWhenAdded)} to {dollars(entry.price)} since you added it
        </p>
      )}
      {problem && <p className="text-sm font-semibold text-danger-ink">{problem}</p>}
    </>
  )
}

const canBeWaitedFor = ({ problem }: CartEntry) => problem === 'coming_soon' || problem === 'out_of_stock'

/** Removes a line; a toast offers undo. */
function useRemoval(entry: CartEntry) {
  const cart = useCart()
  return () => {
    cart.set(entry.productId, 0)
    const undo = () => cart.add({ ...entry, id: entry.productId }, entry.quantity)
    toast({ description: `${entry.name} was removed`, action: { label: 'Undo', onPress: undo } })
  }
}

/** A cart line. */
export function CartRow({ entry }: { entry: CartEntry }) {
  const cart = useCart()
  const remove = useRemoval(entry)
  const isOut = entry.problem !== null
  const total = inDollars(times(toCents(entry.price), entry.quantity))
  return (
    <li className="flex gap-4 py-4 first:pt-0 last:pb-0 md:gap-5">
      <ProductImage
        product={entry}
        src={entry.image}
        className={cx('size-19 shrink-0 rounded-xl md:size-22', isOut && 'opacity-60')}
      />
      <div className="flex min-w-0 flex-1 flex-col gap-1">
        <div className="flex items-baseline justify-between gap-3">
          <h2 className="min-w-0 text-base font-semibold tracking-normal md:text-lg">
            {entry.slug ? (
              <Link to={`/shop/${entry.slug}`} className="hover:underline">
                {entry.name}
              </Link>
            ) : (
              entry.name
            )}
          </h2>
          <p className="font-bold tabular-nums">{isOut ? <span aria-hidden="true">—</span> : `$${total}`}</p>
        </div>
        <p className="text-sm text-soft">{[entry.amount, entry.form].filter(Boolean).join(' · ')}</p>
        <Remarks entry={entry} />
        <div className="mt-1.5 flex flex-wrap items-center justify-between gap-2">
          {canBeWaitedFor(entry) ? (
            <NotifyButton product={{ id: entry.productId, name: entry.name }} />
          ) : (
            <Stepper
              name={entry.name}
              value={entry.quantity}
              onChange={(quantity) => cart.set(entry.productId, quantity)}
              className="w-28"
            />
          )}
          <Button
            variant="ghost"
            size="sm"
            className="-mr-3 text-soft"
            aria-label={`Remove ${entry.name}`}
            onClick={remove}
          >
            <Trash2 className="size-4" aria-hidden="true" />
            Remove
          </Button>
        </div>
      </div>
    </li>
  )
}
