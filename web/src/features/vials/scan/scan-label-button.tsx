import type { CalendarDay } from '@pepwell/domain/time/calendar'
import type { Gs1Label } from '@pepwell/domain/vials/gs1-labels'
import { ScanBarcode } from 'lucide-react'
import { useState } from 'react'
import { useFormContext } from 'react-hook-form'
import { lazyView } from '../../../lib/rendering/lazy-view.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { LoadBoundary } from '../../../ui/load-boundary.tsx'
import { Loading, Skeleton } from '../../../ui/skeleton.tsx'
import type { VialValues } from '../vial-values.ts'

const ScanLabel = lazyView(() => import('./scan-label.tsx'))

const skeleton = (
  <Loading className="flex flex-col gap-4 pb-2">
    <Skeleton className="aspect-4/3 rounded-2xl" />
    <Skeleton className="h-18 rounded-xl" />
  </Loading>
)

/** Scans lot and expiry date from a package; the user confirms them first. */
export function ScanLabelButton({ today }: { today: CalendarDay }) {
  const [open, setOpen] = useState(false)
  const { setValue, getValues } = useFormContext<VialValues>()
  const fill = ({ gtin, expiresOn, lot }: Gs1Label) => {
    const touched = { shouldDirty: true, shouldTouch: true }
    if (lot) setValue('lot', lot, touched)
    if (expiresOn) setValue('expiresOn', expiresOn, touched)
    if (gtin && !getValues('source')) setValue('source', `GTIN ${gtin}`, touched)
    setOpen(false)
  }
  return (
    <>
      <Button variant="secondary" className="self-start" onClick={() => setOpen(true)}>
        <ScanBarcode className="size-5" aria-hidden="true" />
        Scan a label
      </Button>
      <Dialog open={open} onOpenChange={setOpen} title="Scan a label">
        <LoadBoundary failure="We couldn’t load the scanner" skeleton={skeleton}>
          <ScanLabel today={today} onUse={fill} />
        </LoadBoundary>
      </Dialog>
    </>
  )
}
