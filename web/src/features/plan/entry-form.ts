import { NewPlanEntry, PlanEntryForm } from '@pepwell/contract/plan'
import type { z } from 'zod'

/** A new entry as it is typed: the start is today unless another day is chosen. */
export const NewEntryForm = PlanEntryForm.extend({ startDate: NewPlanEntry.shape.startDate })

export type NewEntryValues = z.input<typeof NewEntryForm>
export type NewEntry = z.output<typeof NewEntryForm>

/** What an existing entry can be changed to. */
export const EntryForm = PlanEntryForm

export type EntryValues = z.input<typeof EntryForm>
export type Entry = z.output<typeof EntryForm>
