import { formMessage } from '@pepwell/contract/form-messages'
import { NewPlanEntry, PlanEntryForm } from '@pepwell/contract/plan'
import type { CalendarDay } from '@pepwell/domain/calendar'
import { z } from 'zod'

/** An empty field is no day. */
const lastDay = z.preprocess((day) => day || null, NewPlanEntry.shape.endDate) as z.ZodType<
  CalendarDay | null | undefined,
  string | null | undefined
>

const endsTooSoon = { path: ['endDate'], message: formMessage.END_BEFORE_START }

const withEnd = PlanEntryForm.extend({ endDate: lastDay })

const withStart = withEnd.extend({ startDate: NewPlanEntry.shape.startDate })

/** What an entry that began on `start` can be changed to. */
export const entryForm = (start: CalendarDay) =>
  withEnd.refine(({ endDate }) => !endDate || endDate >= start, endsTooSoon)

/** A new entry as it is typed: its start is today unless another day is chosen. */
export const newEntryForm = (today: CalendarDay) =>
  withStart.refine(({ startDate, endDate }) => !endDate || endDate >= (startDate ?? today), endsTooSoon)

export type EntryValues = z.input<typeof withEnd>
export type Entry = z.output<typeof withEnd>

export type NewEntryValues = z.input<typeof withStart>
export type NewEntry = z.output<typeof withStart>
