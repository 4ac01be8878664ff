import type { UseQueryResult } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { useController } from 'react-hook-form'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { Select } from '../../ui/select.tsx'
import type { StackValues } from './stack-values.ts'
import type { Peptide } from './stacks.api.ts'

interface PeptidePickProps {
  catalogue: Pick<UseQueryResult<Peptide[]>, 'data' | 'isError' | 'isFetching' | 'refetch'>
  onPick: (peptideId: number) => void
}

/** Selects a catalog peptide and adds it. */
export function PeptidePick({ catalogue, onPick }: PeptidePickProps) {
  const { field, fieldState } = useController<StackValues, 'picked'>({ name: 'picked' })
  const { data, isError, isFetching, refetch } = catalogue
  if (isError && !data)
    return (
      <div role="alert" className="flex flex-wrap items-center justify-between gap-2">
        <p className="text-sm font-semibold text-danger-ink">We couldn’t load the peptides.</p>
        <Button variant="secondary" size="sm" pending={isFetching} onClick={() => void refetch()}>
          Try again
        </Button>
      </div>
    )
  const add = () => {
    if (!field.value) return
    onPick(Number(field.value))
    field.onChange('')
  }
  return (
    <div className="flex items-end gap-2">
      <Field label="Peptide" className="flex-1" error={fieldState.error?.message}>
        <Select placeholder={data ? 'Please choose' : 'Loading…'} {...field}>
          {data?.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </Select>
      </Field>
      <Button variant="secondary" className="shrink-0" onClick={add}>
        <Plus className="size-5" aria-hidden="true" />
        Add
      </Button>
    </div>
  )
}
