import { X } from 'lucide-react'
import { Toast as Radix } from 'radix-ui'
import { cx } from '../lib/classes.ts'
import { escapeTopLayer } from './layers.ts'
import { dispatchToast, TOAST_DURATION_MS, type Toast } from './toast-store.ts'

const SWIPE_PX = 50

const cardStyle =
  'pointer-events-auto flex items-start gap-3 rounded-2xl border py-2 pr-1.5 pl-4 shadow-lift-high ' +
  'data-[state=open]:animate-rise-in data-[state=closed]:animate-fade-out ' +
  'data-[swipe=move]:translate-x-(--radix-toast-swipe-move-x) data-[swipe=end]:animate-swipe-out'

const variants = {
  default: 'border-line bg-surface text-ink',
  destructive: 'border-danger/40 bg-danger-soft text-danger-ink',
}

const control = 'min-h-11 shrink-0 rounded-lg px-2.5 font-semibold hover:bg-ink/10'

/** Escape belongs to an open dialog or menu, even if the toast appeared later. */
function escapeBelow(event: KeyboardEvent): void {
  const isInToast = event.target instanceof Element && event.target.closest('[data-toasts]')
  if (!isInToast && escapeTopLayer(event)) event.preventDefault()
}

function ToastCard({ toast }: { toast: Toast }) {
  const { id, open, title, description, variant = 'default', duration, action } = toast
  return (
    <Radix.Root
      className={cx(cardStyle, variants[variant])}
      open={open}
      onOpenChange={(stillOpen) => !stillOpen && dispatchToast({ type: 'dismiss', id })}
      duration={duration ?? TOAST_DURATION_MS}
      onEscapeKeyDown={escapeBelow}
    >
      <div className="min-w-0 flex-1 self-center py-1.5">
        {title && <Radix.Title className="font-bold">{title}</Radix.Title>}
        {description && <Radix.Description className="text-ink">{description}</Radix.Description>}
      </div>
      {action && (
        <Radix.Action altText={action.label} className={control} onClick={action.onPress}>
          {action.label}
        </Radix.Action>
      )}
      <Radix.Close aria-label="Dismiss" className={cx(control, 'grid w-11 place-items-center px-0')}>
        <X className="size-5" aria-hidden="true" />
      </Radix.Close>
    </Radix.Root>
  )
}

/** The toast layer above everything: on phones above tab bar and sheet buttons, never over a sheet's title. */
export default function ToastList({ toasts }: { toasts: readonly Toast[] }) {
  return (
    <Radix.Provider swipeDirection="right" swipeThreshold={SWIPE_PX} duration={TOAST_DURATION_MS}>
      {toasts.map((toast) => (
        <ToastCard key={toast.id} toast={toast} />
      ))}
      <Radix.Viewport
        hotkey={['F8']}
        data-toasts=""
        className="pointer-events-none fixed inset-x-4 bottom-[calc(5.25rem+env(safe-area-inset-bottom))] z-60 ml-auto flex max-w-sm flex-col gap-2 md:right-6 md:bottom-6 md:left-auto md:w-96 md:max-w-none"
      />
    </Radix.Provider>
  )
}
