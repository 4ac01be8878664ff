import { Badge } from '../../../ui/badge.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { Switch } from '../../../ui/switch.tsx'
import type { PushState } from '../push/device.ts'
import { usePush } from '../push/use-push.ts'

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
export function PushRow({ userId, onChanged }: { userId: string; onChanged: () => void }) {
  const { state, target, change } = usePush(userId, onChanged)
  if (state === undefined) {
    return (
      <div className="py-3">
        <p className="font-semibold">{LABEL}</p>
        <Skeleton className="mt-1 h-5 w-56" />
      </div>
    )
  }
  if (state === 'on' || state === 'off') {
    return (
      <Switch
        label={LABEL}
        description="Get reminders even while Pepwell is closed."
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
