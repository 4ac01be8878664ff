import type { CurrentUser } from '@pepwell/contract/accounts/accounts'
import type { DoseLog } from '@pepwell/contract/doses/doses'
import type { PlanEntry } from '@pepwell/contract/plan/plan'
import type { UseQueryResult } from '@tanstack/react-query'
import { Suspense } from 'react'
import { NewReminderDialog } from '../../features/reminders/form/new-reminder-dialog.tsx'
import { lazyOptional } from '../../lib/rendering/lazy-optional.ts'

// Lazy: few people have an unverified address.
const VerifyEmailLink = lazyOptional(() => import('../../features/accounts/verification/verify-email.tsx'))

// Lazy: few people haven't decided yet.
const AllowPush = lazyOptional(() => import('../../features/notifications/push/allow-push.tsx'))

interface NewReminderProps {
  plan: UseQueryResult<PlanEntry[]>
  user: CurrentUser
  /** latest doses, newest first; undefined while loading */
  doses: readonly DoseLog[] | undefined
  open: boolean
  onOpenChange: (open: boolean) => void
}

/** The new reminder dialog, with prompts to enable its channels. */
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
