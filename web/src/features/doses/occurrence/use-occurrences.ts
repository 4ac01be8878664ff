import type { DoseLog } from '@pepwell/contract/doses/doses'
import { doseOccurrences } from '@pepwell/contract/doses/doses.calls'
import { isCalendarDay } from '@pepwell/domain/time/calendar'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { queryOf } from '../../../lib/api/use-call.ts'
import { instantIn, lacksTime, typedInstant } from '../moment.ts'
import type { DoseValues } from '../sheet/dose-values.ts'

/**
 * The entry and the moment that stand in the form; a dose taken now was taken when the form was opened, and one that is
 * edited is of the entry that it was logged for.
 */
function useDoseSaid(timeZone: string, editing: DoseLog | undefined) {
  const { control } = useFormContext<DoseValues>()
  const [chosenId, takenDate, takenTime] = useWatch({
    control,
    name: ['userPeptideId', 'takenDate', 'takenTime'],
  })
  const [openedAt] = useState(() => instantIn({ takenDate: '', takenTime: '' }, timeZone))
  const entryId = editing ? (editing.userPeptideId ?? undefined) : chosenId
  const fields = { takenDate, takenTime }
  const isNow = !takenTime && !lacksTime(fields, timeZone)
  if (isNow) return { entryId, takenAt: editing?.takenAt ?? openedAt }
  if (!takenTime || (takenDate && !isCalendarDay(takenDate))) return { entryId, takenAt: false as const }
  const takenAt = editing ? typedInstant(editing.takenAt, fields, timeZone) : instantIn(fields, timeZone)
  return { entryId, takenAt }
}

/**
 * What the dose in the form would resolve, earliest first: two are a question. Without an answer, as when the server is
 * away, there is none to ask.
 */
export function useOccurrences({
  timeZone,
  editing,
  isKnown,
}: {
  timeZone: string
  editing?: DoseLog
  isKnown: (entryId?: number) => boolean
}) {
  const { entryId, takenAt } = useDoseSaid(timeZone, editing)
  // As long as nobody moves it, a dose is for what it was for.
  const known = takenAt === editing?.takenAt || isKnown(entryId)
  const { data = [] } = useQuery({
    ...queryOf(doseOccurrences, {
      query: {
        userPeptideId: String(entryId),
        takenAt: String(takenAt),
        ...(editing && { doseId: String(editing.id) }),
      },
    }),
    enabled: !known && entryId !== undefined && takenAt !== false,
  })
  return {
    said: `${entryId} ${takenAt}`,
    known,
    occurrences: data.toSorted((a, b) => a.at.localeCompare(b.at)),
  }
}
