import { formMessage } from '@pepwell/contract/form-messages'
import { NewPlanEntry, PlanEntryForm } from '@pepwell/contract/plan/plan'
import { doseProblem } from '@pepwell/domain/safety/dose-warnings'
import type { CalendarDay } from '@pepwell/domain/time/calendar'
import { z } from 'zod'

/** An empty field is no day. */
const lastDay = z.preprocess((day) => day || null, NewPlanEntry.shape.endDate) as z.ZodType<
  CalendarDay | null | undefined,
  string | null | undefined
>

const endsTooSoon = { path: ['endDate'], message: formMessage.END_BEFORE_START }

/** An amount with its unit, or a dose in words; what stands in the plan already may stay as it is. */
const readable = (standing?: string) =>
  PlanEntryForm.shape.currentDose.refine(
    (text) => text === '' || text === standing || doseProblem(text) === undefined,
    { error: ({ input }) => doseProblem(String(input)) },
  )

/** What is typed of an entry; what stands in the plan already is its dose. */
export const withDates = (standing?: string) =>
  PlanEntryForm.extend({
    currentDose: readable(standing),
    startDate: NewPlanEntry.shape.startDate,
    endDate: lastDay,
  })

/** An entry as it is typed: it starts on `start` unless another day is chosen. What stands in the plan already is its dose. */
export const entryForm = (start: CalendarDay, standing?: string) =>
  withDates(standing).refine(
    ({ startDate, endDate }) => !endDate || endDate >= (startDate ?? start),
    endsTooSoon,
  )

export type EntryValues = z.input<ReturnType<typeof withDates>>
export type Entry = z.output<ReturnType<typeof withDates>>
