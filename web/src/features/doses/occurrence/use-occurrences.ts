import { doseOccurrences } from '@pepwell/contract/doses.calls'
import { isCalendarDay } from '@pepwell/domain/calendar'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { queryOf } from '../../../lib/use-call.ts'
import type { DoseValues } from '../dose-form.ts'
import { instantIn } from '../moment.ts'

/** The entry and the moment that stand in the form; a dose taken now was taken when the form was opened. */
function useDoseSaid(timeZone: string) {
  const { control } = useFormContext<DoseValues>()
  const [entryId, takenDate, takenTime] = useWatch({
    control,
    name: ['userPeptideId', 'takenDate', 'takenTime'],
  })
  const [openedAt] = useState(() => instantIn({ takenDate: '', takenTime: '' }, timeZone))
  if (!takenDate || !takenTime) return { entryId, takenAt: openedAt }
  return { entryId, takenAt: isCalendarDay(takenDate) && instantIn({ takenDate, takenTime }, timeZone) }
}

/**
 * What the dose in the form would settle, earliest first: two are a question. Without an answer, as when the server is
 * away, there is none to ask.
 */
export function useOccurrences({
  timeZone,
  isKnown,
}: {
  timeZone: string
  isKnown: (entryId?: number) => boolean
}) {
  const { entryId, takenAt } = useDoseSaid(timeZone)
  const known = isKnown(entryId)
  const { data = [] } = useQuery({
    ...queryOf(doseOccurrences, {
      query: { userPeptideId: String(entryId), takenAt: String(takenAt) },
    }),
    enabled: !known && entryId !== undefined && takenAt !== false,
  })
  return {
    said: `${entryId} ${takenAt}`,
    known,
    occurrences: data.toSorted((a, b) => a.at.localeCompare(b.at)),
  }
}
