import { skipReminder } from '@pepwell/contract/reminders/reminders.calls'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { invalidateTags } from '../../../lib/api/invalidate-tags.ts'
import { refusalText } from '../../../lib/api/refusal-text.ts'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { toast } from '../../../ui/toast-store.ts'
import { useSkipReminder } from '../reminders.api.ts'
import { SkipReason } from './skip-reason.tsx'

interface SkipQuestionProps {
  reminderId: number
  occursOn: string
  open: boolean
  onOpenChange: (open: boolean) => void
  onSkipped?: () => void
}

/** Confirms a skipped dose, with an optional reason. */
export function SkipQuestion({ reminderId, occursOn, open, onOpenChange, onSkipped }: SkipQuestionProps) {
  const client = useQueryClient()
  const [reason, setReason] = useState('')
  const skip = useSkipReminder({
    onSuccess: () => {
      onSkipped?.()
      onOpenChange(false)
      toast({ title: 'Dose skipped' })
    },
    onError: (error) => {
      toast({ title: refusalText(error, 'Failed to skip. Please try again.'), variant: 'destructive' })
      // Another device may have logged it meanwhile.
      void invalidateTags(client, skipReminder.invalidatesTags)
    },
  })
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={onOpenChange}
      title="Skip this dose?"
      description="It won’t count as missed. If you take it after all, log it as usual."
      confirmLabel="Skip dose"
      pendingLabel="Skipping..."
      pending={skip.isPending}
      onConfirm={() => skip.mutate({ params: { id: reminderId }, body: { occursOn, reason } })}
    >
      <SkipReason value={reason} onChange={setReason} />
    </ConfirmDialog>
  )
}
