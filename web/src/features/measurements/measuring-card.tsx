import {
  type MeasuringSubject,
  measuringDays,
  measuringIntervals,
  measuringSubjectNames,
  measuringSubjects,
} from '@pepwell/domain/measurements/measuring-reminders'
import { useQuery } from '@tanstack/react-query'
import { formatMonthDay } from '../../lib/time/dates.ts'
import { Card, CardHeader, CardTitle } from '../../ui/card.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { Field } from '../../ui/field.tsx'
import { Select } from '../../ui/select.tsx'
import { Loading, Skeleton } from '../../ui/skeleton.tsx'
import {
  type MeasuringReminder,
  measuringRemindersQuery,
  useSetMeasuringReminder,
} from './measurements.api.ts'

const OFF = ''

const intervalOf = (value: string) => measuringDays.find((days) => String(days) === value) ?? null

function Choice({
  subject,
  reminder,
}: {
  subject: MeasuringSubject
  reminder: MeasuringReminder | undefined
}) {
  const { mutate, isPending, variables } = useSetMeasuringReminder()
  const chosen = isPending ? variables.body.everyDays : (reminder?.everyDays ?? null)
  return (
    <Field
      label={measuringSubjects[subject].label}
      hint={reminder && !isPending ? `Next on ${formatMonthDay(reminder.nextOn)}` : undefined}
    >
      <Select
        value={chosen ?? OFF}
        onChange={({ target }) => mutate({ body: { subject, everyDays: intervalOf(target.value) } })}
      >
        <option value={OFF}>Never</option>
        {measuringDays.map((days) => (
          <option key={days} value={days}>
            {measuringIntervals[days]}
          </option>
        ))}
      </Select>
    </Field>
  )
}

/** How often to be reminded to measure. */
export function MeasuringCard() {
  const { data, error, refetch, isFetching } = useQuery(measuringRemindersQuery)
  return (
    <Card as="section" aria-labelledby="measuring">
      <CardHeader className="mb-2">
        <CardTitle level={3} id="measuring">
          Measurement Reminders
        </CardTitle>
      </CardHeader>
      {data ? (
        <div className="grid items-end gap-4 sm:grid-cols-2">
          {measuringSubjectNames.map((subject) => (
            <Choice
              key={subject}
              subject={subject}
              reminder={data.find((reminder) => reminder.subject === subject)}
            />
          ))}
        </div>
      ) : error ? (
        <ErrorState
          title="We couldn’t load your measurement reminders"
          error={error}
          onRetry={() => refetch()}
          retrying={isFetching}
        />
      ) : (
        <Loading>
          <Skeleton className="h-84 rounded-xl sm:h-40" />
        </Loading>
      )}
    </Card>
  )
}
