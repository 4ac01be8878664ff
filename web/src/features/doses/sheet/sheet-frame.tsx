import { type ReactNode, useEffect, useRef, useState } from 'react'
import { prefetch } from '../../../lib/api/prefetch.ts'
import { lazyView } from '../../../lib/rendering/lazy-view.ts'
import { Dialog } from '../../../ui/dialog.tsx'
import { DraftSaver, useDraftSaving } from '../../../ui/draft-context.tsx'
import { LoadBoundary } from '../../../ui/load-boundary.tsx'
import { type EntryPoint, entryPoints } from './entry-points.ts'
import type { SheetFormProps } from './sheet-props.ts'
import { SheetSkeleton } from './sheet-skeleton.tsx'

// Pages open without the form and its schema; they are fetched while nobody waits for them.
const SheetForm = lazyView(() => import('./sheet-form.tsx'))

const preloadForm = prefetch(SheetForm.preload)

interface SheetFrameProps {
  open: boolean
  onOpen: () => void
  onClose: () => void
  door: EntryPoint
  description?: ReactNode
  /** names what is logged, where what was typed is kept for whoever leaves; otherwise it is asked about */
  draft?: string
  /** what is filled in; undefined as long as something of it is on its way */
  form?: Omit<SheetFormProps, 'door' | 'footer' | 'leaving' | 'onClose'>
  /** what stands there when there is nothing to fill in */
  instead?: ReactNode
}

/** The dialog around the form of a dose; its buttons stand in the footer, and know what is typed. */
export function SheetFrame(props: SheetFrameProps) {
  const { open, onOpen, onClose, door, description, draft, form, instead } = props
  const [footer, setFooter] = useState<HTMLElement | null>(null)
  const leaving = useRef<(() => boolean) | null>(null)
  const keeping = useDraftSaving(draft, open)
  useEffect(preloadForm, [])
  const waiting = <SheetSkeleton footer={footer} send={entryPoints[door].send} onClose={onClose} />
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
      title={entryPoints[door].title}
      description={description}
      size="sheet"
      footer={instead ? undefined : <div ref={setFooter} className="w-full" />}
    >
      {instead ?? (
        <LoadBoundary failure="We couldn’t load the form" skeleton={waiting}>
          {form ? (
            <DraftSaver place={keeping.place}>
              <SheetForm {...form} door={door} footer={footer} leaving={leaving} onClose={onClose} />
            </DraftSaver>
          ) : (
            waiting
          )}
        </LoadBoundary>
      )}
    </Dialog>
  )
}
