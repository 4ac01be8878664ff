import { leadTimes } from '@pepwell/domain/reminders/reminders'
import { minutesText } from '@pepwell/domain/text/minutes-text'
import { Card, CardHeader, CardTitle } from '../../../ui/card.tsx'
import { Field } from '../../../ui/field.tsx'
import { Select } from '../../../ui/select.tsx'
import type { Preferences } from './preference-switch.tsx'
import { useChangePreferences } from './settings.api.ts'

/** The default lead time of reminders. */
export function TimingCard({ preferences }: { preferences: Preferences }) {
  const { mutate, isPending, variables } = useChangePreferences()
  const chosen = (isPending ? variables.body.reminderLeadTime : undefined) ?? preferences.reminderLeadTime
  return (
    <Card as="section" aria-labelledby="reminder-timing">
      <CardHeader className="mb-2">
        <CardTitle level={3} id="reminder-timing">
          Reminder Timing
        </CardTitle>
      </CardHeader>
      <Field label="Remind me" hint="Default for new reminders. You can change it for each one.">
        <Select
          value={chosen}
          onChange={(event) => mutate({ body: { reminderLeadTime: Number(event.target.value) } })}
        >
          {leadTimes.map((minutes) => (
            <option key={minutes} value={minutes}>
              {minutesText(minutes)} before
            </option>
          ))}
        </Select>
      </Field>
    </Card>
  )
}
