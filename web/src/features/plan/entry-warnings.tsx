import type { StoredWarning } from '@pepwell/contract/plan/plan-warnings'
import {
  type DismissalReason,
  dismissalReasonLabels,
  dismissalReasons,
} from '@pepwell/domain/safety/warning-dismissals'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { refusalText } from '../../lib/api/refusal-text.ts'
import { Button } from '../../ui/button.tsx'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { Segmented } from '../../ui/segmented.tsx'
import { toast } from '../../ui/toast-store.ts'
import { WarningNote } from '../../ui/warning-notes.tsx'
import { planWarningsQuery, useDismissWarning, useRestoreWarning } from './plan-warnings.api.ts'

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
function DismissWarning({ entryId, warning: { key, message } }: DismissWarningProps) {
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

interface EntryWarningsProps {
  entryId: number
  /** the peptide’s name */
  name: string
}

/** Warnings shown before "Show all". */
const SHOWN = 2

/** An entry's warnings, each dismissible with a reason. */
export default function EntryWarnings({ entryId, name }: EntryWarningsProps) {
  const { data, isError } = useQuery(planWarningsQuery)
  const [isWhole, setWhole] = useState(false)
  if (!data && isError)
    return <p className="text-sm text-soft">We couldn’t check this against your profile.</p>
  const warnings = data?.find((one) => one.entryId === entryId)?.warnings ?? []
  if (warnings.length === 0) return null
  const more = isWhole ? 0 : Math.max(0, warnings.length - SHOWN)
  return (
    <div>
      <ul aria-label={`Warnings about ${name}`} className="flex flex-col gap-2 text-sm">
        {warnings.slice(0, more > 0 ? SHOWN : undefined).map(({ key, message }) => (
          <WarningNote key={key} message={message}>
            <DismissWarning entryId={entryId} warning={{ key, message }} />
          </WarningNote>
        ))}
      </ul>
      {more > 0 && (
        <Button variant="ghost" size="sm" className="-mx-3" onClick={() => setWhole(true)}>
          Show {more} more
        </Button>
      )}
    </div>
  )
}
