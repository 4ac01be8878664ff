import type { CurrentUser } from '@pepwell/contract/accounts/accounts'
import { subscribeToPush } from '@pepwell/contract/reminders/notifications.calls'
import { type TextReach, textReachOf } from '@pepwell/domain/accounts/phone'
import { useQueryClient } from '@tanstack/react-query'
import { invalidateTags } from '../../../lib/api/invalidate-tags.ts'
import { Badge } from '../../../ui/badge.tsx'
import { Card, CardHeader, CardTitle } from '../../../ui/card.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { Switch } from '../../../ui/switch.tsx'
import type { PushState } from '../push/device.ts'
import { usePush } from '../push/use-push.ts'
import { textsUnavailableReason } from './no-texts.ts'
import { phoneText } from './phone-words.ts'
import { PreferenceSwitch, type Preferences } from './preference-switch.tsx'

const LABEL = 'Notifications on this device'

/** What prevents push, and how to fix it. */
const reasons: Record<Exclude<PushState, 'on' | 'off'>, { badge: string; text: string }> = {
  denied: {
    badge: 'Blocked',
    text: 'Your browser blocks notifications from this site. Allow them in its site settings, then come back.',
  },
  'needs-home-screen': {
    badge: 'Not yet',
    text: 'On iPhone and iPad, add Pepwell to your Home Screen. Tap Share, then Add to Home Screen. Open it there and come back.',
  },
  insecure: {
    badge: 'Not available',
    text: 'Notifications need a secure connection (https).',
  },
  unsupported: {
    badge: 'Not available',
    text: 'This browser can’t receive notifications. Your inbox and email work everywhere.',
  },
}

/** Push for this browser, once the user allows it. */
function PushRow({ userId, onChanged }: { userId: string; onChanged: () => void }) {
  const { state, target, change } = usePush(userId, onChanged)
  if (state === undefined) {
    return (
      <div className="py-3">
        <p className="font-semibold">{LABEL}</p>
        <Skeleton className="mt-1 h-5 max-w-56" />
      </div>
    )
  }
  if (state === 'on' || state === 'off') {
    return (
      <Switch
        label={LABEL}
        description="Even while Pepwell is closed."
        checked={target ?? state === 'on'}
        onChange={change}
        className="py-3"
      />
    )
  }
  const { badge, text } = reasons[state]
  return (
    <div className="py-3">
      <div className="flex min-h-7 items-center justify-between gap-4">
        <p className="font-semibold">{LABEL}</p>
        <Badge tone={state === 'denied' ? 'warn' : 'neutral'} className="shrink-0">
          {badge}
        </Badge>
      </div>
      <p className="text-sm text-soft">{text}</p>
    </div>
  )
}

interface MethodsCardProps {
  user: CurrentUser
  preferences: Preferences
}

const smsText: Record<Exclude<TextReach, 'yes'>, string> = {
  'no-number': 'Add a phone number first.',
  abroad: 'We can only text US and Canadian numbers.',
}

function smsAbout(phoneNumber: string | null, isStopped: boolean): string {
  const textReach = textReachOf(phoneNumber)
  if (textReach !== 'yes') return smsText[textReach]
  const number = phoneText(phoneNumber ?? '')
  return isStopped
    ? `You texted STOP from ${number}. Reply START to our texts to get them again.`
    : `We text ${number}.`
}

function SmsSwitch({ user: { phoneNumber }, preferences }: MethodsCardProps) {
  const { textsStopped } = preferences
  return (
    <PreferenceSwitch
      name="smsNotifications"
      label="SMS notifications"
      description={smsAbout(phoneNumber, textsStopped)}
      preferences={preferences}
      instead={textsUnavailableReason(phoneNumber, textsStopped)}
    />
  )
}

/** Notification channels. */
export function MethodsCard({ user, preferences }: MethodsCardProps) {
  const client = useQueryClient()
  return (
    <Card as="section" aria-labelledby="notification-methods">
      <CardHeader className="mb-2">
        <CardTitle level={3} id="notification-methods">
          Notification Methods
        </CardTitle>
      </CardHeader>
      <div className="-mb-3 divide-y divide-line">
        <PreferenceSwitch
          name="inAppNotifications"
          label="In-app notifications"
          description="In your inbox (the bell)."
          preferences={preferences}
        />
        <PreferenceSwitch
          name="emailNotifications"
          label="Email notifications"
          description={`To ${user.email}${user.emailProvedAt ? '' : ', once you verify it'}.`}
          preferences={preferences}
        />
        <SmsSwitch user={user} preferences={preferences} />
        <PushRow
          userId={user.id}
          onChanged={() => void invalidateTags(client, subscribeToPush.invalidatesTags)}
        />
      </div>
    </Card>
  )
}
