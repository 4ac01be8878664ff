import type { DeadLetter } from '@pepwell/contract/reminders/notifications'
import * as calls from '@pepwell/contract/reminders/notifications.calls'
import { type CallOptions, pagesOf, useCall } from '../../../lib/api/use-call.ts'

export type { DeadLetter }

const PAGE = 100

/** Polling interval for new failures and successful retries. */
const POLL_MS = 10_000

export const deadLettersQuery = { ...pagesOf(calls.deadLetters, PAGE), refetchInterval: POLL_MS }

export const useRetryDelivery = (options: CallOptions<typeof calls.retryDelivery>) =>
  useCall(calls.retryDelivery, options)
