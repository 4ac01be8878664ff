import { isChangeable, type Reaction, reactions } from '@pepwell/domain/social/chat'
import { isSupport } from '@pepwell/domain/social/public-names'
import { Copy, EllipsisVertical, Flag, Pencil, Reply, Trash2, Users } from 'lucide-react'
import type { ComponentProps, KeyboardEvent } from 'react'
import { cx } from '../../lib/classes.ts'
import { serverNow } from '../../lib/time/clock.ts'
import { IconButton } from '../../ui/icon-button.tsx'
import { Menu, MenuItem, MenuSeparator } from '../../ui/menu.tsx'
import { toast } from '../../ui/toast-store.ts'
import type { ChatMessage } from './chat.api.ts'
import { reactionStyles } from './reactions.ts'

/** Menu actions. Replies and reactions need an open room; deleting and reporting ask first. */
export interface MessageActions {
  onReply?: (message: ChatMessage) => void
  onReact?: (message: ChatMessage, reaction: Reaction) => void
  onEdit: (message: ChatMessage) => void
  onRemove: (message: ChatMessage) => void
  onReport: (message: ChatMessage) => void
}

const mayChange = ({ isOwn, createdAt }: ChatMessage): boolean =>
  isOwn && isChangeable(Date.parse(createdAt), serverNow())

/** Cards have figures about a person's health: their sender can withdraw them anytime. */
const mayRemove = (message: ChatMessage): boolean =>
  mayChange(message) || (message.isOwn && message.card !== null)

/** Messages of the support team can't be reported. */
const mayReport = ({ isOwn, sender }: ChatMessage): boolean => !isOwn && sender !== null && !isSupport(sender)

/** Whether the menu has any actions. */
export const hasActions = (message: ChatMessage, { onReply }: MessageActions): boolean =>
  message.status === 'sent' &&
  (onReply !== undefined || message.messageType === 'text' || mayRemove(message) || mayReport(message))

const copy = (text: string) =>
  // Without https, browsers have no clipboard.
  Promise.resolve(navigator.clipboard?.writeText(text) ?? Promise.reject(new Error('no clipboard'))).then(
    () => void toast({ title: 'Message copied' }),
    () => void toast({ title: 'Error', description: 'We couldn’t copy the message', variant: 'destructive' }),
  )

interface MessageMenuProps extends MessageActions {
  message: ChatMessage
  /** lists who reacted */
  onList: () => void
  open: boolean
  onOpenChange: (open: boolean) => void
}

/** Left and right move between reactions, besides the menu's up and down. */
function moveSideways({ key, currentTarget, target }: KeyboardEvent<HTMLElement>) {
  const step = { ArrowLeft: 'previousElementSibling', ArrowRight: 'nextElementSibling' } as const
  if (key !== 'ArrowLeft' && key !== 'ArrowRight') return
  const next = target instanceof HTMLElement && target !== currentTarget && target[step[key]]
  if (next instanceof HTMLElement) next.focus()
}

/** The reactions in a row. */
function ReactionRow({
  message,
  onReact,
}: { message: ChatMessage } & Required<Pick<MessageActions, 'onReact'>>) {
  const own = message.reactions.flatMap(({ reaction, isOwn }) => (isOwn ? [reaction] : []))
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset can't be in a menu
    <div role="group" aria-label="Reactions" className="flex" onKeyDown={moveSideways}>
      {reactions.map((reaction) => (
        <MenuItem
          key={reaction}
          role="menuitemcheckbox"
          aria-checked={own.includes(reaction)}
          aria-label={reactionStyles[reaction].label}
          onSelect={() => onReact(message, reaction)}
          className={cx('size-11 justify-center px-0 text-2xl', own.includes(reaction) && 'bg-accent-soft')}
        >
          <span aria-hidden="true">{reactionStyles[reaction].emoji}</span>
        </MenuItem>
      ))}
    </div>
  )
}

function Items({
  message,
  onReply,
  onReact,
  onEdit,
  onRemove,
  onReport,
  onList,
}: Omit<MessageMenuProps, 'open' | 'onOpenChange'>) {
  const isText = message.messageType === 'text' && message.card === null
  const isChanging = mayChange(message)
  return (
    <>
      {onReact && (
        <>
          <ReactionRow message={message} onReact={onReact} />
          <MenuSeparator />
        </>
      )}
      {onReply && (
        <MenuItem onSelect={() => onReply(message)}>
          <Reply aria-hidden="true" />
          Reply
        </MenuItem>
      )}
      {message.reactions.length > 0 && (
        <MenuItem onSelect={onList}>
          <Users aria-hidden="true" />
          Who reacted
        </MenuItem>
      )}
      {isText && (
        <MenuItem onSelect={() => void copy(message.message)}>
          <Copy aria-hidden="true" />
          Copy
        </MenuItem>
      )}
      {isChanging && isText && (
        <MenuItem onSelect={() => onEdit(message)}>
          <Pencil aria-hidden="true" />
          Edit
        </MenuItem>
      )}
      {mayRemove(message) && (
        <MenuItem destructive onSelect={() => onRemove(message)}>
          <Trash2 aria-hidden="true" />
          Delete
        </MenuItem>
      )}
      {mayReport(message) && (
        <MenuItem onSelect={() => onReport(message)}>
          <Flag aria-hidden="true" />
          Report
        </MenuItem>
      )}
    </>
  )
}

const Trigger = ({ className, ...rest }: ComponentProps<'button'>) => (
  <IconButton
    aria-label="More for this message"
    {...rest}
    className={cx(
      'self-center rounded-full transition-opacity focus-visible:opacity-100 md:size-9',
      className,
    )}
  >
    <EllipsisVertical className="size-5" />
  </IconButton>
)

/** With a mouse, the button appears on hover. On touch it is always visible; tapping or holding a message works, too. */
const RESTING = 'pointer-fine:opacity-0 group-hover/row:pointer-fine:opacity-100'

/** The message menu. */
export function MessageMenu({ message, open, onOpenChange, ...actions }: MessageMenuProps) {
  return (
    <Menu
      open={open}
      onOpenChange={onOpenChange}
      align={message.isOwn ? 'end' : 'start'}
      trigger={<Trigger className={open ? undefined : RESTING} />}
    >
      <Items message={message} {...actions} />
    </Menu>
  )
}
