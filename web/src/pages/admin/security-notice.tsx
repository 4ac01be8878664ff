import {
  isSecurityPromptSnoozed,
  securityPromptSnooze,
  securityPromptSnoozeText,
} from '@pepwell/contract/accounts/security-prompt-snooze'
import { dayOf } from '@pepwell/domain/time/calendar'
import { useQuery } from '@tanstack/react-query'
import { KeyRound } from 'lucide-react'
import { Link } from 'react-router'
import { adminStatusQuery } from '../../features/accounts/admin-status.ts'
import { useCurrentUser } from '../../features/accounts/current-user.ts'
import { passkeysQuery, twoStepQuery } from '../../features/accounts/security/security.api.ts'
import { cookieText, setCookie } from '../../lib/browser/cookies.ts'
import { renderContext } from '../../lib/rendering/render-context.ts'
import { createSignal } from '../../lib/store.ts'
import { serverNow } from '../../lib/time/clock.ts'
import { formatMonthDay } from '../../lib/time/dates.ts'
import { useStore } from '../../lib/use-store.ts'
import { Button } from '../../ui/button.tsx'
import { useOperatorZone } from './use-operator-zone.ts'

const PUT_OFF_MS = 7 * 24 * 60 * 60 * 1000

const { subscribe, notify } = createSignal()

const isPromptSnoozed = (userId: string) =>
  isSecurityPromptSnoozed(cookieText(securityPromptSnooze), userId, serverNow())

/** Asks operators without a second factor to add one; can be snoozed for a week. */
function Notice({ userId }: { userId: string }) {
  const isSnoozed = useStore(
    { subscribe, get: () => isPromptSnoozed(userId) },
    () => renderContext().securityPromptSnoozed ?? false,
  )
  const { data: state } = useQuery({ ...twoStepQuery, enabled: !isSnoozed })
  const { data: status } = useQuery(adminStatusQuery)
  const closing = status?.secondStepBy
  const zone = useOperatorZone()
  const { data: passkeys } = useQuery({ ...passkeysQuery, enabled: !isSnoozed })
  const isAsked = !isSnoozed && state?.since === null && passkeys?.length === 0
  if (!isAsked) return null
  const later = () => {
    setCookie(securityPromptSnooze, securityPromptSnoozeText(userId, serverNow() + PUT_OFF_MS))
    notify()
  }
  return (
    <section
      aria-label="Protect the back office"
      className="mb-2 flex items-center gap-2 rounded-xl bg-warn-soft py-1 pr-1 pl-3 text-warn-ink min-[85rem]:mb-0 min-[85rem]:py-0.5 min-[85rem]:[&>:is(a,button)]:min-h-8! min-[85rem]:[&>:is(a,button)]:py-0!"
    >
      <KeyRound className="size-5 shrink-0 max-sm:hidden" aria-hidden="true" />
      <p className="flex-1 text-sm font-bold">
        {closing
          ? `Add two-step sign-in by ${formatMonthDay(dayOf(Date.parse(closing), zone))}`
          : 'Add two-step sign-in'}
      </p>
      <Button
        variant="ghost"
        size="sm"
        className="max-sm:px-2"
        aria-label="Later: remind me next week"
        onClick={later}
      >
        Later
      </Button>
      <Button variant="secondary" size="sm" asChild>
        <Link to="/profile?tab=security#two-step">Set it up</Link>
      </Button>
    </section>
  )
}

export function SecurityNotice() {
  const { user } = useCurrentUser()
  return user && <Notice userId={user.id} />
}
