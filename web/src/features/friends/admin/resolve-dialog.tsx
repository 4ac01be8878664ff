import { HELD_DETAILS, type ReportDecision } from '@pepwell/domain/social/abuse-reports'
import { publicName } from '@pepwell/domain/social/public-names'
import { problemText } from '../../../lib/api/refusal-text.ts'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { toast } from '../../../ui/toast-store.ts'
import { type ListedReport, useResolveReport } from './abuse-reports.api.ts'

interface Texts {
  title(name: string): string
  text: string
  confirm: string
  done: string
}

const words: Record<ReportDecision, Texts> = {
  dismiss: {
    title: () => 'Dismiss this report?',
    text: 'We take no action and notify no one.',
    confirm: 'Dismiss',
    done: 'Report dismissed',
  },
  warn: {
    title: (name) => `Warn ${name}?`,
    text: 'We tell them the reason in the app and by email. We don’t say who reported them.',
    confirm: 'Warn',
    done: 'Warning sent',
  },
  suspend: {
    title: (name) => `Suspend ${name}?`,
    text: 'We sign them out everywhere, block sign-in and hide them from everyone. You can lift this under Resolved.',
    confirm: 'Suspend',
    done: 'Account suspended',
  },
  hide: {
    title: () => 'Hide the reported content?',
    text: 'Only its owner can see it after that.',
    confirm: 'Hide',
    done: 'Hidden',
  },
}

/** Dismissing the report publishes content that was held for review. */
const showHeld: Texts = {
  title: () => 'Show this to others?',
  text: 'Everyone can see it after that.',
  confirm: 'Dismiss and show',
  done: 'Everyone can see it now',
}

interface ResolveDialogProps {
  report: ListedReport
  decision: ReportDecision
  open: boolean
  onOpenChange: (open: boolean) => void
}

/** Asks before resolving a report. Stays open and shows the reason on failure. */
export function ResolveDialog({ report, decision, open, onOpenChange }: ResolveDialogProps) {
  const isHeld = decision === 'dismiss' && report.details === HELD_DETAILS
  const { title, text, confirm, done } = isHeld ? showHeld : words[decision]
  const { mutate, reset, isPending, error } = useResolveReport({
    onSuccess: () => {
      onOpenChange(false)
      toast({ title: 'Success', description: done })
    },
  })
  const problem = problemText(error, 'We couldn’t resolve the report. Please try again.')
  const change = (next: boolean) => {
    reset()
    onOpenChange(next)
  }
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={change}
      title={title(publicName(report.reported))}
      confirmLabel={confirm}
      destructive={decision !== 'dismiss'}
      pending={isPending}
      onConfirm={() => mutate({ params: { id: report.id }, body: { decision } })}
      description={
        <>
          {text}
          {problem && (
            <span role="alert" className="mt-3 block font-semibold text-danger-ink">
              {problem}
            </span>
          )}
        </>
      }
    />
  )
}
