import { X } from 'lucide-react'
import { Dialog as Radix } from 'radix-ui'
import type { ReactNode } from 'react'
import { cx } from '../../lib/classes.ts'
import { IconButton } from '../icon-button.tsx'
import { grabberStyle, veilStyle } from '../overlay-style.ts'
import { useDialogFocus } from '../use-dialog-focus.ts'
import { usePanel } from '../use-panel.ts'

export interface DrawerProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  title: string
  /** the title is only for screen readers */
  hideTitle?: boolean
  side?: 'left' | 'right' | 'bottom'
  /** a wide side panel; full screen on phones */
  wide?: boolean
  children: ReactNode
}

const sides = {
  left: 'inset-y-0 left-0 data-[state=open]:animate-slide-in-left data-[state=closed]:animate-slide-out-left',
  right:
    'inset-y-0 right-0 data-[state=open]:animate-slide-in-right data-[state=closed]:animate-slide-out-right',
  bottom:
    'inset-x-0 bottom-0 max-h-[85dvh] rounded-t-3xl data-[state=open]:animate-rise-in data-[state=closed]:animate-rise-out',
}

export default function Drawer({
  open,
  onOpenChange,
  title,
  hideTitle,
  side = 'left',
  wide,
  children,
}: DrawerProps) {
  const focus = useDialogFocus()
  usePanel(open, onOpenChange)
  const isSheet = side === 'bottom'
  const width = isSheet ? undefined : wide ? 'w-full sm:max-w-md' : 'w-64'
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <Radix.Overlay className={veilStyle} />
        <Radix.Content
          aria-describedby={undefined}
          {...focus}
          className={cx('fixed z-50 flex flex-col bg-surface text-ink shadow-lift-high', sides[side], width)}
        >
          {isSheet && <div aria-hidden="true" className={grabberStyle} />}
          <header
            className={cx('flex items-center gap-2 pr-2 pb-1', isSheet ? 'pt-2 pl-4' : 'pt-safe-2 pl-5')}
          >
            <Radix.Title className={cx('flex-1 text-xl font-bold tracking-tight', hideTitle && 'sr-only')}>
              {title}
            </Radix.Title>
            <Radix.Close asChild>
              <IconButton aria-label="Close" className="ml-auto">
                <X className="size-5" />
              </IconButton>
            </Radix.Close>
          </header>
          <div
            className={cx(
              'min-h-0 flex-1 overflow-y-auto overscroll-contain pb-safe-5',
              isSheet ? 'px-4' : 'px-5',
            )}
          >
            {children}
          </div>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}
