import { brandName } from '@pepwell/domain/text/brand'
import { X } from 'lucide-react'
import { type MouseEvent, useEffect, useRef } from 'react'
import { Button } from '../../ui/button.tsx'
import { IconButton } from '../../ui/icon-button.tsx'

interface WelcomeDialogProps {
  /** undefined if the request failed; the dialog shows the rest */
  supportEmail?: string
  onClose: () => void
}

const panel =
  'fixed inset-x-0 top-auto bottom-0 m-0 w-full max-w-none animate-rise-in rounded-t-3xl bg-surface px-5 pt-4 pb-safe-5 text-ink ' +
  'shadow-lift-high backdrop:bg-veil md:inset-0 md:m-auto md:h-fit md:max-w-sm md:rounded-3xl'

/** The native dialog: a visitor's first page has no bytes to spare. */
export default function WelcomeDialog({ supportEmail, onClose }: WelcomeDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => dialog.current?.showModal(), [])
  const close = () => dialog.current?.close()
  const onPress = (event: MouseEvent) => event.target === dialog.current && close()
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: a press beside the panel closes it; for keys the browser has Escape
    <dialog ref={dialog} aria-labelledby="welcome" onClose={onClose} onClick={onPress} className={panel}>
      <div className="flex items-center justify-between gap-2">
        <h2 id="welcome" className="text-xl font-bold">
          Welcome, beta tester
        </h2>
        <IconButton aria-label="Close" className="-mr-2" onClick={close}>
          <X className="size-5" />
        </IconButton>
      </div>
      <p className="mt-2">{brandName} is in beta, and it will always be free.</p>
      {supportEmail && (
        <p className="mt-3">
          What’s missing? What gets in your way? Write to{' '}
          <a href={`mailto:${supportEmail}`} className="font-semibold text-accent-ink underline">
            {supportEmail}
          </a>
          .
        </p>
      )}
      <Button className="mt-5 w-full" onClick={close}>
        Get Started
      </Button>
    </dialog>
  )
}
