import { strengthText } from '@pepwell/domain/catalogue/medicines'
import { MAX_STACK_ITEMS } from '@pepwell/domain/stacks/stacks'
import { type UseQueryResult, useQuery } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { useController, useFieldArray, useFormContext } from 'react-hook-form'
import { publishedPeptidesQuery } from '../../lib/api/published-peptides.ts'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { Select } from '../../ui/select.tsx'
import { DragArea, DraggedRow } from '../../ui/table/dragging.tsx'
import { ItemFields } from './item-fields.tsx'
import { useStackColorSlots } from './stack-color-slots.ts'
import { newItem, type StackValues } from './stack-values.ts'
import type { Peptide, StackItem } from './stacks.api.ts'

interface PeptidePickProps {
  catalogue: Pick<UseQueryResult<Peptide[]>, 'data' | 'isError' | 'isFetching' | 'refetch'>
  onPick: (peptideId: number) => void
}

/** Selects a catalog peptide and adds it. */
function PeptidePick({ catalogue, onPick }: PeptidePickProps) {
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

type Known = StackItem['peptide']

/** A stack's items in display order. @param known peptides already in it */
export function ItemsField({ known }: { known: readonly Known[] }) {
  const catalogue = useQuery(publishedPeptidesQuery)
  const { control, getValues } = useFormContext<StackValues>()
  const { fields, append, remove, move } = useFieldArray({ control, name: 'items', keyName: 'rowKey' })
  const peptides: readonly Known[] = [...known, ...(catalogue.data ?? [])]
  const peptideOf = (wanted: number): Known =>
    peptides.find(({ id }) => id === wanted) ?? { id: wanted, name: 'Unknown peptide', mg: null }
  const colorSlotOf = useStackColorSlots(fields.map(({ peptideId }) => peptideId))
  const ids = fields.map(({ id }) => id)
  return (
    <section aria-label="Peptides in this stack" className="flex flex-col gap-3">
      <DragArea
        ids={ids}
        nameOf={(id) => peptideOf(fields.find((field) => field.id === id)?.peptideId ?? 0).name}
        onOrder={(order, moved) => move(ids.indexOf(moved), order.indexOf(moved))}
      >
        <ul className="flex flex-col gap-3 empty:hidden">
          {fields.map((field, at) => {
            const peptide = peptideOf(field.peptideId)
            const listed = catalogue.data?.find(({ id }) => id === peptide.id)
            return (
              <DraggedRow
                key={field.id}
                row={field}
                as="li"
                className="rounded-2xl border border-line bg-surface p-3"
              >
                <ItemFields
                  at={at}
                  peptide={peptide}
                  hue={colorSlotOf(peptide.id)}
                  strength={strengthText(peptide.mg, listed)}
                  onRemove={() => remove(at)}
                />
              </DraggedRow>
            )
          })}
        </ul>
      </DragArea>
      {fields.length < MAX_STACK_ITEMS ? (
        <PeptidePick
          catalogue={catalogue}
          onPick={(peptideId) => append(newItem(getValues('items'), peptideId), { shouldFocus: false })}
        />
      ) : (
        <p className="text-sm text-soft">A stack has at most {MAX_STACK_ITEMS} peptides.</p>
      )}
    </section>
  )
}
