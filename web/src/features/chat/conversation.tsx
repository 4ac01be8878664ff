import { isGroupEvent } from '@pepwell/domain/social/chat'
import { ArrowDown } from 'lucide-react'
import { Fragment, type ReactNode, useEffect, useMemo, useRef, useState } from 'react'
import { dayLabel } from '../../lib/time/day-label.ts'
import { useToday } from '../../lib/time/use-today.ts'
import { Button } from '../../ui/button.tsx'
import { Spinner } from '../../ui/spinner.tsx'
import { Arrivals } from './arrivals.tsx'
import type { ChatRoom } from './chat.api.ts'
import { MessageItem, type Reader } from './message-item.tsx'
import { moveBetweenMessages } from './message-keys.ts'
import type { MessageActions } from './message-menu.tsx'
import type { Outgoing } from './outbox.ts'
import { OutgoingItem } from './outgoing-item.tsx'
import { badgeCount, groupEventLine } from './room-words.ts'
import { type Row, rowsOf } from './rows.ts'
import { useOlder } from './thread.api.ts'
import type { Thread } from './thread.ts'
import { useGoTo } from './use-go-to.ts'
import { useReading } from './use-reading.ts'
import { useScrollAnchor } from './use-scroll-anchor.ts'

/** Distance from the top, in pixels, at which the previous page loads. */
const NEAR_TOP_PX = 400

interface ConversationProps {
  room: ChatRoom
  /** the other members */
  title: string
  thread: Thread
  reader: Reader
  outgoing: readonly Outgoing[]
  onAgain: (one: Outgoing) => void
  onDrop: (clientId: string) => void
  actions: MessageActions
}

const Chip = ({ children }: { children: ReactNode }) => (
  <li className="mt-4 mb-1 text-center">
    <span className="inline-block rounded-full bg-sunken px-3.5 py-1 text-xs font-semibold text-soft">
      {children}
    </span>
  </li>
)

const ComingLine = ({ children }: { children: ReactNode }) => (
  <li data-row="" className="mt-2.5 px-6 text-center text-sm text-soft wrap-anywhere">
    {children}
  </li>
)

const NewsLine = ({ count }: { count: number }) => (
  <li
    data-start=""
    className="mt-4 mb-1 flex items-center gap-3 text-xs font-semibold text-accent-ink before:h-px before:flex-1 before:bg-accent-ink/30 after:h-px after:flex-1 after:bg-accent-ink/30"
  >
    {count === 1 ? '1 new message' : `${count} new messages`}
  </li>
)

interface BeginningProps {
  older: Pick<ReturnType<typeof useOlder>, 'isError' | 'isPending'>
  hasOlder: boolean
  onMore: () => void
}

/** Above the first message: a button for more, a spinner or an error. */
function Beginning({ older, hasOlder, onMore }: BeginningProps) {
  if (older.isError) {
    return (
      <div role="alert" className="flex flex-wrap items-center justify-center gap-2 py-2 text-sm">
        We couldn’t load older messages.
        <Button variant="secondary" size="sm" onClick={onMore}>
          Try again
        </Button>
      </div>
    )
  }
  if (!hasOlder) return null
  return (
    <div className="grid h-11 place-items-center">
      {older.isPending ? (
        <Spinner label="Loading older messages" className="size-5 text-soft" />
      ) : (
        <Button variant="ghost" size="sm" onClick={onMore}>
          Show older
        </Button>
      )}
    </div>
  )
}

function ToEnd({ count, onPress }: { count: number; onPress: () => void }) {
  return (
    <button
      type="button"
      aria-label={count > 0 ? `${count} new, go to the latest` : 'Go to the latest'}
      onClick={onPress}
      className="absolute right-4 bottom-3 inline-flex h-11 min-w-11 animate-pop-in items-center justify-center gap-1 rounded-full border border-line bg-surface px-3 font-semibold text-accent-ink tabular-nums shadow-lift-high hover:bg-sunken"
    >
      {count > 0 && badgeCount(count)}
      <ArrowDown className="size-5" aria-hidden="true" />
    </button>
  )
}

/** The last own message that the other person has read. */
const lastSeenOf = (messages: Thread['messages'], { seenUpTo }: Reader): number | undefined =>
  seenUpTo === undefined
    ? undefined
    : messages.findLast(({ isOwn, status, seq }) => isOwn && status === 'sent' && seq <= seenUpTo)?.seq

