import type { OccurrenceKey } from '@pepwell/contract/doses/doses'
import { isCalendarDay } from '@pepwell/domain/time/calendar'
import { useEffect } from 'react'
import { useSearchParams } from 'react-router'

/** The subject of a dose dialog: a plan entry, and the occurrence of the reminder that led there. */
export interface RequestedDose {
  entryId?: number
  settles?: OccurrenceKey
}

const names = ['log', 'reminder', 'on'] as const

const idIn = (text: string | null): number | undefined => {
  const id = Number(text)
  return Number.isSafeInteger(id) && id > 0 ? id : undefined
}

function settledBy(search: URLSearchParams): OccurrenceKey | undefined {
  const [reminderId, occursOn] = [idIn(search.get('reminder')), search.get('on')]
  return reminderId && occursOn && isCalendarDay(occursOn) ? { reminderId, occursOn } : undefined
}

/**
 * Opens the dialog the address asks for and removes the parameters. A reminder's notification links to
 * `/reminders?log=12&reminder=5&on=2026-03-08`: a dose of plan entry 12 for reminder 5 on that day.
 */
export function useRequestedDose(onAsked: (asked: RequestedDose) => void): void {
  const [search, setSearch] = useSearchParams()
  const asked = search.get('log')
  // biome-ignore lint/correctness/useExhaustiveDependencies: once per request; the callback may change
  useEffect(() => {
    if (asked === null) return
    setSearch(
      (before) => {
        for (const name of names) before.delete(name)
        return before
      },
      { replace: true },
    )
    const entryId = idIn(asked)
    if (entryId) onAsked({ entryId, settles: settledBy(search) })
  }, [asked])
}
