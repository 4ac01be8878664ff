import { type ReactNode, useEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { prefetch } from '../../../lib/api/prefetch.ts'
import { lazyView } from '../../../lib/rendering/lazy-view.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { DraftSaver, useDraftSaving } from '../../../ui/draft-context.tsx'
import { LoadBoundary } from '../../../ui/load-boundary.tsx'
import { Loading, Skeleton } from '../../../ui/skeleton.tsx'
import { type EntryPoint, entryPoints } from './entry-points.ts'
import type { SheetFormProps } from './sheet-props.ts'

interface SheetSkeletonProps {
  footer: HTMLElement | null
  /** the button label */
  send: string
  onClose: () => void
}

/** The sheet's skeleton in its final shape. */
function SheetSkeleton({ footer, send, onClose }: SheetSkeletonProps) {
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

// The form and its schema are prefetched when idle.
const SheetForm = lazyView(() => import('./sheet-form.tsx'))

const preloadForm = prefetch(SheetForm.preload)

interface SheetFrameProps {
  open: boolean
  onOpen: () => void
  onClose: () => void
  entryPoint: EntryPoint
  description?: ReactNode
  /** key for the draft; without one, closing asks first */
  draft?: string
  /** initial values; undefined while loading */
  form?: Omit<SheetFormProps, 'entryPoint' | 'footer' | 'leaving' | 'onClose'>
  /** the empty state */
  instead?: ReactNode
}

/** The dialog around the dose form; its footer reads the form's values. */
export function SheetFrame(props: SheetFrameProps) {
  const { open, onOpen, onClose, entryPoint, description, draft, form, instead } = props
  const [footer, setFooter] = useState<HTMLElement | null>(null)
  const leaving = useRef<(() => boolean) | null>(null)
  const keeping = useDraftSaving(draft, open)
  useEffect(preloadForm, [])
  const skeleton = <SheetSkeleton footer={footer} send={entryPoints[entryPoint].send} onClose={onClose} />
  const change = (next: boolean) => {
    if (next) return onOpen()
    if (leaving.current?.() === false) return
    keeping.leave()
    onClose()
  }
  return (
    <Dialog
      open={open}
      onOpenChange={change}
      title={entryPoints[entryPoint].title}
      description={description}
      size="sheet"
      footer={instead ? undefined : <div ref={setFooter} className="w-full" />}
    >
      {instead ?? (
        <LoadBoundary failure="We couldn’t load the form" skeleton={skeleton}>
          {form ? (
            <DraftSaver place={keeping.place}>
              <SheetForm
                {...form}
                entryPoint={entryPoint}
                footer={footer}
                leaving={leaving}
                onClose={onClose}
              />
            </DraftSaver>
          ) : (
            skeleton
          )}
        </LoadBoundary>
      )}
    </Dialog>
  )
}
