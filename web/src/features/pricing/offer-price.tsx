import { inDollars } from '@pepwell/domain/shop/money'
import { centsPerMg } from '@pepwell/domain/shop/pricing'
import { Badge } from '../../ui/badge.tsx'

interface OfferPriceProps {
  cents: number
  dosage: string
  /** the lowest compared price per mg */
  lowestPerMg: number | null
}

/** '$0.98 per mg'; below a cent, text instead of zero. */
const perMgText = (cents: number): string =>
  cents === 0 ? 'under $0.01 per mg' : `$${inDollars(cents)} per mg`

/** A price, with the price per mg if the dosage is known. */
export function OfferPrice({ cents, dosage, lowestPerMg }: OfferPriceProps) {
  const perMg = centsPerMg(cents, dosage)
  return (
    <div className="shrink-0 text-right tabular-nums">
      <p className="text-xl font-bold tracking-tight">${inDollars(cents)}</p>
      {perMg !== null && <p className="text-sm text-soft">{perMgText(perMg)}</p>}
      {perMg !== null && perMg === lowestPerMg && (
        <Badge tone="accent" className="mt-1">
          Lowest per mg
        </Badge>
      )}
    </div>
  )
}
