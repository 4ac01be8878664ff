import type { Reminder } from '@pepwell/contract/reminders/reminders'
import { useQueryClient } from '@tanstack/react-query'
import { fixedText } from '../../../lib/api/refusal-text.ts'
import { toast } from '../../../ui/toast-store.ts'
import { remindersQuery, useChangeReminder } from '../reminders.api.ts'

/** A reminder setting that saves on change. Runs one at a time, so the last change wins. */
export function useSetting({ id }: Reminder, words: { done: string; failed: string }) {
  const client = useQueryClient()
  const notificationsNow = () =>
    client.getQueryData(remindersQuery.queryKey)?.find((reminder) => reminder.id === id)?.notifications
  const withAllChannels: Parameters<typeof useChangeReminder>[1] = ({ params, body }) => {
    const notifications = body.notifications && { ...notificationsNow(), ...body.notifications }
    return { params, body: { ...body, ...(notifications && { notifications }) } }
  }
  const options: Parameters<typeof useChangeReminder>[0] = {
    scope: { id: `reminder-${id}` },
    onSuccess: (saved) => {
      client.setQueryData(remindersQuery.queryKey, (list) =>
        list?.map((reminder) => (reminder.id === saved.id ? saved : reminder)),
      )
      toast({ title: words.done })
    },
    onError: (error) => {
      toast({ title: 'Error', description: fixedText(error, words.failed), variant: 'destructive' })
      void client.invalidateQueries({ queryKey: remindersQuery.queryKey })
    },
  }
  return useChangeReminder(options, withAllChannels)
}
