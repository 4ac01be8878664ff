import type { DoseLog } from '@pepwell/contract/doses/doses'
import { doseOccurrences } from '@pepwell/contract/doses/doses.calls'
import { isCalendarDay } from '@pepwell/domain/time/calendar'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { queryOf } from '../../../lib/api/use-call.ts'
import { instantIn, lacksTime, typedInstant } from '../moment.ts'
import type { DoseValues } from '../sheet/dose-values.ts'

/** The form's entry and time. A dose taken now has the time the form opened; an edited dose keeps its entry. */
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
 * The occurrences this dose may resolve, earliest first; two require a question. Without a server answer, don't ask.
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
  // An edited dose keeps its occurrence until its time changes.
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
