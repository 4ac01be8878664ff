import type { CallReply } from '@pepwell/contract/declared'
import type { notificationPreferences } from '@pepwell/contract/reminders/notifications'
import * as calls from '@pepwell/contract/reminders/notifications.calls'
import { useQueryClient } from '@tanstack/react-query'
import { ApiError } from '../../../lib/api/api.ts'
import { fixedText } from '../../../lib/api/refusal-text.ts'
import { type CallOptions, queryOf, useCall } from '../../../lib/api/use-call.ts'
import { toast } from '../../../ui/toast-store.ts'

export const preferencesQuery = queryOf(calls.notificationPreferences)

/** How each channel stands. */
export const channelsQuery = queryOf(calls.channelStates)

/** Says why text messages stay off. */
export function sayNumberIsMissing(): void {
  const description = 'Please add a phone number to your profile first'
  toast({ title: 'Phone Number Required', description, variant: 'destructive' })
}

function sayItFailed(error: Error): void {
  const description = fixedText(error, 'Failed to update notification preferences. Please try again.')
  if (error instanceof ApiError && error.code === 'PHONE_NUMBER_REQUIRED') sayNumberIsMissing()
  else toast({ title: 'Error', description, variant: 'destructive' })
}

type Preferences = CallReply<typeof notificationPreferences>

/** The four fields that each change sends. */
const mainFields = (known: Preferences | undefined) =>
  known && {
    emailNotifications: known.emailNotifications,
    smsNotifications: known.smsNotifications,
    inAppNotifications: known.inAppNotifications,
    reminderLeadTime: known.reminderLeadTime,
  }

/** Changes how somebody is told things. One change after the other, so that the last one stays. */
export function useChangePreferences() {
  const client = useQueryClient()
  return useCall(
    calls.setNotificationPreferences,
    {
      scope: { id: 'notification-preferences' },
      onSuccess: (_saved, { body }) => {
        // Only what this call changed: another one may be under way.
        client.setQueryData(preferencesQuery.queryKey, (before) => before && { ...before, ...body })
        toast({ title: 'Preferences Updated' })
      },
      onError: sayItFailed,
    },
    ({ body }) => ({ body: { ...mainFields(client.getQueryData(preferencesQuery.queryKey)), ...body } }),
  )
}

/** The link of a mail ends those of its kind. */
export const useUnsubscribe = () => useCall(calls.unsubscribe)

export const useTestChannels = (options: CallOptions<typeof calls.testChannels>) =>
  useCall(calls.testChannels, options)
