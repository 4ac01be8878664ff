import type { VendorPrice } from '@pepwell/contract/shop/pricing'
import { amountAsRead } from '@pepwell/domain/doses/written-amounts'
import { toCents } from '@pepwell/domain/shop/money'
import { FlaskConical, ScanBarcode } from 'lucide-react'
import { Badge } from '../../ui/badge.tsx'
import { OfferPrice } from './offer-price.tsx'

interface VendorRowProps {
  offer: VendorPrice
  lowestPerMg: number | null
}

function Quality({ offer: { usLabTested, batchTracked } }: { offer: VendorPrice }) {
  if (!usLabTested && !batchTracked) return null
  return (
    <p className="mt-2 flex flex-wrap gap-1.5">
      {usLabTested && (
        <Badge tone="info">
          <FlaskConical className="size-3.5" aria-hidden="true" />
          US lab tested
        </Badge>
      )}
      {batchTracked && (
        <Badge>
          <ScanBarcode className="size-3.5" aria-hidden="true" />
          Batch tracked
        </Badge>
      )}
    </p>
  )
}

export function VendorRow({ offer, lowestPerMg }: VendorRowProps) {
  const { vendorName, dosage, price, notes } = offer
  return (
    <li className="flex items-start justify-between gap-4 py-4">
      <div className="min-w-0">
        <h4 className="font-semibold wrap-anywhere">{vendorName}</h4>
        <p className="text-soft">{amountAsRead(dosage)}</p>
        <Quality offer={offer} />
        {notes && <p className="mt-2 text-sm whitespace-pre-line text-soft wrap-anywhere">{notes}</p>}
      </div>
      <OfferPrice cents={toCents(price)} dosage={dosage} lowestPerMg={lowestPerMg} />
    </li>
  )
}
