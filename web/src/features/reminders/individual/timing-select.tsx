import type { Reminder } from '@pepwell/contract/reminders/reminders'
import { furtherTimings, profileReminderTimings } from '@pepwell/domain/reminders/reminders'
import { Field } from '../../../ui/field.tsx'
import { Select } from '../../../ui/select.tsx'
import { timingsLabel, timingsOf } from '../schedule-words.ts'
import { useSetting } from './use-setting.ts'

/** The option for several lead times, or one that isn't in the list. */
const AS_IT_IS = ''

/** The lead time; selecting one replaces all others. */
export function TimingSelect({ reminder }: { reminder: Reminder }) {
  const { mutate, isPending, variables } = useSetting(reminder, {
    done: 'Timing Updated',
    failed: 'Failed to update reminder timing. Please try again.',
  })
  const saved = timingsOf(reminder)
  const [only] = saved.length === 1 ? saved : []
  const offered: readonly number[] = [...profileReminderTimings, ...furtherTimings].toSorted((a, b) => a - b)
  const shown = only !== undefined && offered.includes(only) ? only : AS_IT_IS
  const pressed = isPending ? Number(variables.body.timingOptions?.[0]) : undefined
  return (
    <Field label="Remind me" className="w-full sm:w-80">
      <Select
        value={pressed ?? shown}
        onChange={({ target }) =>
          mutate({ params: { id: reminder.id }, body: { timingOptions: [Number(target.value)] } })
        }
      >
        {shown === AS_IT_IS && (
          <option value={AS_IT_IS} disabled>
            {saved.length > 0 ? timingsLabel(saved) : 'No timing set'}
          </option>
        )}
        {offered.map((minutes) => (
          <option key={minutes} value={minutes}>
            {timingsLabel([minutes])}
          </option>
        ))}
      </Select>
    </Field>
  )
}
