import { calendarDay } from '@pepwell/contract/fields'
import { formMessage } from '@pepwell/contract/form-messages'
import { SupplementForm } from '@pepwell/contract/vitamins/supplements'
import type { CalendarDay } from '@pepwell/domain/time/calendar'
import type { z } from 'zod'

/** The schema for a day; later days are rejected. */
export const supplementSchema = (today: CalendarDay) =>
  SupplementForm.extend({
    logDate: calendarDay.refine((day) => day <= today, formMessage.LOGGED_IN_FUTURE),
  })

type Schema = ReturnType<typeof supplementSchema>

/** The form values; quantity and unit start empty. */
export type SupplementValues = Omit<z.input<Schema>, 'quantity' | 'unit'> & {
  quantity: number | null
  unit: z.input<Schema>['unit'] | ''
}

/** The validated result. */
export type FilledSupplement = z.output<Schema>
