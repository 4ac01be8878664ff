import { X } from 'lucide-react'
import { Dialog as Radix } from 'radix-ui'
import type { ReactNode } from 'react'
import { cx } from '../../lib/classes.ts'
import { IconButton } from '../icon-button.tsx'
import { grabberStyle, panelStyle, veilStyle } from '../overlay-style.ts'
import { useDialogFocus } from '../use-dialog-focus.ts'
import { usePanel } from '../use-panel.ts'

export interface DialogProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  title: string
  description?: ReactNode
  children: ReactNode
  footer?: ReactNode
  /** two columns if there is room */
  size?: DialogSize
}

type DialogSize = 'sm' | 'md' | 'lg' | 'xl' | '2xl' | 'sheet'

const widths = {
  sm: 'md:max-w-sm',
  md: 'md:max-w-lg',
  lg: 'md:max-w-3xl',
  xl: 'md:max-w-225',
  '2xl': 'md:max-w-245',
  sheet: 'max-md:max-h-[97dvh] md:max-w-180 md:max-h-[92dvh]',
}

/** Narrow padding on phones. */
const sides = 'px-4 md:px-6'

/** Escape first clears a search or cancels a drag; only then it closes the dialog. */
const keepForOthers = (event: KeyboardEvent) => {
  const { target } = event
  if (!(target instanceof HTMLElement)) return
  const isSearch =
    target instanceof HTMLInputElement && target.matches('[role=combobox]') && target.value !== ''
  if (isSearch || target.matches('[data-own-keys][aria-pressed=true]')) event.preventDefault()
}

export default function Dialog({
  open,
  onOpenChange,
  title,
  description,
  children,
  footer,
  size = 'md',
}: DialogProps) {
  const focus = useDialogFocus()
  usePanel(open, onOpenChange, keepForOthers)
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <Radix.Overlay className={veilStyle} />
        <Radix.Content
          className={cx(panelStyle, widths[size])}
          onEscapeKeyDown={keepForOthers}
          {...focus}
          {...(description ? {} : { 'aria-describedby': undefined })}
        >
          <div aria-hidden="true" className={cx(grabberStyle, 'md:hidden')} />
          <header className={cx('flex items-start gap-2 py-3', size === 'sheet' && 'max-md:py-1', sides)}>
            <div className="min-w-0 flex-1 py-1.5">
              <Radix.Title className="text-xl font-bold tracking-tight">{title}</Radix.Title>
              {description && (
                <Radix.Description className="mt-0.5 text-soft">{description}</Radix.Description>
              )}
            </div>
            <Radix.Close asChild>
              <IconButton aria-label="Close" className="-mr-2">
                <X className="size-5" />
              </IconButton>
            </Radix.Close>
          </header>
          <div
            className={cx(
              'min-h-0 flex-1 overflow-y-auto overscroll-contain pt-1',
              sides,
              footer ? 'pb-4' : 'pb-safe-5',
            )}
          >
            {children}
          </div>
          {footer && (
            <footer
              className={cx(
                'flex flex-wrap justify-end gap-3 border-t border-line pt-3 pb-safe-3 max-md:*:flex-1',
                sides,
              )}
            >
              {footer}
            </footer>
          )}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}
