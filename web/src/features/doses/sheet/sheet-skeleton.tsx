import { createPortal } from 'react-dom'
import { Button } from '../../../ui/button.tsx'
import { Loading, Skeleton } from '../../../ui/skeleton.tsx'

interface SheetSkeletonProps {
  footer: HTMLElement | null
  /** the button label */
  send: string
  onClose: () => void
}

/** The sheet's skeleton in its final shape. */
export function SheetSkeleton({ footer, send, onClose }: SheetSkeletonProps) {
  return (
    <>
      <Loading className="flex flex-col gap-5 pb-3">
        <Skeleton className="h-11 w-2/3 rounded-full" />
        <Skeleton className="h-13 rounded-2xl" />
        <Skeleton className="h-11 rounded-xl" />
        <Skeleton className="h-24 rounded-2xl" />
        <Skeleton className="h-64 rounded-2xl" />
      </Loading>
      {footer &&
        createPortal(
          <div className="flex gap-3">
            <Button variant="secondary" size="lg" className="flex-1" onClick={onClose}>
              Cancel
            </Button>
            <Button size="lg" className="flex-2" pending>
              {send}
            </Button>
          </div>,
          footer,
        )}
    </>
  )
}
