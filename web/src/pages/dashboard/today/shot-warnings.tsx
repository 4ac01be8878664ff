import { previewDoseWarnings } from '@pepwell/contract/doses/doses.calls'
import { useQuery } from '@tanstack/react-query'
import { api } from '../../../lib/api/api.ts'
import { WarningNotes } from '../../../ui/warning-notes.tsx'
import type { ScheduledDoseProps } from './day-props.ts'

/** What the dose sheet would warn of if this dose were taken now: shown before the tap on 'Taken'. */
export default function ShotWarnings({
  reminder,
  alertAt,
}: Pick<ScheduledDoseProps, 'reminder' | 'alertAt'>) {
  const { userPeptideId, dose } = reminder
  const { data, isError } = useQuery({
    // Reminders load again when a dose, the plan or a vial changes.
    queryKey: ['warning-preview', 'today', userPeptideId, dose, alertAt],
    queryFn: ({ signal }) => {
      const body = { userPeptideId, dose, takenAt: new Date(alertAt).toISOString(), id: null }
      return api(previewDoseWarnings, { body }, { signal })
    },
    retry: false,
    gcTime: 0,
  })
  // Silence would look like a dose without warnings.
  if (!data && isError) return <p className="text-sm">We couldn’t check this dose.</p>
  // That no source names a dose is news in the plan, not every day.
  const shown = (data?.warnings ?? []).filter(({ code }) => code !== 'NO_FIGURE')
  return <WarningNotes messages={shown.map(({ message }) => message)} />
}