/** Messages that arrived since the user last scrolled to the end. */
function useCountBelow(thread: Thread, isAtEnd: boolean): number {
  const last = thread.messages.at(-1)?.seq ?? 0
  const [seen, setSeen] = useState(last)
  if (isAtEnd && seen !== last) setSeen(last)
  return thread.messages.filter(
    ({ seq, isOwn, messageType }) => seq > seen && !isOwn && !isGroupEvent(messageType),
  ).length
}

/** The messages of a room. Keeps the reading position when messages arrive above or below. */
export function Conversation(props: ConversationProps) {
  const { room, title, thread, reader, outgoing, onAgain, onDrop, actions } = props
  const { box, content, isAtEnd, note, goToEnd } = useScrollAnchor()
  const news = useReading(room, thread.messages, isAtEnd)
  const today = useToday(reader.timeZone)
  const older = useOlder(room.id)
  const { goTo, isGoing } = useGoTo(room.id, thread, box, note)
  const below = useCountBelow(thread, isAtEnd)
  const { messages } = thread
  const [seqAtFirst] = useState(messages.at(-1)?.seq ?? 0)
  const { timeZone } = reader
  // Without a known first unread message there is no divider.
  const [first] = messages
  const knowsNews = !thread.hasOlder || (first?.seq ?? 0) <= news.afterSeq + 1
  const rows = useMemo(
    () => rowsOf({ messages, outgoing, timeZone, news: knowsNews ? news : undefined }),
    [messages, outgoing, timeZone, news, knowsNews],
  )
  const lastSeen = lastSeenOf(messages, reader)
  const sent = outgoing.length
  const sentBefore = useRef(sent)
  useEffect(() => {
    // After sending, scroll to the new message.
    if (sent > sentBefore.current) goToEnd()
    sentBefore.current = sent
  }, [sent, goToEnd])
  const fetchOlder = () => older.mutate(undefined, { onSuccess: older.reset })
  const onScroll = () => {
    note()
    const isNearTop = (box.current?.scrollTop ?? 0) < NEAR_TOP_PX
    if (isNearTop && thread.hasOlder && older.isIdle) fetchOlder()
  }
  const shown = (row: Row) => {
    switch (row.kind) {
      case 'day':
        return <Chip>{dayLabel(row.day, today)}</Chip>
      case 'coming':
        return <ComingLine>{groupEventLine(row.message)}</ComingLine>
      case 'news':
        return <NewsLine count={row.count} />
      case 'message':
        return (
          <MessageItem
            message={row.message}
            begins={row.begins}
            ends={row.ends}
            isFresh={row.message.seq > seqAtFirst && !row.message.isOwn}
            reader={reader}
            saysSeen={row.message.seq === lastSeen}
            actions={actions}
            onGoTo={goTo}
          />
        )
      case 'outgoing':
        return <OutgoingItem row={row} reader={reader} onAgain={onAgain} onDrop={onDrop} />
    }
  }
  return (
    <div className="relative min-h-0 flex-1">
      <div
        ref={box}
        role="log"
        aria-live="off"
        aria-label={`Messages with ${title}`}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is scrolled by keys too
        tabIndex={0}
        onScroll={onScroll}
        onKeyDown={moveBetweenMessages}
        className="h-full overflow-y-auto overscroll-contain -outline-offset-3 [overflow-anchor:none]"
      >
        <div
          ref={content}
          className="mx-auto flex min-h-full max-w-180 flex-col justify-end px-3 pt-2 pb-4 md:px-4"
        >
          {(thread.hasOlder || older.isError) && (
            <Beginning
              older={{ isError: older.isError, isPending: older.isPending || isGoing }}
              hasOlder={thread.hasOlder}
              onMore={fetchOlder}
            />
          )}
          {rows.length === 0 && (
            <p className="m-auto text-center text-soft">No messages yet. Start the conversation!</p>
          )}
          <ol>
            {rows.map((row) => (
              <Fragment key={row.key}>{shown(row)}</Fragment>
            ))}
          </ol>
        </div>
      </div>
      <Arrivals messages={thread.messages} />
      {!isAtEnd && <ToEnd count={below} onPress={goToEnd} />}
    </div>
  )
}
