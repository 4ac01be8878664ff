import { PeptideForm } from '@pepwell/contract/catalogue/catalogue-admin'
import { peptideCategories } from '@pepwell/domain/catalogue/peptide-categories'
import type { ReactNode } from 'react'
import { FormProvider, useForm, useFormContext } from 'react-hook-form'
import { schemaResolver } from '../../../lib/forms/schema-resolver.ts'
import { Field } from '../../../ui/field.tsx'
import { Select } from '../../../ui/select.tsx'
import { NumberInput, TextArea, TextInput } from '../../../ui/text-input.tsx'
import { inputOf, type PeptideValues, peptideLabels } from './peptide-values.ts'

type Name = keyof PeptideValues

function Labeled({ name, children }: { name: Name; children: ReactNode }) {
  const { formState } = useFormContext<PeptideValues>()
  return (
    <Field label={peptideLabels[name]} error={formState.errors[name]?.message}>
      {children}
    </Field>
  )
}

function Line({ name }: { name: Name }) {
  const { register } = useFormContext<PeptideValues>()
  return (
    <Labeled name={name}>
      <TextInput {...register(name)} autoComplete="off" />
    </Labeled>
  )
}

function Figure({ name }: { name: Name }) {
  const { register } = useFormContext<PeptideValues>()
  return (
    <Labeled name={name}>
      <NumberInput {...register(name)} />
    </Labeled>
  )
}

function Paragraphs({ name }: { name: Name }) {
  const { register } = useFormContext<PeptideValues>()
  return (
    <Labeled name={name}>
      <TextArea {...register(name)} rows={3} />
    </Labeled>
  )
}

function Fields() {
  const { register } = useFormContext<PeptideValues>()
  return (
    <>
      <Line name="name" />
      <div className="grid gap-4 md:grid-cols-[1fr_8rem_8rem]">
        <Labeled name="category">
          <Select {...register('category')} placeholder="Select a category">
            {peptideCategories.map((category) => (
              <option key={category}>{category}</option>
            ))}
          </Select>
        </Labeled>
        <Figure name="mg" />
        <Figure name="displayOrder" />
      </div>
      <Paragraphs name="description" />
      <div className="grid gap-4 md:grid-cols-2">
        <Paragraphs name="benefits" />
        <Paragraphs name="sideEffects" />
        <Line name="recommendedDose" />
        <Line name="frequency" />
        <Line name="duration" />
        <Line name="bestTakenWith" />
      </div>
    </>
  )
}

interface PeptideFieldsProps {
  id: string
  typed: PeptideValues
  /** the peptide to edit; undefined for a new one */
  was?: PeptideValues
  onSubmit: (values: PeptideValues) => void
  /** rendered above the fields: the picture */
  children: ReactNode
}

/** The fields of a catalog peptide. */
export function PeptideFields({ id, typed, was, onSubmit, children }: PeptideFieldsProps) {
  const form = useForm<PeptideValues>({
    resolver: schemaResolver<PeptideValues>(PeptideForm, { inputOf, before: was }),
    defaultValues: typed,
  })
  return (
    <FormProvider {...form}>
      <form id={id} onSubmit={form.handleSubmit(onSubmit)} noValidate className="flex flex-col gap-4">
        {children}
        <Fields />
      </form>
    </FormProvider>
  )
}
