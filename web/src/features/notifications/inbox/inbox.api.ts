import type { CallReply } from '@pepwell/contract/call'
import type { stats } from '@pepwell/contract/doses'
import type { InboxMessage, inbox, markRead } from '@pepwell/contract/notifications'
import type { listReminders, skipReminder, snoozeReminder } from '@pepwell/contract/reminders'
import { type InfiniteData, infiniteQueryOptions, useQueryClient } from '@tanstack/react-query'
import { type Address, api } from '../../../lib/api.ts'
import { keyOf, queryOf, useCall } from '../../../lib/use-call.ts'
import { skipping, snoozing } from '../decisions.ts'

/** The calls without their schemas: the bell is on every page, and needs no zod. */
export const inboxList: Address<typeof inbox> = { method: 'GET', path: '/api/notifications' }
export const readMarking: Address<typeof markRead> = { method: 'POST', path: '/api/notifications/read' }

/** Calls of others that a decision about an occurrence shows in. */
export const shownElsewhere: readonly [
  Pick<Address<typeof listReminders>, 'path'>,
  Pick<Address<typeof stats>, 'path'>,
] = [{ path: '/api/reminders' }, { path: '/api/analytics/stats' }]

/** Everything of the inbox in the cache. */
export const inboxKey = keyOf(inboxList)

type Page = CallReply<typeof inbox>

export const INBOX_PAGE = 20

/** What the bell shows: how much is unread, and the latest message. */
export const newsQuery = queryOf(inboxList, { query: { limit: 1 } })

/** The whole inbox, page by page: each begins after the last row of the one before. */
export const inboxQuery = infiniteQueryOptions({
  queryKey: [...inboxKey, 'pages'],
  queryFn: ({ pageParam, signal }) =>
    api(inboxList, { query: { limit: INBOX_PAGE, after: pageParam } }, { signal }),
  initialPageParam: undefined as string | undefined,
  getNextPageParam: ({ messages }) =>
    messages.length < INBOX_PAGE ? undefined : messages.at(-1)?.id.toString(),
})

/** Marks messages as read, all of them without ids, and shows it at once in what is loaded. */
export function useMarkRead() {
  const client = useQueryClient()
  return useCall(readMarking, {
    onSuccess: ({ unread }, { body: { ids } }) => {
      const readAt = new Date().toISOString()
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

type Options<C extends typeof snoozeReminder | typeof skipReminder> = Parameters<typeof useCall<C>>[1]

export const useSnooze = (options: Options<typeof snoozeReminder>) =>
  useCall(snoozing, { refreshes: [inboxKey], ...options })

export const useSkip = (options: Options<typeof skipReminder>) =>
  useCall(skipping, { refreshes: [inboxKey, ...shownElsewhere.map((call) => keyOf(call))], ...options })
