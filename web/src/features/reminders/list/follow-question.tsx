import type { Reminder } from '@pepwell/contract/reminders/reminders'
import { dayOf } from '@pepwell/domain/time/calendar'
import { useEffect, useEffectEvent } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { serverNow } from '../../../lib/time/clock.ts'
import { Button } from '../../../ui/button.tsx'
import { isPlain, type Proposal, proposalFor } from '../form/proposal.ts'
import { followText } from './follow-words.ts'
import type { ReminderChange } from './use-changing.ts'

interface FollowQuestionProps {
  reminder: Reminder
  timeZone: string
  onChange: (reminder: Reminder, change: ReminderChange) => void
  onEdit: (reminder: Reminder, proposal?: Proposal) => void
}

/** Asks whether a reminder should follow its changed plan: immediately if unambiguous, otherwise in its dialog. */
export function FollowQuestion({ reminder, timeZone, onChange, onEdit }: FollowQuestionProps) {
  const { planSays, title } = reminder
  const follow = () => {
    const proposal = proposalFor(reminder, dayOf(serverNow(), timeZone))
    if (!proposal || !isPlain(proposal)) return onEdit(reminder, proposal)
    const { frequency, days } = proposal
    onChange(reminder, { frequency, days })
  }
  const { state } = useLocation()
  const navigate = useNavigate()
  const followFromToast = useEffectEvent(() => {
    void navigate('/reminders?tab=reminders', { replace: true })
    follow()
  })
  const isAsked = state?.follows === reminder.id
  useEffect(() => {
    if (isAsked) followFromToast()
  }, [isAsked])
  if (planSays === null) return null
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms
    <div
      role="group"
      aria-label={`Frequency of ${title}`}
      className="rounded-xl bg-warn-soft px-4 py-3 text-warn-ink"
    >
      <p className="font-semibold">{followText(planSays)}</p>
      <div className="mt-2 flex flex-wrap gap-2">
        <Button variant="tinted" size="sm" onClick={follow}>
          Update
        </Button>
        <Button variant="secondary" size="sm" onClick={() => onChange(reminder, { keepsDespite: planSays })}>
          Keep as is
        </Button>
      </div>
    </div>
  )
}
