import type { CurrentUser } from '@pepwell/contract/accounts/accounts'
import type { PlanEntry } from '@pepwell/contract/plan/plan'
import type { Reminder } from '@pepwell/contract/reminders/reminders'
import { textReachOf } from '@pepwell/domain/accounts/phone'
import { countsFromDay, furtherTimings, newReminderTimings } from '@pepwell/domain/reminders/reminders'
import { repeatIntervals } from '@pepwell/domain/reminders/repeats'
import { minutesText } from '@pepwell/domain/text/minutes-text'
import { dayOf } from '@pepwell/domain/time/calendar'
import { useState } from 'react'
import { FormProvider, useController, useForm, useFormContext, useWatch } from 'react-hook-form'
import type { DraftFields } from '../../../lib/forms/drafts.ts'
import { schemaResolver } from '../../../lib/forms/schema-resolver.ts'
import { serverNow } from '../../../lib/time/clock.ts'
import { ChoiceChips } from '../../../ui/choice-chips.tsx'
import { DraftNote } from '../../../ui/draft-note.tsx'
import { Field } from '../../../ui/field.tsx'
import { Fold } from '../../../ui/fold.tsx'
import { Select } from '../../../ui/select.tsx'
import { useDraft } from '../../../ui/use-draft.ts'
import { type ChannelWays, MoreChannels, PushField } from './channels-field.tsx'
import { DaysField } from './days-field.tsx'
import { MoreTimesField } from './more-times-field.tsx'
import { PeptideField, WordingFields } from './peptide-fields.tsx'
import { type EntryDose, PreviewLine } from './preview-line.tsx'
import type { Proposal } from './proposal.ts'
import {
  type FilledReminder,
  newValues,
  ReminderForm,
  type ReminderValues,
  valuesOf,
} from './reminder-values.ts'
import { CountFields, FrequencyFields } from './schedule-fields.tsx'

/** Lead times; several are allowed. */
function TimingField() {
  const { control, formState } = useFormContext<ReminderValues>()
  const { field } = useController({ control, name: 'timingOptions' })
  // The profile's default lead time stays in the list even if unselected.
  const begun = formState.defaultValues?.timingOptions?.filter((minutes) => minutes !== undefined) ?? []
  const offered = [...new Set([...newReminderTimings, ...furtherTimings, ...begun])].toSorted((a, b) => a - b)
  return (
    <ChoiceChips
      legend="Remind me before"
      choices={offered.map((minutes) => ({ value: minutes, label: minutesText(minutes) || 'At the time' }))}
      chosen={field.value}
      onChange={field.onChange}
      first={field.ref}
      error={formState.errors.timingOptions?.message}
      className="grid grid-cols-3 gap-1.5"
    />
  )
}

/** Whether the reminder repeats until the dose is logged. */
function RepeatField() {
  const { register, formState } = useFormContext<ReminderValues>()
  const asMinutes = { setValueAs: (minutes: unknown) => (minutes ? Number(minutes) : null) }
  return (
    <Field
      label="Repeat until logged"
      hint="Up to 6 times over 3 hours."
      error={formState.errors.repeatEvery?.message}
    >
      <Select {...register('repeatEvery', asMinutes)}>
        <option value="">Don’t repeat</option>
        {repeatIntervals.map((minutes) => (
          <option key={minutes} value={minutes}>
            {minutes === 60 ? 'Every hour' : `Every ${minutesText(minutes)}`}
          </option>
        ))}
      </Select>
    </Field>
  )
}

export interface ReminderFormProps extends ChannelWays {
  /** the form id for the footer's button */
  id: string
  /** the plan entries to choose from; for an existing reminder, its possible entries */
  entries: readonly PlanEntry[]
  /** the reminder to edit; undefined for a new one */
  reminder?: Reminder
  /** initial values that replace its times */
  proposal?: Proposal
  user: CurrentUser
  /** the latest doses, latest first */
  doses?: readonly EntryDose[]
  /** default lead time in minutes */
  lead?: number
  /** whether emails are on by default */
  byMail?: boolean
  onSubmit: (filled: FilledReminder) => void
}

const noDoses: readonly never[] = []

/** Creates or edits a reminder; an existing one keeps its peptide. */
export default function ReminderFields(props: ReminderFormProps) {
  const {
    id,
    entries,
    reminder,
    proposal,
    user,
    doses = noDoses,
    lead,
    byMail,
    allowPush,
    verifyEmail,
    onSubmit,
  } = props
  const { timeZone } = user
  const [today] = useState(() => dayOf(serverNow(), timeZone))
  const form = useForm<ReminderValues, unknown, FilledReminder>({
    resolver: schemaResolver(ReminderForm),
    defaultValues: reminder
      ? { ...valuesOf(reminder, textReachOf(user.phoneNumber) === 'yes'), ...proposal }
      : newValues({ entries, today, lead, byMail }),
  })
  const fits = ({ userPeptideId: id }: DraftFields) =>
    id === undefined || entries.some((entry) => entry.id === id)
  const draft = useDraft(form, { fits, isEdit: reminder !== undefined })
  const [frequency, firstDay] = useWatch({ control: form.control, name: ['frequency', 'anchor'] })
  // A reminder changed to every other day counts from the day of the change.
  const usual = reminder?.frequency === frequency ? reminder.anchor : today
  const anchor = countsFromDay(frequency) ? firstDay : usual
  const { errors } = form.formState
  const isWrongInFold = Boolean(errors.title ?? errors.dose ?? errors.timingOptions ?? errors.alsoAt)
  return (
    <FormProvider {...form}>
      <form id={id} onSubmit={form.handleSubmit(onSubmit)} noValidate className="flex flex-col gap-5">
        <DraftNote draft={draft} />
        {!reminder && <PeptideField entries={entries} today={today} />}
        <FrequencyFields today={today} />
        <CountFields />
        <DaysField anchor={anchor} />
        <PushField allowPush={allowPush} />
        <PreviewLine
          entries={entries}
          anchor={anchor}
          followed={reminder}
          doses={doses}
          timeZone={timeZone}
        />
        <Fold label="More" open={reminder !== undefined || isWrongInFold || undefined}>
          <div className="flex flex-col gap-5 pt-2">
            <WordingFields entries={entries} />
            {!reminder && <MoreTimesField />}
            <TimingField />
            <RepeatField />
            <MoreChannels user={user} verifyEmail={verifyEmail} />
          </div>
        </Fold>
      </form>
    </FormProvider>
  )
}
