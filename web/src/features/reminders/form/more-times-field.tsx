import { followsDoses, MAX_TIMES } from '@pepwell/domain/reminders/reminders'
import { Plus, X } from 'lucide-react'
import { useFormContext, useWatch } from 'react-hook-form'
import { Button } from '../../../ui/button.tsx'
import { Field } from '../../../ui/field.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { TextInput } from '../../../ui/text-input.tsx'
import { type ReminderValues, timeAfter } from './reminder-values.ts'

/** Additional times; each becomes its own reminder. */
export function MoreTimesField() {
  const { register, setValue, control, formState } = useFormContext<ReminderValues>()
  const [frequency, time, others] = useWatch({ control, name: ['frequency', 'time', 'alsoAt'] })
  if (followsDoses(frequency)) return null
  const set = (times: string[]) =>
    setValue('alsoAt', times, { shouldDirty: true, shouldValidate: formState.isSubmitted })
  return (
    <div className="flex flex-col gap-3">
      {others.map((_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a time is the n-th of the day, whatever it is set to
        <div key={index} className="flex items-end gap-2">
          <Field
            label={`Time ${index + 2}`}
            error={formState.errors.alsoAt?.[index]?.message}
            className="flex-1"
          >
            <TextInput type="time" {...register(`alsoAt.${index}`)} />
          </Field>
          <IconButton
            aria-label={`Remove time ${index + 2}`}
            onClick={() => set(others.filter((_, other) => other !== index))}
          >
            <X className="size-5" aria-hidden="true" />
          </IconButton>
        </div>
      ))}
      {others.length + 1 < MAX_TIMES && (
        <Button
          type="button"
          variant="secondary"
          className="self-start"
          onClick={() => set([...others, timeAfter(others.at(-1) ?? time)])}
        >
          <Plus className="size-4" aria-hidden="true" />
          Add another time
        </Button>
      )}
    </div>
  )
}
