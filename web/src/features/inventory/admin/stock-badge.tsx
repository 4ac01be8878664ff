import { type StockLabel, stockLabel } from '@pepwell/domain/shop/stock'
import { Badge } from '../../../ui/badge.tsx'

const tones = {
  'Out of Stock': 'danger',
  'Low Stock': 'warn',
  'In Stock': 'accent',
  Recalled: 'danger',
} as const

/** A batch's label: none of a recalled one is for sale, however many units are there. */
export const batchLabel = (units: number, recallReason: string | null): StockLabel | 'Recalled' =>
  recallReason ? 'Recalled' : stockLabel(units)

/** A label for a batch's quantity, or for its recall. */
export function StockBadge({ units, recallReason }: { units: number; recallReason: string | null }) {
  const label = batchLabel(units, recallReason)
  return (
    <Badge tone={tones[label]} className="whitespace-nowrap">
      {label}
    </Badge>
  )
}
