import { publicName } from '@pepwell/domain/social/public-names'
import type { WeightUnit } from '@pepwell/domain/weight/weight'
import { Check, CheckCheck, UserRound } from 'lucide-react'
import { memo, type ReactNode, useState } from 'react'
import { cx } from '../../lib/classes.ts'
import { avatarOf } from '../../lib/pictures/person-avatar.ts'
import { formatTime } from '../../lib/time/dates.ts'
import { Avatar } from '../../ui/avatar.tsx'
import { lazyPanel } from '../../ui/lazy-panel.tsx'
import { TeamBadge, teamSuffix } from '../../ui/team-badge.tsx'
import { Bubble, Meta, SenderName } from './bubble.tsx'
import { CardBody } from './card-body.tsx'
import type { ChatMessage } from './chat.api.ts'
import { LinkedText } from './linked-text.tsx'
import { hasActions, type MessageActions, MessageMenu } from './message-menu.tsx'
import { PictureBody } from './picture-body.tsx'
import { Quote } from './quote.tsx'
import { ReactionChips } from './reaction-chips.tsx'
import type { ReactionsDialogProps } from './reactions-dialog.tsx'
import { messageWords, senderName } from './room-words.ts'
import type { MessageRow } from './rows.ts'

const ReactionsDialog = lazyPanel<ReactionsDialogProps>(() => import('./reactions-dialog.tsx'))

/** Who reads the conversation, and how. */
export interface Reader {
  timeZone: string
  weightUnit: WeightUnit
  /** there are several others, so each message shows its sender */
  namesPeople: boolean
  /** sequence number of the last message the other person read; undefined if not shared */
  seenUpTo?: number
}

/** Delivery status of a member's own message. */
function Progress({ isSeen, saysSeen }: { isSeen: boolean; saysSeen: boolean }) {
  const Icon = isSeen ? CheckCheck : Check
  return (
    <>
      <Icon aria-hidden="true" />
      <span className={saysSeen ? undefined : 'sr-only'}>{isSeen ? 'Seen' : 'Sent'}</span>
    </>
  )
}

/** The sender of the following messages in a group. */
const Name = ({ isOwn, children }: { isOwn: boolean; children: ReactNode }) => (
  <p
    aria-hidden="true"
    className={cx(
      'px-(--name-inset) text-sm leading-5 font-semibold',
      isOwn ? 'text-mine-soft' : 'text-soft',
    )}
  >
    {children}
  </p>
)

/** Placeholder for a deleted or blocked sender. */
const Nobody = () => (
  <span aria-hidden="true" className="grid size-8 place-items-center rounded-full bg-sunken text-soft">
    <UserRound className="size-4" />
  </span>
)

function Body({ message, reader }: { message: ChatMessage; reader: Reader }) {
  if (message.status !== 'sent') return <em>{messageWords(message)}</em>
  const { card, createdAt: at, isOwn } = message
  if (card) return <CardBody card={card} at={at} weightUnit={reader.weightUnit} isInOwn={isOwn} />
  if (message.picture) return <PictureBody message={message} picture={message.picture} />
  return <LinkedText text={message.message} />
}

/** Time, edit mark and delivery status. */
function MessageMeta({
  message,
  reader: { timeZone, seenUpTo },
  saysSeen,
}: Pick<MessageItemProps, 'message' | 'reader' | 'saysSeen'>) {
  const { isOwn, status, editedAt, createdAt, seq } = message
  const isOwnStanding = isOwn && status === 'sent'
  return (
    <Meta isOwn={isOwnStanding}>
      {editedAt && status === 'sent' && 'Edited'}
      <time dateTime={createdAt}>{formatTime(createdAt, timeZone)}</time>
      {isOwnStanding && <Progress isSeen={seenUpTo !== undefined && seq <= seenUpTo} saysSeen={saysSeen} />}
    </Meta>
  )
}

/** The name above a message: the sender in groups, the colleague in support. */
function nameAbove(message: ChatMessage, { namesPeople }: Reader) {
  if (message.isOwn) return message.answeredBy && publicName(message.answeredBy)
  return namesPeople && message.status !== 'hidden' && senderName(message)
}

interface MessageItemProps extends Pick<MessageRow, 'message' | 'begins' | 'ends'> {
  reader: Reader
  actions: MessageActions
  /** scrolls to a quoted message by its position */
  onGoTo: (seq: number) => void
  /** arrived while the conversation was open */
  isFresh: boolean
  /** the last message the other person read */
  saysSeen: boolean
}

/** A stored message. */
export const MessageItem = memo(function MessageItem(props: MessageItemProps) {
  const { message, begins, ends, reader, actions, onGoTo, isFresh, saysSeen } = props
  const [open, setOpen] = useState(false)
  const [lists, setLists] = useState(false)
  const list = () => setLists(true)
  const { isOwn, sender, status, picture, replyTo } = message
  const named = begins && nameAbove(message, reader)
  const can = hasActions(message, actions)
  return (
    <li
      data-row=""
      data-seq={message.seq}
      tabIndex={-1}
      onKeyDown={(event) => {
        if (can && event.key === 'Enter' && event.target === event.currentTarget) setOpen(true)
      }}
      className={cx(
        'group/row flex gap-1 rounded-2xl outline-accent not-focus-visible:outline-none focus-visible:outline-3',
        begins ? 'mt-2.5' : 'mt-0.75',
        isOwn && 'flex-row-reverse',
        isFresh && 'animate-bubble-in',
      )}
    >
      {reader.namesPeople && !isOwn && (
        <span className="mr-1 w-8 shrink-0 self-end">
          {ends && sender && <Avatar {...avatarOf(sender, 'size-8 text-xs')} />}
          {ends && !sender && <Nobody />}
        </span>
      )}
      <Bubble
        isOwn={isOwn}
        begins={begins}
        isHollow={status !== 'sent'}
        isPicture={picture !== null}
        onTap={can ? () => setOpen(true) : undefined}
        below={<ReactionChips message={message} onReact={actions.onReact} onList={list} />}
      >
        {named && (
          <Name isOwn={isOwn}>
            {named} {!isOwn && <TeamBadge person={sender} />}
          </Name>
        )}
        <SenderName name={isOwn ? 'You' : `${senderName(message)}${teamSuffix(sender)}`} />
        {replyTo && <Quote quoted={replyTo} isInOwn={isOwn} onGoTo={onGoTo} />}
        <Body message={message} reader={reader} />
        <MessageMeta message={message} reader={reader} saysSeen={saysSeen} />
      </Bubble>
      {can && <MessageMenu message={message} open={open} onOpenChange={setOpen} onList={list} {...actions} />}
      {message.reactions.length > 0 && (
        <ReactionsDialog message={message} open={lists} onOpenChange={setLists} />
      )}
    </li>
  )
})
