import { cheapestFirst } from '@pepwell/domain/shop/pricing'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { peptideTitle } from '../../../../lib/format/peptide-title.ts'
import { lazyView } from '../../../../lib/rendering/lazy-view.ts'
import { serverNow } from '../../../../lib/time/clock.ts'
import { Button } from '../../../../ui/button.tsx'
import { Dialog } from '../../../../ui/dialog.tsx'
import { LoadBoundary } from '../../../../ui/load-boundary.tsx'
import { Skeleton } from '../../../../ui/skeleton.tsx'
import { vendorPricesQuery } from '../../pricing.api.ts'
import { priceLines } from './price-lines.ts'
import { priceHistoryQuery } from './vendor-prices.api.ts'
import { VendorTable } from './vendor-table.tsx'

const PriceChart = lazyView(() => import('./price-chart.tsx'))

const Placeholder = () => <Skeleton className="h-40" />

/** Price history of the cheapest vendors against ours. The table below has the same figures. */
function PricePicture({ peptideId, own }: { peptideId: number; own: number | null }) {
  const [now] = useState(serverNow)
  const offers = useQuery(vendorPricesQuery(peptideId)).data
  const past = useQuery(priceHistoryQuery(peptideId)).data
  if (!offers || !past) return <Placeholder />
  const lines = priceLines(past, cheapestFirst(offers), now)
  if (lines.length === 0) return null
  return (
    <figure aria-label="Prices in the last year" className="mb-4">
      <LoadBoundary failure="We couldn’t load the chart" skeleton={<Placeholder />}>
        <PriceChart lines={lines} own={own} />
      </LoadBoundary>
    </figure>
  )
}

interface VendorPricingDialogProps {
  peptide: { id: number; name: string; mg: number | null }
  /** our price in dollars; null without one */
  own: number | null
  open: boolean
  onOpenChange: (open: boolean) => void
}

/** A peptide's vendor prices with their history. */
export const VendorPricingDialog = ({ peptide, own, open, onOpenChange }: VendorPricingDialogProps) => (
  <Dialog
    open={open}
    onOpenChange={onOpenChange}
    title="Vendor Pricing"
    description={peptideTitle(peptide)}
    size="2xl"
    footer={
      <>
        <p className="mr-auto self-center text-sm text-soft">We refresh linked prices daily</p>
        <Button variant="secondary" onClick={() => onOpenChange(false)}>
          Close
        </Button>
      </>
    }
  >
    <PricePicture peptideId={peptide.id} own={own} />
    <VendorTable peptide={peptide} />
  </Dialog>
)
