import { useQuery } from '@tanstack/react-query'
import { useForm } from 'react-hook-form'
import { peptideTitle } from '../../../lib/format/peptide-title.ts'
import { Field } from '../../../ui/field.tsx'
import { Select } from '../../../ui/select.tsx'
import { NumberInput, TextArea, TextInput } from '../../../ui/text-input.tsx'
import { type BatchValues, batchResolver, noBatch } from './batch-values.ts'
import { peptidesQuery, vitaminsQuery } from './inventory.api.ts'
import { stockWords } from './stock-kinds.ts'
import type { StockKind } from './stock-row.ts'

/** What a batch can contain. */
function useProducts(kind: StockKind) {
  const peptides = useQuery({ ...peptidesQuery, enabled: kind === 'peptides' }).data
  const vitamins = useQuery({ ...vitaminsQuery, enabled: kind === 'vitamins' }).data
  if (kind === 'vitamins') return vitamins?.map(({ id, name }) => ({ id, title: name }))
  return peptides
    ?.map((peptide) => ({ id: peptide.id, title: peptideTitle(peptide) }))
    .toSorted((a, b) => a.title.localeCompare(b.title, 'en-US', { numeric: true }))
}

interface BatchFormProps {
  id: string
  kind: StockKind
  today: string
  onSubmit: (values: BatchValues) => void
}

/** An incoming batch. */
export default function BatchForm({ id, kind, today, onSubmit }: BatchFormProps) {
  const { register, handleSubmit, formState } = useForm<BatchValues>({
    defaultValues: { ...noBatch, receivedDate: today },
    resolver: batchResolver[kind],
  })
  const products = useProducts(kind)
  const error = (name: keyof BatchValues) => formState.errors[name]?.message
  const isLoose = kind === 'peptides'
  return (
    <form
      id={id}
      onSubmit={handleSubmit(onSubmit)}
      noValidate
      className="grid gap-x-4 gap-y-5 md:grid-cols-2"
    >
      <Field label={stockWords[kind].product} error={error('product')}>
        <Select {...register('product')} placeholder={products ? 'Please choose' : 'Loading...'}>
          {products?.map((product) => (
            <option key={product.id} value={product.id}>
              {product.title}
            </option>
          ))}
        </Select>
      </Field>
      <Field label="Batch number" error={error('batchNumber')}>
        <TextInput {...register('batchNumber')} maxLength={100} autoComplete="off" />
      </Field>
      <Field label={isLoose ? 'Quantity available' : 'Quantity'} error={error('quantity')}>
        <NumberInput inputMode="numeric" {...register('quantity')} placeholder="0" />
      </Field>
      <Field label="Cost per unit ($)" error={error('costPerUnit')} optional>
        <NumberInput {...register('costPerUnit')} placeholder="Unknown" />
      </Field>
      <Field label="Expiry date" error={error('expiryDate')} optional={isLoose}>
        <TextInput type="date" {...register('expiryDate')} />
      </Field>
      <Field label="Received" error={error('receivedDate')} optional>
        <TextInput type="date" {...register('receivedDate')} />
      </Field>
      <Field label="Supplier" error={error('supplier')} optional={isLoose}>
        <TextInput {...register('supplier')} maxLength={200} />
      </Field>
      <Field label="Notes" error={error('notes')} optional className="md:col-span-2">
        <TextArea {...register('notes')} rows={2} maxLength={2000} />
      </Field>
    </form>
  )
}
