import { formMessage } from '@pepwell/contract/form-messages'
import { NewPlanEntry, PlanEntryForm } from '@pepwell/contract/plan/plan'
import { doseProblem } from '@pepwell/domain/safety/dose-warnings'
import type { CalendarDay } from '@pepwell/domain/time/calendar'
import { z } from 'zod'

/** An empty field means no date. */
const lastDay = z.preprocess((day) => day || null, NewPlanEntry.shape.endDate) as z.ZodType<
  CalendarDay | null | undefined,
  string | null | undefined
>

const endsTooSoon = { path: ['endDate'], message: formMessage.END_BEFORE_START }

/** An amount with a unit, or free text. A stored dose stays valid. */
const readable = (storedDose?: string) =>
  PlanEntryForm.shape.currentDose.refine(
    (text) => text === '' || text === storedDose || doseProblem(text) === undefined,
    { error: ({ input }) => doseProblem(String(input)) },
  )

/** The form schema of an entry; the stored dose stays valid. */
export const withDates = (storedDose?: string) =>
  PlanEntryForm.extend({
    currentDose: readable(storedDose),
    startDate: NewPlanEntry.shape.startDate,
    endDate: lastDay,
  })

/** An entry's form values; starts on `start` by default. The stored dose stays valid. */
export const entryForm = (start: CalendarDay, storedDose?: string) =>
  withDates(storedDose).refine(
    ({ startDate, endDate }) => !endDate || endDate >= (startDate ?? start),
    endsTooSoon,
  )

export type EntryValues = z.input<ReturnType<typeof withDates>>
export type Entry = z.output<ReturnType<typeof withDates>>
