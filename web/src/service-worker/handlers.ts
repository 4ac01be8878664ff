import type { PageMessage } from '../features/notifications/push/worker.ts'
import { type Decision, decide, decisions } from './decide.ts'
import { payloadOf, readPayload } from './payload.ts'
import type { WorkerEvents, WorkerScope } from './scope.ts'
import { isReminder, show } from './show.ts'
import { forgetPerson, renew } from './subscription.ts'
import { open } from './windows.ts'

const isDecision = (action: string): action is Decision => Object.hasOwn(decisions, action)

/** Where a press on a notification leads: the dose of a reminder is logged in its dialog, for what it reminds of. */
function pathOf(data: unknown): string {
  const payload = payloadOf(data)
  const { userPeptideId, reminderId, occursOn, url } = payload
  return isReminder(payload) && userPeptideId !== null
    ? `/reminders?log=${userPeptideId}&reminder=${reminderId}&on=${occursOn}`
    : url
}

function pressed(scope: WorkerScope, { action, notification }: WorkerEvents['notificationclick']) {
  notification.close()
  return isDecision(action)
    ? decide(scope, action, payloadOf(notification.data))
    : open(scope, pathOf(notification.data))
}

/**
 * What the worker does. It answers no request of the app: whatever a page loads comes from the server, so that a release
 * is never kept from anybody.
 */
export function listen(scope: WorkerScope): void {
  // There is nothing that an older worker would have to finish.
  scope.addEventListener('install', (event) => event.waitUntil(scope.skipWaiting()))
  scope.addEventListener('activate', (event) => event.waitUntil(scope.clients.claim()))
  scope.addEventListener('push', (event) =>
    event.waitUntil(show(scope, { payload: readPayload(event.data?.text()) })),
  )
  scope.addEventListener('notificationclick', (event) => event.waitUntil(pressed(scope, event)))
  scope.addEventListener('pushsubscriptionchange', (event) => event.waitUntil(renew(scope, event)))
  scope.addEventListener('message', (event) => {
    const message = event.data as Partial<PageMessage> | undefined
    if (message?.type === 'signed-out') event.waitUntil(forgetPerson(scope))
  })
}
