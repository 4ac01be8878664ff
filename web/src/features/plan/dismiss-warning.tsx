import type { StoredWarning } from '@pepwell/contract/plan/plan-warnings'
import {
  type DismissalReason,
  dismissalReasonLabels,
  dismissalReasons,
} from '@pepwell/domain/safety/warning-dismissals'
import { useState } from 'react'
import { refusalText } from '../../lib/api/refusal-text.ts'
import { Button } from '../../ui/button.tsx'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { Segmented } from '../../ui/segmented.tsx'
import { toast } from '../../ui/toast-store.ts'
import { useDismissWarning, useRestoreWarning } from './plan-warnings.api.ts'

interface DismissWarningProps {
  entryId: number
  warning: Pick<StoredWarning, 'key' | 'message'>
}

const options = dismissalReasons.map((value) => ({ value, label: dismissalReasonLabels[value] }))

const showFailure = (error: Error) =>
  toast({
    title: refusalText(error, 'Failed to change the warning. Please try again.'),
    variant: 'destructive',
  })

/** Dismisses a warning and says how to restore it. */
function useDismissing(entryId: number, key: string, onDone: () => void) {
  const restore = useRestoreWarning({ onError: showFailure })
  const params = { id: entryId, key }
  const dismiss = useDismissWarning({
    onError: showFailure,
    onSuccess: () => {
      onDone()
      const action = { label: 'Undo', onPress: () => restore.mutate({ params }) }
      toast({ title: 'Warning dismissed', action })
    },
  })
  return {
    isPending: dismiss.isPending,
    send: (reason: DismissalReason) => dismiss.mutate({ params: { id: entryId }, body: { key, reason } }),
  }
}

/** Asks for the reason before dismissing a warning. */
export function DismissWarning({ entryId, warning: { key, message } }: DismissWarningProps) {
  const [open, setOpen] = useState(false)
  const [reason, setReason] = useState<DismissalReason>('prescriber-decided')
  const { isPending, send } = useDismissing(entryId, key, () => setOpen(false))
  return (
    <>
      <Button
        variant="ghost"
        size="sm"
        className="-mx-3 -mb-1"
        aria-label={`Dismiss: ${message}`}
        onClick={() => setOpen(true)}
      >
        Dismiss
      </Button>
      <ConfirmDialog
        open={open}
        onOpenChange={setOpen}
        title="Dismiss this warning?"
        description={message}
        confirmLabel="Dismiss"
        pendingLabel="Dismissing..."
        pending={isPending}
        onConfirm={() => send(reason)}
      >
        <Segmented
          legend="Reason"
          showLegend
          vertical
          className="mt-4"
          options={options}
          value={reason}
          onChange={setReason}
        />
        <p className="mt-3 text-sm text-soft">We show it again if your profile or dose changes.</p>
      </ConfirmDialog>
    </>
  )
}
