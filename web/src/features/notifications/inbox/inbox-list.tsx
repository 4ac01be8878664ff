import { useInfiniteQuery } from '@tanstack/react-query'
import { Bell } from 'lucide-react'
import { useMemo } from 'react'
import { Link } from 'react-router'
import { serverNow } from '../../../lib/time/clock.ts'
import { Button } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { ErrorState } from '../../../ui/error-state.tsx'
import { ShowOlder } from '../../../ui/show-older.tsx'
import { inboxQuery } from './inbox.api.ts'
import { InboxSkeleton } from './inbox-skeleton.tsx'
import type { OpenReminder } from './message-actions.tsx'
import { MessageRow } from './message-row.tsx'
import { useReading } from './use-reading.ts'

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
export function InboxList({ timeZone, onLog, onLeave }: InboxListProps) {
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
