import type { CallReply } from '@pepwell/contract/declared'
import type { shopTerms } from '@pepwell/contract/shop/orders.calls'
import { inDollars, toCents } from '@pepwell/domain/shop/money'
import { Truck } from 'lucide-react'
import { Link } from 'react-router'
import { buttonStyle } from '../../../ui/button-style.ts'
import { Card } from '../../../ui/card.tsx'
import { useCart } from './cart-context.ts'
import { type CartEntry, totalOf } from './cart-entries.ts'

interface FreeShippingProps {
  /** cart total and free-shipping minimum, in cents */
  subtotal: number
  from: number
}

/** The amount missing for free shipping, as text and a bar. */
function FreeShipping({ subtotal, from }: FreeShippingProps) {
  const missing = from - subtotal
  return (
    <div className="mt-3">
      <p className="flex items-center gap-2 text-sm font-semibold text-accent-ink tabular-nums">
        <Truck className="size-4 shrink-0" aria-hidden="true" />
        {missing > 0
          ? `$${inDollars(missing)} more for free shipping`
          : `Free shipping from $${inDollars(from)}`}
      </p>
      <div aria-hidden="true" className="mt-2 h-1.5 overflow-hidden rounded-full bg-sunken">
        <div
          className="h-full rounded-full bg-accent"
          style={{ width: `${Math.min(100, Math.round((100 * subtotal) / from))}%` }}
        />
      </div>
    </div>
  )
}

/** To the checkout; visitors sign in first and return. */
function Onwards({ className }: { className?: string }) {
  const { isMember } = useCart()
  const style = buttonStyle('primary', 'lg', className)
  return isMember ? (
    <Link to="/shop/checkout" className={style}>
      Checkout
    </Link>
  ) : (
    <Link to="/login?next=%2Fshop%2Fcart" className={style}>
      Sign in to check out
    </Link>
  )
}

const VisitorsNote = () => (
  <p className="mt-3 text-sm text-soft">
    Your cart stays the same. No account yet?{' '}
    <Link to="/signup" className="font-semibold text-accent-ink underline">
      Create an Account
    </Link>
  </p>
)

const dollars = (cents: number) => `$${inDollars(cents)}`

/** The shipping cost, or the checkout's text if unknown. */
function Shipping({ fee, shipping }: { fee: number | undefined; shipping: number }) {
  if (fee === undefined) return <dd className="text-right text-soft">At checkout</dd>
  if (shipping > 0) return <dd className="text-right">{dollars(shipping)}</dd>
  return (
    <dd className="text-right">Free {fee > 0 && <s className="ml-1 text-sm text-soft">{dollars(fee)}</s>}</dd>
  )
}

interface CartSummaryProps {
  entries: readonly CartEntry[]
  /** undefined if they couldn't be loaded */
  terms?: CallReply<typeof shopTerms>
}

/** The cart's total and the checkout button; sticky on phones. */
export function CartSummary({ entries, terms }: CartSummaryProps) {
  const { isMember } = useCart()
  const { cents, pieces } = totalOf(entries)
  const fee = terms && toCents(terms.shippingFee)
  const freeFrom = terms?.freeFrom ? toCents(terms.freeFrom) : null
  const isFree = pieces === 0 || (freeFrom !== null && cents >= freeFrom)
  const shipping = isFree ? 0 : (fee ?? 0)
  const total = dollars(cents + shipping)
  return (
    <>
      <Card as="section" aria-label="Summary" className="md:sticky md:top-22 md:self-start">
        <h2 className="text-lg">Summary</h2>
        {fee !== undefined && fee > 0 && freeFrom !== null && pieces > 0 && (
          <FreeShipping subtotal={cents} from={freeFrom} />
        )}
        <dl className="mt-4 grid grid-cols-[1fr_auto] gap-y-3 tabular-nums">
          <dt className="text-soft">
            Subtotal, {pieces} {pieces === 1 ? 'item' : 'items'}
          </dt>
          <dd className="text-right">{dollars(cents)}</dd>
          <dt className="text-soft">Shipping</dt>
          <Shipping fee={pieces > 0 ? fee : undefined} shipping={shipping} />
          <dt className="border-t border-line pt-3 text-lg font-bold">Total</dt>
          <dd className="border-t border-line pt-3 text-right text-xl font-bold">{total}</dd>
        </dl>
        {pieces > 0 && <Onwards className="mt-5 w-full max-md:hidden" />}
        {!isMember && <VisitorsNote />}
        {isMember && <p className="mt-3 text-sm text-soft">Batch numbers appear on your order.</p>}
      </Card>
      {pieces > 0 && (
        <div
          data-lower-bar
          className="sticky bottom-(--bars-below) z-20 -mx-4 mt-auto flex items-center gap-4 border-t border-line bg-surface px-4 py-3 md:hidden"
        >
          <p className="leading-tight tabular-nums">
            <span className="block text-sm text-soft">Total</span>
            <span className="text-xl font-bold">{total}</span>
          </p>
          <Onwards className="flex-1" />
        </div>
      )}
    </>
  )
}
