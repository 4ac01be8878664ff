import { AlertDialog as Radix } from 'radix-ui'
import type { ReactNode } from 'react'
import { cx } from '../../lib/classes.ts'
import { Button } from '../button.tsx'
import { panelStyle, veilStyle } from '../overlay-style.ts'
import { useDialogFocus } from '../use-dialog-focus.ts'
import { usePanel } from '../use-panel.ts'

export interface ConfirmDialogProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  title: string
  /** what will happen, and whether it can be undone */
  description: ReactNode
  /** additional input, such as a reason */
  children?: ReactNode
  confirmLabel: string
  pendingLabel?: string
  cancelLabel?: string
  destructive?: boolean
  /** emphasizes Cancel, because most people want to stay */
  hesitant?: boolean
  pending?: boolean
  /** the caller closes it, so a failure keeps it open */
  onConfirm: () => void
}

const looks = { quiet: 'ghost', loud: 'destructive', usual: 'primary' } as const

export default function ConfirmDialog(props: ConfirmDialogProps) {
  const { open, onOpenChange, title, description, confirmLabel, pendingLabel, cancelLabel = 'Cancel' } = props
  const focus = useDialogFocus('own')
  usePanel(open, onOpenChange)
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <Radix.Overlay className={veilStyle} />
        <Radix.Content className={cx(panelStyle, 'md:max-w-md')} {...focus}>
          <div className="overflow-y-auto px-4 pt-6 md:px-6">
            <Radix.Title className="text-xl font-bold tracking-tight">{title}</Radix.Title>
            <Radix.Description className="mt-2 text-soft">{description}</Radix.Description>
            {props.children}
          </div>
          <footer className="flex flex-wrap justify-end gap-3 px-4 pt-6 pb-safe-5 max-md:*:flex-1 md:px-6">
            <Radix.Cancel asChild>
              <Button variant={props.hesitant ? 'primary' : 'secondary'}>{cancelLabel}</Button>
            </Radix.Cancel>
            <Button
              variant={looks[props.hesitant ? 'quiet' : props.destructive ? 'loud' : 'usual']}
              className={props.hesitant ? 'text-danger-ink hover:bg-danger-soft' : undefined}
              pending={props.pending}
              pendingLabel={pendingLabel}
              onClick={props.onConfirm}
            >
              {confirmLabel}
            </Button>
          </footer>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}
