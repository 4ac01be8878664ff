import { lazy, type ReactNode, Suspense, useEffect, useRef, useState } from 'react'
import { fetchAhead } from '../../../lib/fetch-ahead.ts'
import { Dialog } from '../../../ui/dialog.tsx'
import { type Door, doors } from './doors.ts'
import type { SheetFormProps } from './sheet-props.ts'
import { SheetSkeleton } from './sheet-skeleton.tsx'

const loadForm = () => import('./sheet-form.tsx')

// Pages open without the form and its schema; they are fetched while nobody waits for them.
const SheetForm = lazy(loadForm)

const preloadForm = fetchAhead(loadForm)

interface SheetFrameProps {
  open: boolean
  onOpen: () => void
  onClose: () => void
  door: Door
  description?: ReactNode
  /** what is filled in; undefined as long as something of it is on its way */
  form?: Omit<SheetFormProps, 'door' | 'footer' | 'leaving' | 'onClose'>
  /** what stands there when there is nothing to fill in */
  instead?: ReactNode
}

/** The dialog around the form of a dose; its buttons stand in the footer, and know what is typed. */
export function SheetFrame({ open, onOpen, onClose, door, description, form, instead }: SheetFrameProps) {
  const [footer, setFooter] = useState<HTMLElement | null>(null)
  const leaving = useRef<(() => boolean) | null>(null)
  useEffect(preloadForm, [])
  const waiting = <SheetSkeleton footer={footer} send={doors[door].send} onClose={onClose} />
  const change = (next: boolean) => {
    if (next) onOpen()
    else if (leaving.current?.() !== false) onClose()
  }
  return (
    <Dialog
      open={open}
      onOpenChange={change}
      title={doors[door].title}
      description={description}
      size="sheet"
      footer={instead ? undefined : <div ref={setFooter} className="w-full" />}
    >
      {instead ?? (
        <Suspense fallback={waiting}>
          {form ? (
            <SheetForm {...form} door={door} footer={footer} leaving={leaving} onClose={onClose} />
          ) : (
            waiting
          )}
        </Suspense>
      )}
    </Dialog>
  )
}
