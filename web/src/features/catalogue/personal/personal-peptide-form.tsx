import type { PersonalPeptide } from '@pepwell/contract/catalogue/catalogue'
import { peptideCategories } from '@pepwell/domain/catalogue/peptide-categories'
import { frequencies } from '@pepwell/domain/schedules/frequencies'
import type { ReactNode } from 'react'
import { FormProvider, useFormContext } from 'react-hook-form'
import { typedNumber } from '../../../lib/forms/typed-number.ts'
import { Combobox } from '../../../ui/combobox.tsx'
import { DraftNote } from '../../../ui/draft-note.tsx'
import { Field } from '../../../ui/field.tsx'
import { Select } from '../../../ui/select.tsx'
import { NumberInput, TextArea, TextInput } from '../../../ui/text-input.tsx'
import { useDraft } from '../../../ui/use-draft.ts'
import { type Personal, type PersonalValues, usePersonalForm } from './personal-form.ts'

interface LineProps {
  name: keyof PersonalValues
  label: string
  hint?: string
  placeholder?: string
}

function Line({ name, label, hint, placeholder }: LineProps) {
  const { register, formState } = useFormContext<PersonalValues>()
  return (
    <Field label={label} hint={hint} error={formState.errors[name]?.message}>
      <TextInput {...register(name)} placeholder={placeholder} autoComplete="off" />
    </Field>
  )
}

function Paragraphs({ optional, ...line }: LineProps & { optional?: boolean }) {
  const { name, label, hint, placeholder } = line
  const { register, formState } = useFormContext<PersonalValues>()
  return (
    <Field label={label} hint={hint} optional={optional} error={formState.errors[name]?.message}>
      <TextArea {...register(name)} rows={2} placeholder={placeholder} />
    </Field>
  )
}

/** A number of hours. */
function Hours({ name, label }: { name: 'halfLifeHours' | 'timeToPeakHours'; label: string }) {
  const { register, formState } = useFormContext<PersonalValues>()
  return (
    <Field label={label} optional error={formState.errors[name]?.message}>
      <NumberInput {...register(name, { setValueAs: typedNumber })} />
    </Field>
  )
}

function CategoryField() {
  const { register, formState } = useFormContext<PersonalValues>()
  return (
    <Field label="Category" error={formState.errors.category?.message}>
      <Select {...register('category')} placeholder="Select a category">
        {peptideCategories.map((category) => (
          <option key={category}>{category}</option>
        ))}
      </Select>
    </Field>
  )
}

function FrequencyField() {
  const { register, formState } = useFormContext<PersonalValues>()
  return (
    <Field label="Frequency" error={formState.errors.frequency?.message}>
      <Combobox {...register('frequency')} options={frequencies} placeholder="Daily, Weekly, every 3 days…" />
    </Field>
  )
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <fieldset className="flex min-w-0 flex-col gap-4">
      <legend className="mb-3 w-full border-b border-line pb-1.5 text-lg font-bold tracking-tight">
        {title}
      </legend>
      {children}
    </fieldset>
  )
}

/** The fields of a personal peptide. */
const PersonalFields = () => (
  <>
    <Section title="About">
      <Line name="name" label="Name" placeholder="As printed on the vial" />
      <CategoryField />
      <Paragraphs name="description" label="Description" />
    </Section>
    <Section title="Effects">
      <Paragraphs name="benefits" label="Benefits" />
      <Paragraphs name="sideEffects" label="Side effects" />
    </Section>
    <Section title="How to take it">
      <Line name="recommendedDose" label="Recommended dose" placeholder="Amount and unit" />
      <FrequencyField />
      <Line name="duration" label="Duration" placeholder="8 weeks on, 4 weeks off" />
      <Line name="bestTakenWith" label="Best taken with" placeholder="Food, water, time of day" />
    </Section>
    <Section title="Level chart">
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <Hours name="halfLifeHours" label="Half-life (hours)" />
        <Hours name="timeToPeakHours" label="Time to peak (hours)" />
      </div>
    </Section>
    <Section title="Links">
      <Paragraphs
        name="competitorLinks"
        label="Links"
        hint="One web address per line."
        placeholder="https://"
        optional
      />
    </Section>
  </>
)

export interface PersonalPeptideFormProps {
  id: string
  /** the peptide to edit; undefined for a new one */
  peptide?: PersonalPeptide
  onSubmit: (peptide: Personal) => void
}

/** Form for a peptide that isn't in the catalog. */
export default function PersonalPeptideForm({ id, peptide, onSubmit }: PersonalPeptideFormProps) {
  const form = usePersonalForm(peptide)
  const draft = useDraft(form, { isEdit: peptide !== undefined })
  return (
    <FormProvider {...form}>
      <form id={id} onSubmit={form.handleSubmit(onSubmit)} noValidate className="flex flex-col gap-7">
        <DraftNote draft={draft} />
        <PersonalFields />
      </form>
    </FormProvider>
  )
}
