import type { CallReply } from '@pepwell/contract/declared'
import type { notificationPreferences } from '@pepwell/contract/reminders/notifications'
import * as calls from '@pepwell/contract/reminders/notifications.calls'
import { useQueryClient } from '@tanstack/react-query'
import { ApiError } from '../../../lib/api/api.ts'
import { fixedText } from '../../../lib/api/refusal-text.ts'
import { type CallOptions, queryOf, useCall } from '../../../lib/api/use-call.ts'
import { toast } from '../../../ui/toast-store.ts'

export const preferencesQuery = queryOf(calls.notificationPreferences)

/** Status of each channel. */
export const channelsQuery = queryOf(calls.channelStates)

/** Reports why SMS stays off. */
export function showMissingNumber(): void {
  const description = 'Please add a phone number to your profile first'
  toast({ title: 'Phone Number Required', description, variant: 'destructive' })
}

function showFailure(error: Error): void {
  const description = fixedText(error, 'Failed to update notification preferences. Please try again.')
  if (error instanceof ApiError && error.code === 'PHONE_NUMBER_REQUIRED') showMissingNumber()
  else toast({ title: 'Error', description, variant: 'destructive' })
}

type Preferences = CallReply<typeof notificationPreferences>

/** The four fields every update sends. */
const mainFields = (known: Preferences | undefined) =>
  known && {
    emailNotifications: known.emailNotifications,
    smsNotifications: known.smsNotifications,
    inAppNotifications: known.inAppNotifications,
    reminderLeadTime: known.reminderLeadTime,
  }

/** Updates the preferences. Runs one at a time, so the last change wins. */
export function useChangePreferences() {
  const client = useQueryClient()
  return useCall(
    calls.setNotificationPreferences,
    {
      scope: { id: 'notification-preferences' },
      onSuccess: (_saved, { body }) => {
        // Revert only this call's change: another may be pending.
        client.setQueryData(preferencesQuery.queryKey, (before) => before && { ...before, ...body })
        toast({ title: 'Preferences Updated' })
      },
      onError: showFailure,
    },
    ({ body }) => ({ body: { ...mainFields(client.getQueryData(preferencesQuery.queryKey)), ...body } }),
  )
}

/** The unsubscribe link of an email turns off its kind. */
export const useUnsubscribe = () => useCall(calls.unsubscribe)

export const useTestChannels = (options: CallOptions<typeof calls.testChannels>) =>
  useCall(calls.testChannels, options)
