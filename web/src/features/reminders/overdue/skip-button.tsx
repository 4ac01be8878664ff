import { skipReminder } from '@pepwell/contract/reminders.calls'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { lookAgain } from '../../../lib/look-again.ts'
import { refusalText } from '../../../lib/refusal-text.ts'
import { Button } from '../../../ui/button.tsx'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { toast } from '../../../ui/toast-store.ts'
import { useSkipReminder } from '../reminders.api.ts'

interface SkipButtonProps {
  reminderId: number
  occursOn: string
  /** of the peptide */
  name: string
}

/** Leaves an overdue dose out on purpose, after asking. */
export function SkipButton({ reminderId, occursOn, name }: SkipButtonProps) {
  const [asking, setAsking] = useState(false)
  const client = useQueryClient()
  const skip = useSkipReminder({
    onSuccess: () => {
      setAsking(false)
      toast({ title: 'Dose skipped' })
    },
    onError: (error) => {
      toast({ title: refusalText(error, 'Failed to skip. Please try again.'), variant: 'destructive' })
      // It may have been logged elsewhere meanwhile.
      void lookAgain(client, skipReminder.changes)
    },
  })
  return (
    <>
      <Button
        variant="secondary"
        size="sm"
        aria-label={`Skip overdue dose of ${name}`}
        onClick={() => setAsking(true)}
      >
        Skip
      </Button>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title="Skip this dose?"
        description="It will not count as missed. Should you take it after all, log it as usual."
        confirmLabel="Skip dose"
        pendingLabel="Skipping..."
        pending={skip.isPending}
        onConfirm={() => skip.mutate({ params: { id: reminderId }, body: { occursOn } })}
      />
    </>
  )
}
