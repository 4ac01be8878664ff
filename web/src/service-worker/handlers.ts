import type { PageMessage } from '../features/notifications/push/worker.ts'
import { type Decision, decide, decisions } from './notification-actions.ts'
import { payloadOf, readPayload } from './payload.ts'
import { cacheHome, cacheRelease, type Release } from './release.ts'
import { answer } from './respond.ts'
import type { WorkerEvents, WorkerScope } from './scope.ts'
import { isReminder, show } from './show-notification.ts'
import { clearUserData, renew } from './subscription.ts'
import { open } from './windows.ts'

const isDecision = (action: string): action is Decision => Object.hasOwn(decisions, action)

/** The path that a tap on a notification opens: a reminder opens the dose dialog for its occurrence. */
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

/** Pages load faster when the browser requests them while the worker starts. */
async function takeControl({ registration, clients }: WorkerScope): Promise<void> {
  await registration.navigationPreload?.enable()
  await clients.claim()
}

/** An open page sends a request; a page of another release may send an unknown one. */
function apply(scope: WorkerScope, release: Release, event: WorkerEvents['message']): void {
  const message = event.data as Partial<PageMessage> | undefined
  if (message?.type === 'signed-out') event.waitUntil(clearUserData(scope))
  // The next page requests again what can't be fetched now.
  if (message?.type === 'cache-home') event.waitUntil(cacheHome(scope.caches, release).catch(() => {}))
  if (message?.type === 'cache-release') event.waitUntil(cacheRelease(scope.caches, release).catch(() => {}))
}

/**
 * The worker's handlers. They never delay a release: pages come from the server while it responds, and only
 * files with
 * hashed names are cached.
 */
export function listen(scope: WorkerScope, release: Release): void {
  // An older worker has nothing to finish.
  scope.addEventListener('install', (event) => event.waitUntil(scope.skipWaiting()))
  scope.addEventListener('activate', (event) => event.waitUntil(takeControl(scope)))
  scope.addEventListener('fetch', (event) => answer(scope, release, event))
  scope.addEventListener('push', (event) =>
    event.waitUntil(show(scope, { payload: readPayload(event.data?.text()) })),
  )
  scope.addEventListener('notificationclick', (event) => event.waitUntil(pressed(scope, event)))
  scope.addEventListener('pushsubscriptionchange', (event) => event.waitUntil(renew(scope, event)))
  scope.addEventListener('message', (event) => apply(scope, release, event))
}
