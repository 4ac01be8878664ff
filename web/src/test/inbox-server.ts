import type { InboxMessage } from '@pepwell/contract/reminders/notifications'
import { HttpResponse, http } from 'msw'
import { server } from './server.ts'

/** An unread inbox message that arrived on time; override what the test needs. */
export const aMessage = (changes: Partial<InboxMessage> = {}): InboxMessage => ({
  id: 1,
  kind: 'reminder',
  title: 'BPC-157 Reminder',
  body: 'Take 250 mcg now, at 8:00 AM',
  path: '/reminders',
  reminderId: 5,
  userPeptideId: 11,
  occursOn: '2026-03-10',
  occursAt: '2026-03-10T12:00:00.000Z',
  outcome: null,
  skipReason: null,
  snoozedUntil: null,
  vialWarning: null,
  isLate: false,
  isExpired: false,
  readAt: null,
  createdAt: '2026-03-10T12:00:00.000Z',
  ...changes,
})

interface Inbox {
  /** latest first */
  messages: InboxMessage[]
  /** the mark-as-read requests, in order */
  marked: (readonly number[] | 'all')[]
}

/** Serves the inbox and marks messages as read. */
export function serveInbox(messages: InboxMessage[]): Inbox {
  const inbox: Inbox = { messages, marked: [] }
  const unread = () => inbox.messages.filter(({ readAt }) => readAt === null).length
  server.use(
    http.get('/api/notifications', ({ request }) => {
      const query = new URL(request.url).searchParams
      const after = inbox.messages.findIndex(({ id }) => String(id) === query.get('after'))
      const page = inbox.messages.slice(after + 1, after + 1 + Number(query.get('limit')))
      return HttpResponse.json({ unread: unread(), messages: page })
    }),
    http.post<never, { ids?: number[] }>('/api/notifications/read', async ({ request }) => {
      const { ids } = await request.json()
      inbox.marked.push(ids ?? 'all')
      inbox.messages = inbox.messages.map((message) =>
        ids === undefined || ids.includes(message.id)
          ? { ...message, readAt: message.readAt ?? '2026-03-10T12:30:00.000Z' }
          : message,
      )
      return HttpResponse.json({ unread: unread() })
    }),
  )
  return inbox
}
