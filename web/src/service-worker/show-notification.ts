import type { PushPayload } from '@pepwell/contract/reminders/push-payload'
import type { NotificationAction, WorkerScope } from './scope.ts'

const LOG = { action: 'log', title: 'Log Dose' }
const SNOOZE = { action: 'snooze', title: 'Snooze 10 min' }
const SKIP = { action: 'skip', title: 'Skip' }

/**
 * The actions of a notification. If there is room for only two, logging is left out, because a tap on the
 * notification does that.
 */
function actionsOf({ Notification }: WorkerScope): NotificationAction[] {
  const room = Notification?.maxActions ?? Number.POSITIVE_INFINITY
  return room < 3 ? [SNOOZE, SKIP] : [LOG, SNOOZE, SKIP]
}

/** Whether the subject of a push still has open actions. */
export const isReminder = ({ reminderId, occursOn }: PushPayload): boolean =>
  reminderId !== null && occursOn !== null

interface Displayed {
  payload: PushPayload
  title?: string
  body?: string
  /** whether the occurrence still has open actions */
  open?: boolean
}

/** Shows a push; a later one about the same subject replaces it and alerts again. */
export function show(scope: WorkerScope, { payload, title, body, open = true }: Displayed): Promise<void> {
  const asks = open && isReminder(payload)
  return scope.registration.showNotification(title ?? payload.title, {
    body: body ?? payload.body,
    tag: payload.tag,
    data: payload,
    icon: '/icons/pepwell-192.png',
    badge: '/icons/badge-96.png',
    renotify: true,
    // A dose without a decision stays on screen.
    requireInteraction: asks,
    actions: asks ? actionsOf(scope) : [],
  })
}
