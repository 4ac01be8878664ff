import { zodResolver } from '@hookform/resolvers/zod'
import type { DoseLog } from '@pepwell/contract/doses'
import { useState } from 'react'
import { FormProvider, useForm } from 'react-hook-form'
import { QuickFields } from '../quick-fields.tsx'
import { EditedDose, type EditedValues, type FilledEdit, valuesOf } from './edited-dose.ts'

interface EditDoseFormProps {
  id: string
  /** the dose as it is */
  editing: DoseLog
  timeZone: string
  onSubmit: (edit: FilledEdit) => void
}

/** The fields of logging, with the dose in them as it is. */
export default function EditDoseForm({ id, editing, timeZone, onSubmit }: EditDoseFormProps) {
  const [defaultValues] = useState(() => valuesOf(editing, timeZone))
  const form = useForm<EditedValues, unknown, FilledEdit>({
    resolver: zodResolver(EditedDose),
    defaultValues,
  })
  return (
    <FormProvider {...form}>
      <form id={id} onSubmit={form.handleSubmit(onSubmit)} noValidate className="flex flex-col gap-5">
        <QuickFields timeZone={timeZone} editing={editing} startOpen />
      </form>
    </FormProvider>
  )
}
