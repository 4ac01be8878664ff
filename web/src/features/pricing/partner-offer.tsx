import { amountAsRead } from '@pepwell/domain/doses/written-amounts'
import { inDollars } from '@pepwell/domain/shop/money'
import { FREE_WATER_CENTS } from '@pepwell/domain/shop/pricing'
import { Gift } from 'lucide-react'
import type { ReactNode } from 'react'
import { Badge } from '../../ui/badge.tsx'
import { OfferPrice } from './offer-price.tsx'

interface PartnerOfferProps {
  cents: number
  dosage: string
  lowestPerMg: number | null
  /** the offer's actions */
  action?: ReactNode
}

/** The partner shop's offer, separate from the others. */
export function PartnerOffer({ cents, dosage, lowestPerMg, action }: PartnerOfferProps) {
  return (
    <section aria-label="Partner shop" className="rounded-2xl border-2 border-accent bg-surface p-4">
      <div className="flex items-start justify-between gap-4">
        <div className="min-w-0">
          <div className="flex flex-wrap items-center gap-2">
            <h3 className="text-lg font-bold tracking-tight">Partner shop</h3>
            <Badge tone="accent">Partner</Badge>
          </div>
          {dosage && <p className="text-soft">{amountAsRead(dosage)}</p>}
        </div>
        <OfferPrice cents={cents} dosage={dosage} lowestPerMg={lowestPerMg} />
      </div>
      <p className="mt-3 flex items-center gap-2 rounded-xl bg-accent-soft px-3 py-2 text-sm font-semibold text-accent-ink">
        <Gift className="size-5 shrink-0" aria-hidden="true" />
        <span>Free bacteriostatic water included, a ${inDollars(FREE_WATER_CENTS)} value</span>
      </p>
      {action}
    </section>
  )
}
