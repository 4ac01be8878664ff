import { isCalendarDay } from '@pepwell/domain/time/calendar'
import { useState } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { serverNow } from '../../../lib/time/clock.ts'
import { instantIn, lacksTime } from '../moment.ts'
import type { DoseValues } from './dose-values.ts'

/** When the dose in the sheet was taken; one that is taken now was taken when the sheet was opened. Undefined for no real day. */
export function useTakenAt(timeZone: string): number | undefined {
  const { control } = useFormContext<DoseValues>()
  const [takenDate, takenTime] = useWatch({ control, name: ['takenDate', 'takenTime'] })
  const [openedAt] = useState(() => serverNow())
  if (!takenTime && !lacksTime({ takenDate, takenTime }, timeZone)) return openedAt
  const isKnown = takenTime !== '' && (takenDate === '' || isCalendarDay(takenDate))
  return isKnown ? Date.parse(instantIn({ takenDate, takenTime }, timeZone)) : undefined
}
