import { z } from 'zod'
import { call } from '../call.ts'
import * as calls from './weekly-report.calls.ts'

const WeeklyReport = z.object({
  isOn: z.boolean(),
  /** the address that it goes to */
  email: z.string(),
})
export type WeeklyReport = z.output<typeof WeeklyReport>

export const weeklyReport = call(calls.weeklyReport, {
  summary: 'Get whether you receive the weekly report by mail',
  reply: WeeklyReport,
})

export const setWeeklyReport = call(calls.setWeeklyReport, {
  summary: 'Turn the weekly report mail on or off; it is sent Mondays at 7 in your time zone',
  body: z.object({ isOn: z.boolean('Please choose on or off') }),
  reply: WeeklyReport,
})
