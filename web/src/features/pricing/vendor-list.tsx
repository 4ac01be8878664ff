import type { VendorPrice } from '@pepwell/contract/shop/pricing'
import { FIRST_PRICES } from '@pepwell/domain/shop/pricing'
import { useId, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { VendorRow } from './vendor-row.tsx'

interface VendorListProps {
  /** cheapest first */
  offers: readonly VendorPrice[]
  lowestPerMg: number | null
}

/** The other vendors: the cheapest few first, all on request. */
export function VendorList({ offers, lowestPerMg }: VendorListProps) {
  const id = useId()
  const [all, setAll] = useState(false)
  const shown = all ? offers : offers.slice(0, FIRST_PRICES)
  return (
    <section aria-labelledby={id}>
      <h3 id={id} className="text-lg font-bold tracking-tight">
        Other vendors
      </h3>
      <ul className="divide-y divide-line">
        {shown.map((offer) => (
          <VendorRow key={offer.id} offer={offer} lowestPerMg={lowestPerMg} />
        ))}
      </ul>
      {offers.length > FIRST_PRICES && (
        // Keep the button and change its label, so focus stays.
        <Button variant="secondary" className="w-full" aria-expanded={all} onClick={() => setAll(!all)}>
          {all ? `Show First ${FIRST_PRICES}` : `Show All ${offers.length}`}
        </Button>
      )}
    </section>
  )
}
