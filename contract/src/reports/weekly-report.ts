import { z } from 'zod'
import { call } from '../call.ts'
import * as calls from './weekly-report.calls.ts'

declare module '../call.ts' {
  interface Declared {
    'weekly-report': typeof import('./weekly-report.ts')
  }
}

const WeeklyReport = z.object({
  isOn: z.boolean(),
  /** where it goes */
  email: z.string(),
})
export type WeeklyReport = z.output<typeof WeeklyReport>

export const weeklyReport = call(calls.weeklyReport, {
  summary: 'Whether the caller gets the report of each week by mail',
  reply: WeeklyReport,
})

export const setWeeklyReport = call(calls.setWeeklyReport, {
  summary: 'Switch that on or off; the first comes on the next Monday at 7, on the caller’s own clock',
  body: z.object({ isOn: z.boolean('Please choose on or off') }),
  reply: WeeklyReport,
})
