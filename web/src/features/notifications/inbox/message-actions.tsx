import { AlarmClock } from 'lucide-react'
import { useState } from 'react'
import { formatTime } from '../../../lib/time/dates.ts'
import { Button } from '../../../ui/button.tsx'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { useSkip, useSnooze } from './inbox.api.ts'
import { useDecisionFailure } from './use-decision-failure.ts'

/** A reminder about a dose of which nothing is known yet. */
export interface OpenReminder {
  reminderId: number
  userPeptideId: number
  occursOn: string
  title: string
  /** when the reminder comes once more, as the person asked; null when it does not */
  snoozedUntil: string | null
}

interface MessageActionsProps {
  about: OpenReminder
  /** its day is over: what is due today comes first */
  isPast: boolean
  snoozable: boolean
  timeZone: string
  onLog: (about: OpenReminder) => void
}

const call = ({ reminderId, occursOn }: OpenReminder) => ({
  params: { id: reminderId },
  body: { occursOn },
})

function Snooze({ about, timeZone }: Pick<MessageActionsProps, 'about' | 'timeZone'>) {
  const snooze = useSnooze({ onError: useDecisionFailure('Failed to snooze') })
  const { snoozedUntil } = about
  return (
    <>
      <Button
        variant="secondary"
        size="sm"
        pending={snooze.isPending}
        onClick={() => snooze.mutate(call(about))}
      >
        Snooze 10 min
      </Button>
      <p
        role="status"
        className="order-last flex basis-full items-center gap-1.5 text-sm text-soft empty:hidden"
      >
        {snoozedUntil && (
          <>
            <AlarmClock className="size-4" aria-hidden="true" />
            We’ll remind you again at {formatTime(snoozedUntil, timeZone)}
          </>
        )}
      </p>
    </>
  )
}

function Skip({ about }: Pick<MessageActionsProps, 'about'>) {
  const [asking, setAsking] = useState(false)
  const skip = useSkip({
    onSuccess: () => setAsking(false),
    onError: useDecisionFailure('Failed to skip'),
  })
  return (
    <>
      <Button variant="ghost" size="sm" onClick={() => setAsking(true)}>
        Skip
      </Button>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title="Skip this dose?"
        description="It won’t count as missed, and we won’t remind you again. You can still log it later."
        confirmLabel="Skip dose"
        pendingLabel="Skipping..."
        pending={skip.isPending}
        onConfirm={() => skip.mutate(call(about))}
      />
    </>
  )
}

/** What can be done about a dose that is due. */
export function MessageActions({ about, isPast, snoozable, timeZone, onLog }: MessageActionsProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms
    <div role="group" aria-label={about.title} className="mt-3 flex flex-wrap gap-2">
      <Button variant={isPast ? 'tinted' : 'primary'} size="sm" onClick={() => onLog(about)}>
        Log Dose
      </Button>
      {snoozable && <Snooze about={about} timeZone={timeZone} />}
      <Skip about={about} />
    </div>
  )
}
