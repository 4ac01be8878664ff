import type { CallReply } from '@pepwell/contract/declared'
import type { InboxMessage } from '@pepwell/contract/reminders/notifications'
import * as calls from '@pepwell/contract/reminders/notifications.calls'
import * as decisions from '@pepwell/contract/reminders/reminders.calls'
import { snoozeVialWarning } from '@pepwell/contract/vials/vials.calls'
import { type InfiniteData, infiniteQueryOptions, useQueryClient } from '@tanstack/react-query'
import { api } from '../../../lib/api/api.ts'
import { type CallOptions, keyOf, queryOf, useCall } from '../../../lib/api/use-call.ts'
import { serverNow } from '../../../lib/time/clock.ts'

type Page = CallReply<typeof calls.inbox>

export const INBOX_PAGE = 20

/** The bell's data: unread count and latest message. */
export const newsQuery = queryOf(calls.inbox, { query: { limit: 1 } })

/** The inbox by page; each page starts after the last row of the previous one. */
export const inboxQuery = infiniteQueryOptions({
  queryKey: [...keyOf(calls.inbox), 'pages'],
  queryFn: ({ pageParam, signal }) =>
    api(calls.inbox, { query: { limit: INBOX_PAGE, after: pageParam } }, { signal }),
  initialPageParam: undefined as string | undefined,
  getNextPageParam: ({ messages }) =>
    messages.length < INBOX_PAGE ? undefined : messages.at(-1)?.id.toString(),
  meta: newsQuery.meta,
})

/** Marks messages as read, optimistically; without ids, all of them. */
export function useMarkRead() {
  const client = useQueryClient()
  return useCall(calls.markRead, {
    onSuccess: ({ unread }, { body: { ids } }) => {
      const readAt = new Date(serverNow()).toISOString()
      const read = (message: InboxMessage) =>
        message.readAt === null && (ids?.includes(message.id) ?? true) ? { ...message, readAt } : message
      const readPage = (page: Page): Page => ({ unread, messages: page.messages.map(read) })
      client.setQueryData(newsQuery.queryKey, (page: Page | undefined) => page && readPage(page))
      client.setQueryData(
        inboxQuery.queryKey,
        (data: InfiniteData<Page> | undefined) => data && { ...data, pages: data.pages.map(readPage) },
      )
    },
  })
}

export const useSnooze = (options: CallOptions<typeof decisions.snoozeReminder>) =>
  useCall(decisions.snoozeReminder, options)

export const useSkip = (options: CallOptions<typeof decisions.skipReminder>) =>
  useCall(decisions.skipReminder, options)

export const useSnoozeVial = (options: CallOptions<typeof snoozeVialWarning>) =>
  useCall(snoozeVialWarning, options)
