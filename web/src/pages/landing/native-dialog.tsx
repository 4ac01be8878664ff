import { X } from 'lucide-react'
import { type MouseEvent, type ReactNode, type RefObject, useEffect } from 'react'
import { IconButton } from '../../ui/icon-button.tsx'

interface NativeDialogProps {
  ref: RefObject<HTMLDialogElement | null>
  title: string
  onClose: () => void
  children: ReactNode
}

const panel =
  'fixed inset-x-0 top-auto bottom-0 m-0 w-full max-w-none animate-rise-in rounded-t-3xl bg-surface px-5 pt-4 pb-safe-5 text-ink ' +
  'shadow-lift-high backdrop:bg-veil md:inset-0 md:m-auto md:h-fit md:max-w-sm md:rounded-3xl'

/** The native dialog: a visitor's first page has no bytes to spare. */
export function NativeDialog({ ref, title, onClose, children }: NativeDialogProps) {
  useEffect(() => ref.current?.showModal(), [ref])
  const close = () => ref.current?.close()
  const onPress = (event: MouseEvent) => event.target === ref.current && close()
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: a press next to the panel closes it; for keys the browser has Escape
    <dialog ref={ref} aria-labelledby="native-dialog" onClose={onClose} onClick={onPress} className={panel}>
      <div className="flex items-center justify-between gap-2">
        <h2 id="native-dialog" className="text-xl font-bold">
          {title}
        </h2>
        <IconButton aria-label="Close" className="-mr-2" onClick={close}>
          <X className="size-5" />
        </IconButton>
      </div>
      {children}
    </dialog>
  )
}
