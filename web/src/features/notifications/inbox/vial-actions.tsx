import type { InboxMessage } from '@pepwell/contract/reminders/notifications'
import { AlarmClock } from 'lucide-react'
import { Link } from 'react-router'
import { formatDay } from '../../../lib/time/dates.ts'
import { Button } from '../../../ui/button.tsx'
import { useSnoozeVial } from './inbox.api.ts'
import { useDecisionFailure } from './use-decision-failure.ts'

interface VialActionsProps {
  message: InboxMessage
  warning: NonNullable<InboxMessage['vialWarning']>
  /** called when the user follows the link */
  onLeave: () => void
}

const linkText = (kind: string, cause: string): string =>
  kind === 'vial-buy-again' ? 'Buy again' : cause === 'runs-low' ? 'Add a vial' : 'Open vial'

/** The buttons for a vial that is running low or must be discarded. */
export function VialActions({ message: { kind, title, path }, warning, onLeave }: VialActionsProps) {
  const snooze = useSnoozeVial({ onError: useDecisionFailure('Failed to snooze') })
  const { vialId, cause, snoozedUntil } = warning
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms
    <div role="group" aria-label={title} className="mt-3 flex flex-wrap gap-2">
      <Button asChild size="sm">
        <Link to={path} onClick={onLeave}>
          {linkText(kind, cause)}
        </Link>
      </Button>
      <Button
        variant="secondary"
        size="sm"
        pending={snooze.isPending}
        onClick={() => snooze.mutate({ params: { id: vialId }, body: { cause, days: 1 } })}
      >
        Remind me tomorrow
      </Button>
      <p role="status" className="flex basis-full items-center gap-1.5 text-sm text-soft empty:hidden">
        {snoozedUntil && (
          <>
            <AlarmClock className="size-4" aria-hidden="true" />
            We’ll remind you again on {formatDay(snoozedUntil)}
          </>
        )}
      </p>
    </div>
  )
}
