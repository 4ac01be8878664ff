import { formMessage } from '@pepwell/contract/form-messages'
import { DoseStepList } from '@pepwell/contract/plan/dose-steps'
import { EntryTimes } from '@pepwell/contract/reminders/entry-times'
import { weekdays } from '@pepwell/domain/schedules/schedules'
import type { CalendarDay } from '@pepwell/domain/time/calendar'
import { z } from 'zod'
import { withDates } from '../entry-form.ts'
import { timesOf } from './first-times.ts'

const { time } = EntryTimes.shape

const fields = withDates().extend({
  isReminded: z.boolean(),
  time: time.nullable(),
  alsoAt: z.array(time).nullable(),
  days: z.array(z.enum(weekdays)).min(1, 'Please select at least one day').nullable(),
  steps: DoseStepList,
})

/** A new entry's form values, with dose times and steps. */
export const newEntryForm = (opened: { today: CalendarDay; openedAt: string }) =>
  fields
    .refine(({ startDate, endDate }) => !endDate || endDate >= (startDate ?? opened.today), {
      ...{ path: ['endDate'], message: formMessage.END_BEFORE_START },
    })
    .transform(({ isReminded, time, alsoAt, days, steps, ...entry }) => {
      const { frequency, startDate: firstDay = opened.today } = entry
      const chosen = { isReminded, time, alsoAt, days }
      const when = isReminded ? timesOf(chosen, { frequency, firstDay, ...opened }) : undefined
      return { ...entry, ...(when && { when }), ...(steps.length > 0 && { steps }) }
    })

export type NewEntryValues = z.input<typeof fields>
export type NewEntry = z.output<ReturnType<typeof newEntryForm>>
