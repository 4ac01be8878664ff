import type { PushPayload } from '@pepwell/contract/reminders/push-payload'
import { skipReminder, snoozeReminder } from '@pepwell/contract/reminders/reminders.calls'
import { ApiError, api, isSignedOut } from '../lib/api/api.ts'
import type { WorkerScope } from './scope.ts'
import { show } from './show-notification.ts'
import { postToWindows } from './windows.ts'

/** If a worker waits longer than this, the browser ends it, and it reports nothing at all. */
const TIMEOUT_MS = 15_000

interface Input {
  params: { id: number }
  body: { occursOn: string }
}

/** What users can decide about an occurrence without the app, and the messages on failure. */
export const decisions = {
  snooze: {
    send: (input: Input, signal: AbortSignal) => api(snoozeReminder, input, { signal }),
    failed: 'Could not snooze',
  },
  skip: {
    send: (input: Input, signal: AbortSignal) => api(skipReminder, input, { signal }),
    failed: 'Could not skip',
  },
}

export type Decision = keyof typeof decisions

function reasonOf(error: unknown): string {
  if (isSignedOut(error)) return 'You’re signed out. Sign in and try again.'
  if (!(error instanceof ApiError)) return 'We got no response. Check that you’re online.'
  return (error.status < 500 && error.serverMessage) || 'Something went wrong on our end. Please try again.'
}

/** Whether a retry can't help: the dose was already resolved, or the reminder was deleted. */
const isOver = (error: unknown): boolean =>
  error instanceof ApiError && (error.status === 404 || error.status === 409)

/** Sends a decision about an occurrence. A failure replaces the reminder, with a retry where that may help. */
export async function decide(scope: WorkerScope, decision: Decision, payload: PushPayload): Promise<void> {
  const { send, failed } = decisions[decision]
  const { reminderId, occursOn } = payload
  if (reminderId === null || occursOn === null) return
  try {
    const input = { params: { id: reminderId }, body: { occursOn } }
    await send(input, AbortSignal.timeout(TIMEOUT_MS))
  } catch (error) {
    const body = `${payload.title}. ${reasonOf(error)}`
    return show(scope, { payload, title: failed, body, open: !isOver(error) })
  }
  await postToWindows(scope, { type: 'invalidate-tags', changes: skipReminder.invalidatesTags })
}
