import { peptideTitle } from '../../../../lib/format/peptide-title.ts'
import { Button } from '../../../../ui/button.tsx'
import { Dialog } from '../../../../ui/dialog.tsx'
import { PricePicture } from './price-picture.tsx'
import { VendorTable } from './vendor-table.tsx'

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
