import { strengthText } from '@pepwell/domain/catalogue/medicines'
import { MOST_STACK_ITEMS } from '@pepwell/domain/stacks/stacks'
import { useQuery } from '@tanstack/react-query'
import { useFieldArray, useFormContext } from 'react-hook-form'
import { publishedPeptidesQuery } from '../../lib/api/published-peptides.ts'
import { DragArea, DraggedRow } from '../../ui/table/dragging.tsx'
import { ItemFields } from './item-fields.tsx'
import { PeptidePick } from './peptide-pick.tsx'
import { useStackColorSlots } from './stack-color-slots.ts'
import { newItem, type StackValues } from './stack-values.ts'
import type { StackItem } from './stacks.api.ts'

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
      {fields.length < MOST_STACK_ITEMS ? (
        <PeptidePick
          catalogue={catalogue}
          onPick={(peptideId) => append(newItem(getValues('items'), peptideId), { shouldFocus: false })}
        />
      ) : (
        <p className="text-sm text-soft">A stack has at most {MOST_STACK_ITEMS} peptides.</p>
      )}
    </section>
  )
}
