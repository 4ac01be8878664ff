import { type Costs, totalCost } from '@pepwell/domain/shop/margins'
import { add, type Cents, toCents } from '@pepwell/domain/shop/money'
import { signedDollars } from './in-dollars.ts'

/** The shown parts of the total; the sixth makes bar and total equal. */
const parts: { label: string; of: (keyof Costs)[]; color: string }[] = [
  { label: 'Cost of Goods', of: ['costOfGoods'], color: 'bg-accent' },
  { label: 'Packaging', of: ['packagingCost'], color: 'bg-series-2' },
  { label: 'Testing', of: ['testingCost'], color: 'bg-series-3' },
  { label: 'Shipping', of: ['shippingCost'], color: 'bg-series-4' },
  { label: 'Other', of: ['otherCosts'], color: 'bg-series-5' },
  { label: 'Label, barcode', of: ['mailingLabelCost', 'barcodeCost'], color: 'bg-edge' },
]

/** Null if one of them is unknown. */
function centsOf(costs: Costs, of: readonly (keyof Costs)[]): Cents | null {
  const amounts = of.map((name) => costs[name])
  return amounts.every((amount) => amount !== null) ? add(...amounts.map(toCents)) : null
}

/** A product's total cost as a bar of its parts. */
export function CostBreakdown({ costs }: { costs: Costs }) {
  const total = totalCost(costs)
  const shown = parts.map((part) => ({ ...part, cents: centsOf(costs, part.of) }))
  const known = shown.map(({ cents, ...part }) => ({
    ...part,
    cents: total === undefined ? 0 : (cents ?? 0),
  }))
  return (
    <div className="flex min-w-0 flex-col gap-2">
      <div aria-hidden="true" className="flex h-2.5 gap-0.5 overflow-hidden rounded-full bg-line">
        {known
          .filter(({ cents }) => cents > 0)
          .map(({ label, color, cents }) => (
            <span key={label} className={color} style={{ width: `${(100 * cents) / (total ?? 1)}%` }} />
          ))}
      </div>
      <dl className="flex flex-wrap gap-x-5 gap-y-1.5 text-sm">
        {shown.map(({ label, color, cents }) => (
          <div key={label}>
            <dt className="flex items-center gap-1.5 text-soft">
              <span aria-hidden="true" className={`size-2 rounded-full ${color}`} />
              {label}
            </dt>
            <dd className="pl-3.5 font-semibold tabular-nums">
              {cents === null ? 'Unknown' : signedDollars(cents)}
            </dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
