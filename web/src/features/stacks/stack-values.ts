import { NewStack, NewStackItem } from '@pepwell/contract/stacks/stacks'
import { doseProblem } from '@pepwell/domain/safety/dose-warnings'
import { z } from 'zod'
import type { Stack } from './stacks.api.ts'

/** An item's form values. `id` is a key for reordering and isn't stored. */
export interface ItemValues {
  id: number
  peptideId: number
  dose: string
  frequency: string
  notes: string
}

export interface StackValues {
  name: string
  description: string
  isPublic: boolean
  items: ItemValues[]
  /** a selected peptide that isn't added yet */
  picked: string
}

/** The form's result. */
export type FilledStack = Omit<z.output<ReturnType<typeof stackForm>>, 'picked'>

/** An amount with a unit, or free text. A stored dose stays valid. */
const readable = (storedDoses: readonly string[]) =>
  NewStackItem.shape.dose.refine(
    (text) => !text || storedDoses.includes(text) || doseProblem(text) === undefined,
    { error: ({ input }) => doseProblem(String(input)) },
  )

/** @param storedDoses doses already stored in the stack */
export const stackForm = (storedDoses: readonly string[] = []) =>
  NewStack.omit({ clientId: true }).extend({
    items: z.array(NewStackItem.extend({ dose: readable(storedDoses) })),
    picked: z.literal('', 'Add this peptide too, or choose none'),
  })

const empty: StackValues = { name: '', description: '', isPublic: false, items: [], picked: '' }

/** Initial values, from a stack or empty. */
export const stackValues = (stack?: Stack): StackValues =>
  stack
    ? {
        name: stack.name,
        description: stack.description ?? '',
        isPublic: stack.isPublic,
        items: stack.stackItems.map(({ id, peptide, dose, frequency, notes }) => ({
          id,
          peptideId: peptide.id,
          dose: dose ?? '',
          frequency: frequency ?? '',
          notes: notes ?? '',
        })),
        picked: '',
      }
    : empty

/** A new row for a peptide, with a unique key. */
export const newItem = (items: readonly ItemValues[], peptideId: number): ItemValues => ({
  id: Math.max(0, ...items.map(({ id }) => id)) + 1,
  peptideId,
  dose: '',
  frequency: '',
  notes: '',
})
