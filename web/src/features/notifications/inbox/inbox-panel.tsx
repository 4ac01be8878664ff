import type { InboxMessage } from '@pepwell/contract/reminders/notifications'
import { useInfiniteQuery } from '@tanstack/react-query'
import { Bell } from 'lucide-react'
import { useEffect, useMemo, useRef, useState } from 'react'
import { Link } from 'react-router'
import { serverNow } from '../../../lib/time/clock.ts'
import { Button } from '../../../ui/button.tsx'
import { Drawer } from '../../../ui/drawer.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { ErrorState } from '../../../ui/error-state.tsx'
import { ShowOlder } from '../../../ui/show-older.tsx'
import { Loading, Skeleton } from '../../../ui/skeleton.tsx'
import { inboxQuery, useMarkRead } from './inbox.api.ts'
import type { OpenReminder } from './message-actions.tsx'
import { MessageRow } from './message-row.tsx'

/** Maximum ids per request. */
const MAX_AT_ONCE = 100

/** Marks visible messages as read. Their unread marks stay until the inbox closes or everything is marked as read. */
function useReading(messages: readonly InboxMessage[]) {
  const { mutate } = useMarkRead()
  const all = useMarkRead()
  const marked = useRef(new Set<number>())
  const [fresh, setFresh] = useState<ReadonlySet<number>>(new Set())
  useEffect(() => {
    const unread = messages.filter(({ id, readAt }) => readAt === null && !marked.current.has(id))
    const ids = unread.slice(0, MAX_AT_ONCE).map(({ id }) => id)
    if (ids.length === 0) return
    for (const id of ids) marked.current.add(id)
    setFresh((before) => new Set([...before, ...ids]))
    mutate({ body: { ids } })
  }, [messages, mutate])
  const markAll = () => all.mutate({ body: {} }, { onSuccess: () => setFresh(new Set()) })
  return { fresh, markAll, isMarking: all.isPending }
}

const rows = ['first', 'second', 'third', 'fourth']

const InboxSkeleton = () => (
  <Loading className="divide-y divide-line">
    {rows.map((row) => (
      <div key={row} className="flex gap-3 py-4">
        <Skeleton className="size-10 shrink-0 rounded-full" />
        <div className="flex-1 space-y-2">
          <Skeleton className="h-5 w-2/3" />
          <Skeleton className="h-5 w-full" />
          <Skeleton className="h-4 w-1/3" />
        </div>
      </div>
    ))}
  </Loading>
)

interface InboxListProps {
  timeZone: string
  onLog: (about: OpenReminder) => void
  /** called when the user follows a link */
  onLeave: () => void
}

const Nothing = ({ onLeave }: Pick<InboxListProps, 'onLeave'>) => (
  <EmptyState
    className="mt-2"
    icon={<Bell />}
    title="No notifications yet"
    text="Your reminders show up here when they’re due."
    action={
      <Button asChild variant="secondary">
        <Link to="/reminders" onClick={onLeave}>
          Go to My Plan
        </Link>
      </Button>
    }
  />
)

/** The messages, latest first. */
function InboxList({ timeZone, onLog, onLeave }: InboxListProps) {
  const inbox = useInfiniteQuery(inboxQuery)
  const { data } = inbox
  const messages = useMemo(() => data?.pages.flatMap((page) => page.messages) ?? [], [data])
  const { fresh, markAll, isMarking } = useReading(messages)
  if (inbox.isPending) return <InboxSkeleton />
  if (!data) {
    return (
      <ErrorState
        className="mt-2"
        title="We couldn’t load your notifications"
        error={inbox.error}
        onRetry={() => inbox.refetch()}
        retrying={inbox.isFetching}
      />
    )
  }
  if (messages.length === 0) return <Nothing onLeave={onLeave} />
  const unread = data.pages[0]?.unread ?? 0
  return (
    <>
      {(unread > 0 || fresh.size > 0) && (
        <Button variant="ghost" size="sm" className="-ml-3" onClick={markAll} pending={isMarking}>
          Mark all as read
        </Button>
      )}
      <ul className="divide-y divide-line">
        {messages.map((message) => (
          <MessageRow
            key={message.id}
            message={message}
            isNew={message.readAt === null || fresh.has(message.id)}
            now={serverNow()}
            timeZone={timeZone}
            onLog={onLog}
            onLeave={onLeave}
          />
        ))}
      </ul>
      <ShowOlder
        history={inbox}
        failure="We couldn’t load older notifications."
        end="You’re all caught up."
        className="mt-3 pb-3"
      />
    </>
  )
}

interface InboxPanelProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  timeZone: string
  /** opens the dose sheet for the reminder */
  onLog: (about: OpenReminder) => void
}

/** The inbox panel; full screen on phones. */
export function InboxPanel({ open, onOpenChange, timeZone, onLog }: InboxPanelProps) {
  return (
    <Drawer open={open} onOpenChange={onOpenChange} title="Notifications" side="right" wide>
      <InboxList timeZone={timeZone} onLog={onLog} onLeave={() => onOpenChange(false)} />
    </Drawer>
  )
}
