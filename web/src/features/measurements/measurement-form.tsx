import { MeasurementForm as Schema } from '@pepwell/contract/measurements/measurements'
import {
  type MeasurementName,
  measurementKinds,
  measurementNames,
  unitsOf,
} from '@pepwell/domain/measurements/measurements'
import { Controller, type UseFormReturn, useForm, useWatch } from 'react-hook-form'
import type { z } from 'zod'
import { schemaResolver } from '../../lib/forms/schema-resolver.ts'
import { typedNumber } from '../../lib/forms/typed-number.ts'
import { serverNow } from '../../lib/time/clock.ts'
import { Button } from '../../ui/button.tsx'
import { DraftNote } from '../../ui/draft-note.tsx'
import { Field } from '../../ui/field.tsx'
import { MomentInput } from '../../ui/moment-input.tsx'
import { Segmented } from '../../ui/segmented.tsx'
import { Select } from '../../ui/select.tsx'
import { NumberInput, TextArea } from '../../ui/text-input.tsx'
import { useDraft } from '../../ui/use-draft.ts'
import { useNextEntry } from '../../ui/use-next-entry.ts'
import type { Measurement } from './measurements.api.ts'

type Values = z.input<typeof Schema>
export type TypedMeasurement = z.output<typeof Schema>

interface FormProps {
  /** the form id for the footer's button */
  id: string
  timeZone: string
  /** the last unit used, by kind */
  lastUnits: Readonly<Partial<Record<MeasurementName, string>>>
  editing?: Measurement
  /** `then` runs once it is stored */
  onSubmit: (typed: TypedMeasurement, then?: () => void) => void
}

/** A measurement: kind, value, time. */
export default function MeasurementForm({ id, timeZone, lastUnits, editing, onSubmit }: FormProps) {
  const defaultUnit = (kind: MeasurementName) => lastUnits[kind] ?? unitsOf(kind)[0] ?? ''
  const form = useForm<Values, unknown, TypedMeasurement>({
    resolver: schemaResolver(Schema),
    defaultValues: {
      kind: editing?.kind ?? 'waist',
      value: editing?.value,
      unit: editing?.unit ?? defaultUnit('waist'),
      measuredAt: editing?.measuredAt ?? new Date(serverNow()).toISOString(),
      note: editing?.note ?? '',
    },
  })
  const draft = useDraft(form, { isEdit: editing !== undefined })
  const { control, register, setValue, formState } = form
  const { errors } = formState
  const start = useNextEntry<Values>(form as unknown as UseFormReturn<Values>, draft, 'kind')
  /** The next measurement is of the next kind, at the same time. */
  const startNext = ({ kind, measuredAt }: TypedMeasurement) => {
    const next = measurementNames[(measurementNames.indexOf(kind) + 1) % measurementNames.length] ?? kind
    const value = null as unknown as number
    start({ kind: next, value, unit: defaultUnit(next), measuredAt, note: '' })
  }
  const kind = useWatch({ control, name: 'kind' })
  const units = unitsOf(kind)
  return (
    <form
      id={id}
      onSubmit={form.handleSubmit((typed) => onSubmit(typed))}
      noValidate
      className="flex flex-col gap-5"
    >
      <DraftNote draft={draft} />
      <Field label="What" error={errors.kind?.message}>
        <Select
          {...register('kind', {
            onChange: ({ target }) => setValue('unit', defaultUnit(target.value as MeasurementName)),
          })}
        >
          {measurementNames.map((name) => (
            <option key={name} value={name}>
              {measurementKinds[name].label}
            </option>
          ))}
        </Select>
      </Field>
      <div className="grid items-end gap-4 sm:grid-cols-2">
        <Field label={`Value (${form.getValues('unit')})`} error={errors.value?.message}>
          <NumberInput {...register('value', { setValueAs: typedNumber })} />
        </Field>
        {units.length > 1 && (
          <Controller
            control={control}
            name="unit"
            render={({ field }) => (
              <Segmented
                legend="Unit"
                options={units.map((unit) => ({ value: unit, label: unit }))}
                value={field.value}
                onChange={field.onChange}
              />
            )}
          />
        )}
      </div>
      <Controller
        control={control}
        name="measuredAt"
        render={({ field }) => (
          <Field label="When" error={errors.measuredAt?.message}>
            <MomentInput value={field.value} onChange={field.onChange} timeZone={timeZone} />
          </Field>
        )}
      />
      <Field label="Note" optional error={errors.note?.message}>
        <TextArea rows={2} {...register('note')} />
      </Field>
      {!editing && (
        <Button
          variant="tinted"
          onClick={form.handleSubmit((typed) => onSubmit(typed, () => startNext(typed)))}
        >
          Save and add another
        </Button>
      )}
    </form>
  )
}
