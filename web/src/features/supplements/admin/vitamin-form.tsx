import { supplementUnits } from '@pepwell/domain/vitamins/supplements'
import type { ReactNode } from 'react'
import { useForm } from 'react-hook-form'
import { Field } from '../../../ui/field.tsx'
import { Select } from '../../../ui/select.tsx'
import { NumberInput, TextArea, TextInput } from '../../../ui/text-input.tsx'
import { type VitaminValues, vitaminLabels, vitaminResolver } from './vitamin-values.ts'

interface VitaminFormProps {
  id: string
  typed: VitaminValues
  onSubmit: (values: VitaminValues) => void
  /** rendered above the fields: the picture */
  children?: ReactNode
}

/** The fields of a vitamin's catalog data. */
export function VitaminForm({ id, typed, onSubmit, children }: VitaminFormProps) {
  const { register, handleSubmit, formState } = useForm<VitaminValues>({
    defaultValues: typed,
    resolver: vitaminResolver,
  })
  const about = (name: keyof VitaminValues) => ({
    label: vitaminLabels[name],
    error: formState.errors[name]?.message,
  })
  return (
    <form
      id={id}
      onSubmit={handleSubmit(onSubmit)}
      noValidate
      className="grid gap-x-4 gap-y-5 md:grid-cols-2"
    >
      <div className="md:col-span-2">{children}</div>
      <Field {...about('dosageAmount')}>
        <NumberInput {...register('dosageAmount')} />
      </Field>
      <Field {...about('dosageUnit')}>
        <Select {...register('dosageUnit')}>
          {supplementUnits.map((unit) => (
            <option key={unit} value={unit}>
              {unit}
            </option>
          ))}
        </Select>
      </Field>
      <Field {...about('category')} className="md:col-span-2">
        <TextInput {...register('category')} maxLength={50} />
      </Field>
      <Field {...about('description')} className="md:col-span-2">
        <TextArea {...register('description')} rows={5} maxLength={4000} />
      </Field>
    </form>
  )
}
