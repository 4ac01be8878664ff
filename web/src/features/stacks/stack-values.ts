import { NewStack, NewStackItem } from '@pepwell/contract/stacks/stacks'
import { doseProblem } from '@pepwell/domain/safety/dose-warnings'
import { z } from 'zod'
import type { Stack } from './stacks.api.ts'

/** An item as it is typed. `id` tells rows apart while they are put in order; nobody stores it. */
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
  /** a peptide that is chosen and not added yet */
  picked: string
}

/** A stack as the form hands it on. */
export type FilledStack = Omit<z.output<ReturnType<typeof stackForm>>, 'picked'>

/** An amount with its unit, or a dose in words; what stands in the stack already may stay as it is. */
const readable = (standing: readonly string[]) =>
  NewStackItem.shape.dose.refine(
    (text) => !text || standing.includes(text) || doseProblem(text) === undefined,
    { error: ({ input }) => doseProblem(String(input)) },
  )

/** @param standing doses that stand in the stack so far */
export const stackForm = (standing: readonly string[] = []) =>
  NewStack.omit({ clientId: true }).extend({
    items: z.array(NewStackItem.extend({ dose: readable(standing) })),
    picked: z.literal('', 'Add this one too, or choose none'),
  })

const empty: StackValues = { name: '', description: '', isPublic: false, items: [], picked: '' }

/** What the form begins with: a stack, or nothing. */
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

/** A new row of a peptide, told apart from all that are there. */
export const newItem = (items: readonly ItemValues[], peptideId: number): ItemValues => ({
  id: Math.max(0, ...items.map(({ id }) => id)) + 1,
  peptideId,
  dose: '',
  frequency: '',
  notes: '',
})
