import type { Peptide } from '@pepwell/contract/catalogue/catalogue'
import type { VendorPrice } from '@pepwell/contract/shop/pricing'
import { toCents } from '@pepwell/domain/shop/money'
import { cheapestFirst, lowestCentsPerMg, partnerOffer } from '@pepwell/domain/shop/pricing'
import { useQuery } from '@tanstack/react-query'
import { Tag } from 'lucide-react'
import type { ReactNode } from 'react'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { Loading, Skeleton } from '../../ui/skeleton.tsx'
import { PartnerOffer } from './partner-offer.tsx'
import { vendorPricesQuery } from './pricing.api.ts'
import { VendorList } from './vendor-list.tsx'

const rows = ['first', 'second', 'third']

const PricesSkeleton = () => (
  <Loading label="Loading prices" className="flex flex-col gap-4">
    {rows.map((row) => (
      <div key={row} className="flex justify-between gap-4 py-2">
        <div className="flex flex-1 flex-col gap-2">
          <Skeleton className="h-5 w-3/5" />
          <Skeleton className="h-4 w-1/3" />
          <Skeleton className="h-6 w-2/5" />
        </div>
        <Skeleton className="h-7 w-20" />
      </div>
    ))}
  </Loading>
)

const Nothing = () => (
  <EmptyState icon={<Tag />} title="No Pricing Data Available" text="No prices for this peptide yet." />
)

interface PricingComparisonProps {
  peptide: Peptide
  /** the partner offer's actions */
  partnerAction?: ReactNode
}

/** A peptide's prices at the partner shop and other vendors. */
export function PricingComparison({ peptide, partnerAction }: PricingComparisonProps) {
  const prices = useQuery(vendorPricesQuery(peptide.id))
  const partner = partnerOffer(peptide)
  const partnerDosage = peptide.mg ? `${peptide.mg}mg` : ''
  const offers: VendorPrice[] = cheapestFirst(prices.data ?? [])
  const lowestPerMg = lowestCentsPerMg([
    ...(partner === null ? [] : [{ cents: partner, dosage: partnerDosage }]),
    ...offers.map(({ price, dosage }) => ({ cents: toCents(price), dosage })),
  ])
  return (
    <div className="flex flex-col gap-5">
      {partner !== null && (
        <PartnerOffer
          cents={partner}
          dosage={partnerDosage}
          lowestPerMg={lowestPerMg}
          action={partnerAction}
        />
      )}
      {prices.isPending && <PricesSkeleton />}
      {prices.isError && !prices.data && (
        <ErrorState
          title="We couldn’t load the prices"
          error={prices.error}
          onRetry={() => prices.refetch()}
          retrying={prices.isFetching}
        />
      )}
      {prices.data && offers.length > 0 && <VendorList offers={offers} lowestPerMg={lowestPerMg} />}
      {prices.data && offers.length === 0 && partner !== null && (
        <p className="text-soft">No other vendor’s price is recorded.</p>
      )}
      {prices.data && offers.length === 0 && partner === null && <Nothing />}
    </div>
  )
}
