import type { CurrentUser } from '@pepwell/contract/accounts/accounts'
import type { DoseLog } from '@pepwell/contract/doses/doses'
import type { PlanEntry } from '@pepwell/contract/plan/plan'
import type { UseQueryResult } from '@tanstack/react-query'
import { Suspense } from 'react'
import { useUnsyncedDoses } from '../../features/doses/queued-doses.ts'
import { NewReminderDialog } from '../../features/reminders/form/new-reminder-dialog.tsx'
import { RemindersSection } from '../../features/reminders/list/reminders-section.tsx'
import { NotificationSettingsCard } from '../../features/reminders/notification-settings-card.tsx'
import type { ReminderDose } from '../../features/reminders/overdue/reminder-dose.ts'
import { lazyOptional } from '../../lib/rendering/lazy-optional.ts'

// Few have not verified their address yet.
const VerifyEmailLink = lazyOptional(() => import('../../features/accounts/verification/verify-email.tsx'))

// Few have not decided about it yet.
const AllowPush = lazyOptional(() => import('../../features/notifications/push/allow-push.tsx'))

interface RemindersProps {
  plan: UseQueryResult<PlanEntry[]>
  user: CurrentUser
  /** the latest doses, latest first; undefined until they are known */
  doses: readonly DoseLog[] | undefined
  /** whether the dialog for a new reminder is open */
  adding: boolean
  onAdding: (adding: boolean) => void
  onLog: (dose: ReminderDose) => void
}

/** What the person is reminded of. */
export const Reminders = ({ plan, user, doses, adding, onAdding, onLog }: RemindersProps) => (
  <div className="mt-10 flex flex-col gap-6">
    <RemindersSection
      entries={plan.data ?? []}
      user={user}
      doses={doses}
      untold={useUnsyncedDoses()}
      onNew={() => onAdding(true)}
      onLog={onLog}
    />
    <NotificationSettingsCard />
    <NewReminderDialog
      plan={plan}
      user={user}
      doses={doses}
      allowPush={
        <Suspense>
          <AllowPush userId={user.id} />
        </Suspense>
      }
      verifyEmail={
        <Suspense>
          <VerifyEmailLink />
        </Suspense>
      }
      open={adding}
      onOpenChange={onAdding}
    />
  </div>
)
