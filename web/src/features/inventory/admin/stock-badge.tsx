import { stockLabel } from '@pepwell/domain/shop/stock'
import { Badge } from '../../../ui/badge.tsx'

const tones = { 'Out of Stock': 'danger', 'Low Stock': 'warn', 'In Stock': 'accent' } as const

/** A label for a quantity. */
export function StockBadge({ units }: { units: number }) {
  const label = stockLabel(units)
  return (
    <Badge tone={tones[label]} className="whitespace-nowrap">
      {label}
    </Badge>
  )
}
