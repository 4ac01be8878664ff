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

const withDates = PlanEntryForm.extend({ startDate: NewPlanEntry.shape.startDate, endDate: lastDay })

/** An entry as it is typed: it starts on `start` unless another day is chosen. */
export const entryForm = (start: CalendarDay) =>
  withDates.refine(({ startDate, endDate }) => !endDate || endDate >= (startDate ?? start), endsTooSoon)

export type EntryValues = z.input<typeof withDates>
export type Entry = z.output<typeof withDates>
