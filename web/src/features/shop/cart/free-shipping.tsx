import { inDollars } from '@pepwell/domain/shop/money'
import { Truck } from 'lucide-react'

interface FreeShippingProps {
  /** cart total and free-shipping minimum, in cents */
  subtotal: number
  from: number
}

/** The amount missing for free shipping, as text and a bar. */
export function FreeShipping({ subtotal, from }: FreeShippingProps) {
  const missing = from - subtotal
  return (
    <div className="mt-3">
      <p className="flex items-center gap-2 text-sm font-semibold text-accent-ink tabular-nums">
        <Truck className="size-4 shrink-0" aria-hidden="true" />
        {missing > 0
          ? `$${inDollars(missing)} more for free shipping`
          : `Shipping is free from $${inDollars(from)}`}
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
