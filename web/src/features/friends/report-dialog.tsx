import { publicName } from '@pepwell/domain/social/public-names'
import { lazyView } from '../../lib/rendering/lazy-view.ts'
import { CallDialog } from '../../ui/call-dialog.tsx'
import { FormSkeleton } from '../../ui/form-skeleton.tsx'
import { toast } from '../../ui/toast-store.ts'
import { useReport } from './friends.api.ts'
import type { PersonDialogProps } from './part-dialogs.tsx'

const ReportForm = lazyView(() => import('./report-form.tsx'))

interface ReportDialogProps extends PersonDialogProps {
  /** the reported content; the person as a whole if omitted */
  about?: { kind: 'message' | 'stack'; subjectId: number }
}

/** Reports a person to the operators, with a reason. */
export function ReportDialog({ person, about, open, onOpenChange }: ReportDialogProps) {
  const sending = useReport({
    onSuccess: ({ message }) => void toast({ title: 'Report sent', description: message }),
  })
  return (
    <CallDialog
      open={open}
      onOpenChange={onOpenChange}
      title={about ? `Report what ${publicName(person)} wrote` : `Report ${publicName(person)}`}
      description="Our team will review it. We won’t say who reported them."
      sending={sending}
      submit={{ label: 'Send report', pendingLabel: 'Sending...' }}
      skeleton={<FormSkeleton fields={['Why?', 'What happened?']} />}
      draft={`report:${about ? `${about.kind}:${about.subjectId}` : person.id}`}
      failed="We couldn’t send your report. Please try again."
    >
      {(id, send) => (
        <ReportForm
          id={id}
          onSubmit={({ reason, details }) => send({ body: { userId: person.id, reason, details, ...about } })}
        />
      )}
    </CallDialog>
  )
}
