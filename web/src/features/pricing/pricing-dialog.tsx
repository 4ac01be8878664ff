import type { Peptide } from '@pepwell/contract/catalogue/catalogue'
import type { VendorPrice } from '@pepwell/contract/shop/pricing'
import { amountAsRead } from '@pepwell/domain/doses/written-amounts'
import { toCents } from '@pepwell/domain/shop/money'
import { cheapestFirst, FIRST_PRICES, lowestCentsPerMg, partnerOffer } from '@pepwell/domain/shop/pricing'
import { useQuery } from '@tanstack/react-query'
import { FlaskConical, ScanBarcode, Tag } from 'lucide-react'
import { type ReactNode, useId, useState } from 'react'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { Loading, Skeleton } from '../../ui/skeleton.tsx'
import { OfferPrice } from './offer-price.tsx'
import { PartnerOffer } from './partner-offer.tsx'
import { vendorPricesQuery } from './pricing.api.ts'

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

function VendorRow({ offer, lowestPerMg }: VendorRowProps) {
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

interface VendorListProps {
  /** cheapest first */
  offers: readonly VendorPrice[]
  lowestPerMg: number | null
}

/** The other vendors: the cheapest few first, all on request. */
function VendorList({ offers, lowestPerMg }: VendorListProps) {
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
function PricingComparison({ peptide, partnerAction }: PricingComparisonProps) {
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
        <p className="text-soft">No prices from other vendors yet.</p>
      )}
      {prices.data && offers.length === 0 && partner === null && <Nothing />}
    </div>
  )
}

interface PricingDialogProps {
  peptide: Peptide
  /** the partner offer's actions */
  partnerAction?: ReactNode
  open: boolean
  onOpenChange: (open: boolean) => void
}

export function PricingDialog({ peptide, partnerAction, open, onOpenChange }: PricingDialogProps) {
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title="Pricing Comparison" description={peptide.name}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a list longer than its dialog must scroll by keyboard */}
      <section aria-label="Prices" tabIndex={0} className="rounded-lg">
        <PricingComparison peptide={peptide} partnerAction={partnerAction} />
        <p className="mt-5 border-t border-line pt-4 text-sm text-soft">
          Vendors may have changed these prices since. Price per mg appears where we know the dosage.
        </p>
      </section>
    </Dialog>
  )
}
