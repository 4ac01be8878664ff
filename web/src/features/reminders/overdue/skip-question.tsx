import { skipReminder } from '@pepwell/contract/reminders/reminders.calls'
import { useQueryClient } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { invalidateTags } from '../../../lib/api/invalidate-tags.ts'
import { refusalText } from '../../../lib/api/refusal-text.ts'
import { cx } from '../../../lib/classes.ts'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { TextInput } from '../../../ui/text-input.tsx'
import { toast } from '../../../ui/toast-store.ts'
import { useSkipReminder } from '../reminders.api.ts'

/** The most common reasons. */
const commonReasons = ['Side effects', 'Unwell', 'Ran out', 'Away', 'Told to pause']

interface SkipReasonProps {
  value: string
  onChange: (value: string) => void
}

/** The reason for skipping: tap to select or clear, free text, or none. */
function SkipReason({ value, onChange }: SkipReasonProps) {
  const id = useId()
  return (
    <fieldset className="mt-4 flex min-w-0 flex-col gap-2">
      <legend className="mb-2 font-semibold">
        Why? <span className="text-sm font-normal text-soft">optional</span>
      </legend>
      <div className="flex flex-wrap gap-1.5">
        {commonReasons.map((reason) => (
          <button
            key={reason}
            type="button"
            aria-pressed={value === reason}
            onClick={() => onChange(value === reason ? '' : reason)}
            className={cx(
              'min-h-11 rounded-full border-2 px-3.5 text-sm font-semibold',
              value === reason
                ? 'border-accent bg-accent-soft text-accent-ink'
                : 'border-transparent bg-sunken hover:bg-line',
            )}
          >
            {reason}
          </button>
        ))}
      </div>
      <label htmlFor={id} className="sr-only">
        In your own words
      </label>
      <TextInput
        id={id}
        maxLength={200}
        placeholder="In your own words"
        value={commonReasons.includes(value) ? '' : value}
        onChange={({ target }) => onChange(target.value)}
      />
    </fieldset>
  )
}

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
