import type { CurrentUser } from '@pepwell/contract/accounts/accounts'
import type { DoseLog } from '@pepwell/contract/doses/doses'
import type { PlanEntry } from '@pepwell/contract/plan/plan'
import type { UseQueryResult } from '@tanstack/react-query'
import { Suspense } from 'react'
import { NewReminderDialog } from '../../features/reminders/form/new-reminder-dialog.tsx'
import { lazyOptional } from '../../lib/rendering/lazy-optional.ts'

// Few have not verified their address yet.
const VerifyEmailLink = lazyOptional(() => import('../../features/accounts/verification/verify-email.tsx'))

// Few have not decided about it yet.
const AllowPush = lazyOptional(() => import('../../features/notifications/push/allow-push.tsx'))

interface NewReminderProps {
  plan: UseQueryResult<PlanEntry[]>
  user: CurrentUser
  /** the latest doses, latest first; undefined until they are known */
  doses: readonly DoseLog[] | undefined
  open: boolean
  onOpenChange: (open: boolean) => void
}

/** The dialog for a new reminder, with the ways to allow what it may be sent through. */
export const NewReminder = ({ user, ...dialog }: NewReminderProps) => (
  <NewReminderDialog
    {...dialog}
    user={user}
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
  />
)
