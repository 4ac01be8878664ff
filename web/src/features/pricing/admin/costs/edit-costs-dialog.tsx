import type { ProductCosts } from '@pepwell/contract/shop/product-costs'
import { isSignedOut } from '../../../../lib/api/api.ts'
import { useLastChange } from '../../../../lib/api/last-change.ts'
import { refusalText } from '../../../../lib/api/refusal-text.ts'
import { browserTimeZone } from '../../../../lib/time/browser-zone.ts'
import { formatInstant } from '../../../../lib/time/dates.ts'
import { toast } from '../../../../ui/toast-store.ts'
import { VersionedDialog } from '../../../../ui/versioned-dialog.tsx'
import { CostForm } from './cost-form.tsx'
import { bodyOf, costLabels, unknownCosts, valuesOf } from './cost-values.ts'
import { useFreshCosts, useSetCosts } from './costs.api.ts'

interface EditCostsDialogProps {
  peptide: { id: number; name: string; category: string }
  /** undefined for a peptide without costs */
  costs?: ProductCosts
  /** whether the operator may see prices */
  mayPrice: boolean
  open: boolean
  onOpenChange: (open: boolean) => void
}

/** A peptide without costs has no version yet; the first save creates it. */
const editionOf = (costs: ProductCosts | undefined) => ({
  values: valuesOf(costs),
  version: costs?.version ?? 0,
})

/** A product's costs, price and links to other shops. */
export function EditCostsDialog({ peptide, costs, mayPrice, open, onOpenChange }: EditCostsDialogProps) {
  const unknown = unknownCosts(costs)
  const set = useSetCosts().mutateAsync
  const fresh = useFreshCosts()
  const about = { kind: 'cost', id: costs?.id ?? 0 }
  const last = useLastChange(about, open && costs !== undefined)
  return (
    <VersionedDialog
      open={open}
      onOpenChange={onOpenChange}
      title="Edit Product Costs"
      description={`${peptide.name} · ${peptide.category}`}
      size="xl"
      about={about}
      note={
        last &&
        `Last saved by ${last.actor.name ?? last.actor.id} on ${formatInstant(last.at, browserTimeZone())}`
      }
      what={`the costs of ${peptide.name}`}
      labels={costLabels}
      row={editionOf(costs)}
      reload={async () => editionOf(await fresh(peptide.id))}
      save={async ({ values, version }) => {
        await set({ body: { ...bodyOf(values, unknown), peptideId: peptide.id, version } })
        toast({ title: 'Product updated successfully' })
      }}
      onFailed={(error) => {
        if (!isSignedOut(error))
          toast({
            title: 'Error',
            description: refusalText(error, 'Failed to update product'),
            variant: 'destructive',
          })
      }}
    >
      {(form) => (
        <CostForm
          {...form}
          peptideId={peptide.id}
          mayPrice={mayPrice}
          hadCosts={costs !== undefined}
          unknown={unknown}
          lowestVendorPrice={costs?.lowestVendorPrice ?? null}
        />
      )}
    </VersionedDialog>
  )
}
