import { cheapestFirst } from '@pepwell/domain/shop/pricing'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { lazyView } from '../../../../lib/rendering/lazy-view.ts'
import { serverNow } from '../../../../lib/time/clock.ts'
import { LoadBoundary } from '../../../../ui/load-boundary.tsx'
import { Skeleton } from '../../../../ui/skeleton.tsx'
import { vendorPricesQuery } from '../../pricing.api.ts'
import { priceLines } from './price-lines.ts'
import { priceHistoryQuery } from './vendor-prices.api.ts'

const PriceChart = lazyView(() => import('./price-chart.tsx'))

const Placeholder = () => <Skeleton className="h-40" />

/** Price history of the cheapest vendors against ours. The table below has the same figures. */
export function PricePicture({ peptideId, own }: { peptideId: number; own: number | null }) {
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
