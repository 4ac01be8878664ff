import { strengthText } from '@pepwell/domain/catalogue/medicines'
import { frequencies } from '@pepwell/domain/schedules/frequencies'
import { MAX_STACK_ITEMS } from '@pepwell/domain/stacks/stacks'
import { type UseQueryResult, useQuery } from '@tanstack/react-query'
import { Plus, X } from 'lucide-react'
import { useController, useFieldArray, useFormContext } from 'react-hook-form'
import { publishedPeptidesQuery } from '../../lib/api/published-peptides.ts'
import { useTypedDose } from '../../lib/forms/typed-dose.ts'
import { AmountInput } from '../../ui/amount-input.tsx'
import { Button } from '../../ui/button.tsx'
import { Combobox } from '../../ui/combobox.tsx'
import { Field } from '../../ui/field.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { Select } from '../../ui/select.tsx'
import { DragArea, DraggedRow, DragHandle } from '../../ui/table/dragging.tsx'
import { TextInput } from '../../ui/text-input.tsx'
import { StackVial } from './shelf.tsx'
import { useStackColorSlots } from './stack-color-slots.ts'
import { newItem, type StackValues } from './stack-values.ts'
import type { Peptide, StackItem } from './stacks.api.ts'

function DoseField({ at }: { at: number }) {
  const { field, fieldState } = useController<StackValues, `items.${number}.dose`>({
    name: `items.${at}.dose`,
  })
  const { onLeave, ...dose } = useTypedDose(field.value, field.onChange)
  const leave = () => {
    onLeave()
    field.onBlur()
  }
  return (
    <Field label="Dose" optional error={fieldState.error?.message}>
      <AmountInput {...dose} ref={field.ref} onLeave={leave} />
    </Field>
  )
}

interface ItemFieldsProps {
  /** index in the form, from 0 */
  at: number
  peptide: StackItem['peptide']
  hue: number
  /** '5 mg vial' */
  strength?: string
  onRemove: () => void
}

/** One peptide of a stack: dose, frequency and notes. Its handle reorders it. */
function ItemFields({ at, peptide, hue, strength, onRemove }: ItemFieldsProps) {
  const { register, formState } = useFormContext<StackValues>()
  const errors = formState.errors.items?.[at]
  return (
    <fieldset className="min-w-0">
      <legend className="sr-only">{peptide.name}</legend>
      <div className="mb-3 flex items-center gap-2">
        <DragHandle name={peptide.name} tip="Drag to move it up or down" />
        <StackVial name={peptide.name} hue={hue} className="h-11" />
        <p aria-hidden="true" className="min-w-0 flex-1 font-bold wrap-anywhere">
          {peptide.name} {strength && <span className="inline-block font-normal text-soft">{strength}</span>}
        </p>
        <IconButton aria-label={`Remove ${peptide.name}`} onClick={onRemove}>
          <X className="size-5" />
        </IconButton>
      </div>
      <div className="grid gap-4 md:grid-cols-[3fr_2fr]">
        <DoseField at={at} />
        <Field label="Frequency" optional error={errors?.frequency?.message}>
          <Combobox
            {...register(`items.${at}.frequency`)}
            options={frequencies}
            placeholder="Weekly, Mon/Wed/Fri…"
          />
        </Field>
        <Field label="Notes" optional error={errors?.notes?.message} className="md:col-span-2">
          <TextInput {...register(`items.${at}.notes`)} maxLength={500} />
        </Field>
      </div>
    </fieldset>
  )
}

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
          {fields.map((field, index) => {
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
                  at={index}
                  peptide={peptide}
                  hue={colorSlotOf(peptide.id)}
                  strength={strengthText(peptide.mg, listed)}
                  onRemove={() => remove(index)}
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
