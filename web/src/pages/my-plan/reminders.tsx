import type { CurrentUser } from '@pepwell/contract/accounts/accounts'
import type { DoseLog } from '@pepwell/contract/doses/doses'
import type { PlanEntry } from '@pepwell/contract/plan/plan'
import type { UseQueryResult } from '@tanstack/react-query'
import { useUnsyncedDoses } from '../../features/doses/queued-doses.ts'
import { RemindersSection } from '../../features/reminders/list/reminders-section.tsx'
import { NotificationSettingsCard } from '../../features/reminders/notification-settings-card.tsx'
import type { ReminderDose } from '../../features/reminders/overdue/reminder-dose.ts'

interface RemindersProps {
  plan: UseQueryResult<PlanEntry[]>
  user: CurrentUser
  /** latest doses, newest first; undefined while loading */
  doses: readonly DoseLog[] | undefined
  onNew: () => void
  onLog: (dose: ReminderDose) => void
}

/** The reminders tab. */
export default function Reminders({ plan, user, doses, onNew, onLog }: RemindersProps) {
  const unsynced = useUnsyncedDoses()
  return (
    <div className="flex flex-col gap-5">
      <RemindersSection
        entries={plan.data ?? []}
        user={user}
        doses={doses}
        unsynced={unsynced}
        onNew={onNew}
        onLog={onLog}
      />
      <NotificationSettingsCard />
    </div>
  )
}
