import { formMessage } from '@pepwell/contract/form-messages'
import { NewWeightLog, type WeightLog } from '@pepwell/contract/weight/weight'
import { type CalendarDay, dayOf, isCalendarDay } from '@pepwell/domain/time/calendar'
import { inUnit, loggedUnitOf, type WeightUnit } from '@pepwell/domain/weight/weight'
import { type FormEvent, useRef, useState } from 'react'
import { Controller, FormProvider, useForm, useFormContext, useWatch } from 'react-hook-form'
import type { z } from 'zod'
import { schemaResolver } from '../../../lib/forms/schema-resolver.ts'
import { photoRules } from '../../../lib/pictures/photo-rules.ts'
import { serverNow } from '../../../lib/time/clock.ts'
import { dayLabel } from '../../../lib/time/day-label.ts'
import { DraftNote } from '../../../ui/draft-note.tsx'
import { Field } from '../../../ui/field.tsx'
import { PhotoField } from '../../../ui/photo-field.tsx'
import { StonesField } from '../../../ui/stones-field.tsx'
import { TextArea, TextInput } from '../../../ui/text-input.tsx'
import { useDraft } from '../../../ui/use-draft.ts'
import { formattedLog } from '../formatted-weight.ts'
import type { Reader } from '../weight.api.ts'
import type { WeighInBody } from './use-weigh-in.ts'
import { useWeightQuestion } from './use-weight-question.tsx'
import { WeightStepper } from './weight-stepper.tsx'

/** The call's schema, without future days. */
const weighInOf = (today: CalendarDay) =>
  NewWeightLog.refine(({ weighInDate = today }) => weighInDate <= today, {
    message: formMessage.LOGGED_IN_FUTURE,
    path: ['weighInDate'],
  })

type WeighInValues = z.input<typeof NewWeightLog>

interface FormProps {
  /** the form id for the footer's button */
  id: string
  reader: Reader
  /** the last weight */
  last?: WeightLog
  /** the weigh-in to edit, whose photo stays; undefined to log a new one */
  editing?: WeightLog
  /** the server's error for the photo */
  photoProblem?: string
  onSubmit: (weighIn: WeighInBody) => void
}

function WeightField({ reader, last }: Pick<FormProps, 'reader' | 'last'>) {
  const { formState } = useFormContext<WeighInValues>()
  const { weightUnit, timeZone } = reader
  const before = last && {
    shown: formattedLog(last, weightUnit),
    day: dayLabel(last.weighInDate, dayOf(serverNow(), timeZone)),
    plain: String(inUnit(last.pounds, weightUnit)),
  }
  const hint = before ? `Last time: ${before.shown} · ${before.day}` : 'As your scale shows it'
  const error = formState.errors.weight?.message
  if (weightUnit === 'st')
    return (
      <Controller<WeighInValues, 'weight'>
        name="weight"
        render={({ field }) => <StonesField {...field} label="Weight" hint={hint} error={error} />}
      />
    )
  return (
    <Field label={`Weight (${weightUnit})`} hint={hint} error={error}>
      <WeightStepper unit={weightUnit} startsAt={before?.plain} />
    </Field>
  )
}

function DateField({ today }: { today: CalendarDay }) {
  const { register, formState } = useFormContext<WeighInValues>()
  const day = useWatch<WeighInValues, 'weighInDate'>({ name: 'weighInDate' })
  return (
    <Field
      label="Date"
      hint={day && isCalendarDay(day) ? dayLabel(day, today) : 'Which day?'}
      error={formState.errors.weighInDate?.message}
    >
      <TextInput type="date" max={today} {...register('weighInDate')} />
    </Field>
  )
}

function NotesField() {
  const { register, formState } = useFormContext<WeighInValues>()
  return (
    <Field label="Notes" optional error={formState.errors.notes?.message}>
      <TextArea rows={2} {...register('notes')} />
    </Field>
  )
}

/** Submitting waits for a photo that is still loading, so it is never lost. */
function useReading(submit: () => Promise<void>) {
  const reading = useRef<Promise<boolean>>(undefined)
  return {
    onReading: (begun: Promise<boolean>) => {
      reading.current = begun
    },
    onSubmit: async (event: FormEvent) => {
      event.preventDefault()
      const isRead = (await reading.current) ?? true
      reading.current = undefined
      if (isRead) await submit()
    },
  }
}

/** The last weight in the person's unit, so an unchanged weight takes two taps. */
const startOf = (last: WeightLog | undefined, unit: WeightUnit): number | undefined =>
  last && (unit === 'st' ? last.pounds : inUnit(last.pounds, unit))

export default function WeighInForm({ id, reader, last, editing, photoProblem, onSubmit }: FormProps) {
  const { weightUnit, timeZone } = reader
  const [today] = useState(() => dayOf(serverNow(), timeZone))
  const form = useForm<WeighInValues, unknown, z.output<typeof NewWeightLog>>({
    resolver: schemaResolver(weighInOf(today)),
    defaultValues: {
      weight: editing?.weight ?? startOf(last, weightUnit),
      unit: loggedUnitOf(weightUnit),
      weighInDate: editing?.weighInDate ?? today,
      notes: editing?.notes ?? '',
      photoUrl: null,
    },
  })
  // A photo is too large for a draft, and quickly retaken.
  const draft = useDraft(form, { except: ['photoUrl'], isEdit: editing !== undefined })
  const { submit, question } = useWeightQuestion(today, {
    reader,
    last,
    verb: editing ? 'Save' : 'Log',
    onSubmit,
    onCorrected: (weight) => form.setValue('weight', weight, { shouldValidate: true, shouldDirty: true }),
  })
  const reading = useReading(() => form.handleSubmit(submit)())
  return (
    <FormProvider {...form}>
      <form id={id} onSubmit={reading.onSubmit} noValidate className="flex flex-col gap-5">
        <DraftNote draft={draft} />
        <div className="grid items-start gap-x-4 gap-y-5 sm:grid-cols-2">
          <WeightField reader={reader} last={last} />
          <DateField today={today} />
        </div>
        <NotesField />
        {!editing && (
          <Controller
            name="photoUrl"
            control={form.control}
            render={({ field, fieldState }) => (
              <PhotoField
                rules={photoRules}
                value={field.value ?? null}
                onChange={field.onChange}
                onReading={reading.onReading}
                error={fieldState.error?.message ?? photoProblem}
              />
            )}
          />
        )}
      </form>
      {question}
    </FormProvider>
  )
}
