import type { CurrentUser } from '@pepwell/contract/accounts/accounts'
import type { PlanEntry } from '@pepwell/contract/plan/plan'
import type { Reminder } from '@pepwell/contract/reminders/reminders'
import { textReachOf } from '@pepwell/domain/accounts/phone'
import { countsFromDay } from '@pepwell/domain/reminders/reminders'
import { dayOf } from '@pepwell/domain/time/calendar'
import { useState } from 'react'
import { FormProvider, useForm, useWatch } from 'react-hook-form'
import type { DraftFields } from '../../../lib/forms/drafts.ts'
import { schemaResolver } from '../../../lib/forms/schema-resolver.ts'
import { serverNow } from '../../../lib/time/clock.ts'
import { DraftNote } from '../../../ui/draft-note.tsx'
import { Fold } from '../../../ui/fold.tsx'
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
import { RepeatField } from './repeat-field.tsx'
import { CountFields, FrequencyFields } from './schedule-fields.tsx'
import { TimingField } from './timing-field.tsx'

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
    id === undefined || entries.some((one) => one.id === id)
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
