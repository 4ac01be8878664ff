import { AlarmClock } from 'lucide-react'
import { useState } from 'react'
import { formatTime } from '../../../lib/time/dates.ts'
import { Button } from '../../../ui/button.tsx'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { useSkip, useSnooze } from './inbox.api.ts'
import { useDecisionFailure } from './use-decision-failure.ts'

/** A reminder without a decision yet. */
export interface OpenReminder {
  reminderId: number
  userPeptideId: number
  occursOn: string
  title: string
  /** when the snoozed reminder fires; null if it isn't snoozed */
  snoozedUntil: string | null
}

interface MessageActionsProps {
  about: OpenReminder
  /** an earlier day's reminder, listed after today's */
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

/** The buttons of a due dose. */
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
