import { calendarDay } from '@pepwell/contract/fields'
import { formMessage } from '@pepwell/contract/form-messages'
import { SupplementForm } from '@pepwell/contract/vitamins/supplements'
import type { CalendarDay } from '@pepwell/domain/time/calendar'
import type { z } from 'zod'

/** The form's schema on a day: nothing is logged for a later one. */
export const supplementSchema = (today: CalendarDay) =>
  SupplementForm.extend({
    logDate: calendarDay.refine((day) => day <= today, formMessage.LOGGED_IN_FUTURE),
  })

type Schema = ReturnType<typeof supplementSchema>

/** What stands in the fields; quantity and unit are empty at first. */
export type SupplementValues = Omit<z.input<Schema>, 'quantity' | 'unit'> & {
  quantity: number | null
  unit: z.input<Schema>['unit'] | ''
}

/** What a filled form hands over. */
export type FilledSupplement = z.output<Schema>
