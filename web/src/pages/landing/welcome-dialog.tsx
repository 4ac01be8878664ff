import { brandName } from '@pepwell/domain/text/brand'
import { useRef } from 'react'
import { Button } from '../../ui/button.tsx'
import { NativeDialog } from './native-dialog.tsx'

interface WelcomeDialogProps {
  /** undefined if the request failed; the dialog shows the rest */
  supportEmail?: string
  onClose: () => void
}

/** Welcomes beta testers. */
export default function WelcomeDialog({ supportEmail, onClose }: WelcomeDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  return (
    <NativeDialog ref={dialog} title="Welcome, beta tester" onClose={onClose}>
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
      <Button className="mt-5 w-full" onClick={() => dialog.current?.close()}>
        Get Started
      </Button>
    </NativeDialog>
  )
}
