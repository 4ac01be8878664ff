import { LabResultForm as Schema } from '@pepwell/contract/labs/labs'
import { analyteByCode, analyteNamed } from '@pepwell/domain/labs/analytes'
import { toCanonicalUnit } from '@pepwell/domain/labs/lab-values'
import { useQuery } from '@tanstack/react-query'
import {
  type Control,
  Controller,
  FormProvider,
  type UseFormReturn,
  useForm,
  useFormContext,
  useWatch,
} from 'react-hook-form'
import type { z } from 'zod'
import { schemaResolver } from '../../lib/forms/schema-resolver.ts'
import { typedNumber } from '../../lib/forms/typed-number.ts'
import { serverNow } from '../../lib/time/clock.ts'
import { Button } from '../../ui/button.tsx'
import { Combobox } from '../../ui/combobox.tsx'
import { DraftNote } from '../../ui/draft-note.tsx'
import { Field } from '../../ui/field.tsx'
import { MomentInput } from '../../ui/moment-input.tsx'
import { Select } from '../../ui/select.tsx'
import { NumberInput, TextArea, TextInput } from '../../ui/text-input.tsx'
import { useDraft } from '../../ui/use-draft.ts'
import { useNextEntry } from '../../ui/use-next-entry.ts'
import { type LabResult, labAnalytesQuery } from './labs.api.ts'

type Values = z.input<typeof Schema>
export type TypedLabResult = z.output<typeof Schema>

interface FormProps {
  /** the form id for the footer's button */
  id: string
  timeZone: string
  editing?: LabResult
  /** the preselected test */
  analyte?: string | undefined
  /** `then` runs once it is stored */
  onSubmit: (typed: TypedLabResult, then?: () => void) => void
}

const startOf = (editing: LabResult | undefined, analyte: string): Values => ({
  analyte: editing?.analyte ?? analyte,
  value: editing?.value ?? (undefined as unknown as number),
  comparator: editing?.comparator ?? null,
  unit: editing?.unit ?? analyteNamed(analyte)?.unit ?? '',
  rangeLow: editing?.rangeLow ?? null,
  rangeHigh: editing?.rangeHigh ?? null,
  lab: editing?.lab ?? '',
  collectedAt: editing?.collectedAt ?? new Date(serverNow()).toISOString(),
  fasting: editing?.fasting ?? null,
  note: editing?.note ?? '',
})

/** The value in the test's canonical unit, if another was typed. */
function SameAs({ control }: { control: Control<Values> }) {
  const [analyte = '', value, unit = ''] = useWatch({ control, name: ['analyte', 'value', 'unit'] })
  const known = analyteNamed(analyte ?? '')
  if (!known || typeof value !== 'number' || !unit) return null
  const canonical = toCanonicalUnit(known, value, unit)
  if (canonical === undefined || Number.isNaN(canonical) || canonical === value) return null
  return (
    <p className="text-sm">
      Same as{' '}
      <strong>
        {Number(canonical.toPrecision(3))} {known.unit}
      </strong>
      . We save it as you enter it.
    </p>
  )
}

/** Test, value and unit. */
function ResultFields({ control }: { control: Control<Values> }) {
  const { register, formState } = useFormContext<Values>()
  const { errors } = formState
  const { data: analytes = [] } = useQuery(labAnalytesQuery)
  const analyte = useWatch({ control, name: 'analyte' })
  const code = analyteNamed(analyte ?? '')?.loinc
  const units = analytes.find(({ loinc }) => loinc === code)?.units ?? []
  return (
    <>
      <Field label="Test" error={errors.analyte?.message}>
        <Combobox {...register('analyte')} options={analytes.map(({ name }) => name)} placeholder="HbA1c" />
      </Field>
      <div className="grid grid-cols-[5.5rem_1fr_1fr] items-start gap-3">
        <Field label="Sign" error={errors.comparator?.message}>
          <Select {...register('comparator', { setValueAs: (sign) => sign || null })} placeholder="=">
            <option>&lt;</option>
            <option>&gt;</option>
          </Select>
        </Field>
        <Field label="Value" error={errors.value?.message}>
          <NumberInput {...register('value', { setValueAs: typedNumber })} />
        </Field>
        <Field label="Unit" error={errors.unit?.message}>
          <Combobox {...register('unit')} options={units} placeholder={code && analyteByCode(code)?.unit} />
        </Field>
      </div>
      <SameAs control={control} />
      <div className="grid grid-cols-2 items-start gap-3">
        <Field label="Range from" optional error={errors.rangeLow?.message}>
          <NumberInput {...register('rangeLow', { setValueAs: typedNumber })} />
        </Field>
        <Field label="Range to" optional error={errors.rangeHigh?.message}>
          <NumberInput {...register('rangeHigh', { setValueAs: typedNumber })} />
        </Field>
      </div>
    </>
  )
}

const FASTING = { yes: true, no: false } as const

/** Date and place of collection. */
function CollectionFields({ control, timeZone }: { control: Control<Values>; timeZone: string }) {
  const { register, formState } = useFormContext<Values>()
  const { errors } = formState
  return (
    <>
      <Controller
        control={control}
        name="collectedAt"
        render={({ field }) => (
          <Field label="Collected" error={errors.collectedAt?.message}>
            <MomentInput value={field.value} onChange={field.onChange} timeZone={timeZone} />
          </Field>
        )}
      />
      <div className="grid items-start gap-3 sm:grid-cols-2">
        <Field label="Lab" optional error={errors.lab?.message}>
          <TextInput {...register('lab')} autoComplete="off" />
        </Field>
        <Controller
          control={control}
          name="fasting"
          render={({ field }) => (
            <Field label="Fasting" optional>
              <Select
                value={field.value == null ? '' : field.value ? 'yes' : 'no'}
                onChange={({ target }) => field.onChange(FASTING[target.value as 'yes' | 'no'] ?? null)}
                placeholder="Not recorded"
              >
                <option value="yes">Yes</option>
                <option value="no">No</option>
              </Select>
            </Field>
          )}
        />
      </div>
      <Field label="Note" optional error={errors.note?.message}>
        <TextArea rows={2} {...register('note')} />
      </Field>
    </>
  )
}

/** A lab result as printed on the report. */
export default function LabResultForm({ id, timeZone, editing, analyte = '', onSubmit }: FormProps) {
  const form = useForm<Values, unknown, TypedLabResult>({
    resolver: schemaResolver(Schema),
    defaultValues: startOf(editing, analyte),
  })
  const draft = useDraft(form, { isEdit: editing !== undefined })
  const start = useNextEntry<Values>(form as unknown as UseFormReturn<Values>, draft, 'analyte')
  /** The next result of the same report has its date, lab and fasting. */
  const startNext = ({ collectedAt, lab = '', fasting = null }: TypedLabResult) =>
    start({ ...startOf(undefined, ''), value: null as unknown as number, collectedAt, lab, fasting })
  return (
    <FormProvider {...form}>
      <form
        id={id}
        onSubmit={form.handleSubmit((typed) => onSubmit(typed))}
        noValidate
        className="flex flex-col gap-5"
      >
        <DraftNote draft={draft} />
        <ResultFields control={form.control as Control<Values>} />
        <CollectionFields control={form.control as Control<Values>} timeZone={timeZone} />
        {!editing && (
          <Button
            variant="tinted"
            onClick={form.handleSubmit((typed) => onSubmit(typed, () => startNext(typed)))}
          >
            Save and add another
          </Button>
        )}
      </form>
    </FormProvider>
  )
}
