import type { CallInput } from '@pepwell/contract/declared'
import { listDoses } from '@pepwell/contract/doses/doses.calls'
import * as settings from '@pepwell/contract/reminders/notifications.calls'
import * as calls from '@pepwell/contract/reminders/reminders.calls'
import { type CallOptions, queryOf, useCall } from '../../lib/api/use-call.ts'
import { useIdempotentMutation } from '../../lib/api/use-idempotent-mutation.ts'

/** The server counts this many latest doses of a peptide. */
export const LATEST_DOSES = 20

/** All reminders, newest first. */
export const remindersQuery = queryOf(calls.listReminders)

/** The latest doses of an entry's peptide: as many as the server counts for a reminder. */
export const latestDosesQuery = (entryId: number | undefined) => ({
  ...queryOf(listDoses, { query: { peptideOf: String(entryId), limit: LATEST_DOSES } }),
  enabled: entryId !== undefined,
})

/** Channel preferences. */
export const preferencesQuery = queryOf(settings.notificationPreferences)

/** Whether each channel can send. */
export const channelsQuery = queryOf(settings.channelStates)

export const useAddReminder = (options: CallOptions<typeof calls.addReminder>) =>
  useIdempotentMutation(calls.addReminder, options)

export const useChangeReminder = (
  options: CallOptions<typeof calls.updateReminder>,
  complete?: (input: CallInput<typeof calls.updateReminder>) => CallInput<typeof calls.updateReminder>,
) => useCall(calls.updateReminder, options, complete)

export const useRemoveReminder = (options: CallOptions<typeof calls.removeReminder>) =>
  useCall(calls.removeReminder, options)

export const useSkipReminder = (options: CallOptions<typeof calls.skipReminder>) =>
  useCall(calls.skipReminder, options)

export const useSnoozeReminder = (options: CallOptions<typeof calls.snoozeReminder>) =>
  useCall(calls.snoozeReminder, options)
