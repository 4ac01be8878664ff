import { times, toCents, toDollars } from '@pepwell/domain/shop/money'
import { ChevronDown, ShoppingBag } from 'lucide-react'
import { asDollars } from '../dollars.ts'
import type { PictureOf } from '../pictured.ts'
import type { Bill } from './bill.ts'

/** Cart items that can't be bought. */
export const LeftOut = ({ bill: { left } }: { bill: Bill }) =>
  left > 0 && (
    <p className="text-sm font-semibold text-danger-ink">
      {left === 1
        ? 'You can’t buy one item right now. We keep it in your cart.'
        : `${left} items you can’t buy right now stay in your cart.`}
    </p>
  )

/** The items to buy. */
export const BillLines = ({ bill, pictureOf }: { bill: Bill; pictureOf: PictureOf }) => (
  <ul className="grid gap-4">
    {bill.lines.map((line) => (
      <li key={line.id} className="flex items-center gap-3">
        {pictureOf(line)}
        <div className="min-w-0 flex-1">
          <p className="font-semibold">{line.name}</p>
          <p className="text-sm text-soft tabular-nums">
            {line.quantity} × {asDollars(line.price)}
          </p>
        </div>
        <p className="font-semibold tabular-nums">
          {asDollars(toDollars(times(toCents(line.price), line.quantity)))}
        </p>
      </li>
    ))}
  </ul>
)

/** The same as an expandable row for phones. */
export const FoldedLines = ({ bill, pictureOf }: { bill: Bill; pictureOf: PictureOf }) => (
  <details className="group -mx-4 border-y border-line bg-sunken px-4 lg:hidden">
    <summary className="flex min-h-14 cursor-pointer list-none items-center gap-3 font-semibold [&::-webkit-details-marker]:hidden">
      <ShoppingBag className="size-5" aria-hidden="true" />
      {bill.pieces} {bill.pieces === 1 ? 'item' : 'items'}
      <ChevronDown className="size-4 group-open:rotate-180" aria-hidden="true" />
      <span className="ml-auto tabular-nums">{asDollars(bill.totalAmount)}</span>
    </summary>
    <div className="pt-1 pb-4">
      <BillLines bill={bill} pictureOf={pictureOf} />
    </div>
  </details>
)
