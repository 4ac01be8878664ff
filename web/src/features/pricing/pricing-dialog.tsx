import type { Peptide } from '@pepwell/contract/catalogue/catalogue'
import type { ReactNode } from 'react'
import { Dialog } from '../../ui/dialog.tsx'
import { PricingComparison } from './pricing-comparison.tsx'

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
