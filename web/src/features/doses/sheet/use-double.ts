import { isCalendarDay } from '@pepwell/domain/time/calendar'
import { useState } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { serverNow } from '../../../lib/time/clock.ts'
import { instantIn, lacksTime } from '../moment.ts'
import type { DoseValues } from './dose-values.ts'

/** The dose's time; for a dose taken now, when the sheet opened. Undefined for an invalid date. */
export function useTakenAt(timeZone: string): number | undefined {
  const { control } = useFormContext<DoseValues>()
  const [takenDate, takenTime] = useWatch({ control, name: ['takenDate', 'takenTime'] })
  const [openedAt] = useState(() => serverNow())
  if (!takenTime && !lacksTime({ takenDate, takenTime }, timeZone)) return openedAt
  const isKnown = takenTime !== '' && (takenDate === '' || isCalendarDay(takenDate))
  return isKnown ? Date.parse(instantIn({ takenDate, takenTime }, timeZone)) : undefined
}
