import { ScanBarcode } from 'lucide-react'
import { useState } from 'react'
import { lazyView } from '../../../lib/rendering/lazy-view.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { LoadBoundary } from '../../../ui/load-boundary.tsx'
import { Loading, Skeleton } from '../../../ui/skeleton.tsx'
import type { BarcodeLookupProps } from './barcode-lookup.tsx'

const BarcodeLookup = lazyView(() => import('./barcode-lookup.tsx'))

const Placeholder = () => (
  <Loading className="flex flex-col gap-4 pb-2">
    <Skeleton className="aspect-4/3 rounded-2xl" />
    <Skeleton className="h-18 rounded-xl" />
  </Loading>
)

/** Opens the barcode scanner in its own dialog. */
export function BarcodeButton({ onFound, onByHand }: BarcodeLookupProps) {
  const [open, setOpen] = useState(false)
  const closing =
    <Result,>(report: (result: Result) => void) =>
    (result: Result) => {
      setOpen(false)
      report(result)
    }
  return (
    <>
      <Button variant="secondary" className="whitespace-nowrap" onClick={() => setOpen(true)}>
        <ScanBarcode className="size-5" aria-hidden="true" />
        Scan barcode
      </Button>
      <Dialog open={open} onOpenChange={setOpen} title="Scan barcode">
        <LoadBoundary failure="We couldn’t load the scanner" skeleton={<Placeholder />}>
          <BarcodeLookup onFound={closing(onFound)} onByHand={closing(onByHand)} />
        </LoadBoundary>
      </Dialog>
    </>
  )
}
