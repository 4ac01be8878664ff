import { isChangeable } from '@pepwell/domain/social/chat'
import { isSupport } from '@pepwell/domain/social/public-names'
import { Copy, EllipsisVertical, Flag, Pencil, Trash2 } from 'lucide-react'
import type { ComponentProps } from 'react'
import { cx } from '../../lib/classes.ts'
import { serverNow } from '../../lib/time/clock.ts'
import { IconButton } from '../../ui/icon-button.tsx'
import { Menu, MenuItem } from '../../ui/menu.tsx'
import { toast } from '../../ui/toast-store.ts'
import type { ChatMessage } from './chat.api.ts'

/** Menu actions; each opens a dialog or asks first. */
export interface MessageActions {
  onEdit: (message: ChatMessage) => void
  onRemove: (message: ChatMessage) => void
  onReport: (message: ChatMessage) => void
}

const mayChange = ({ isOwn, createdAt }: ChatMessage): boolean =>
  isOwn && isChangeable(Date.parse(createdAt), serverNow())

/** Messages of the support team can't be reported. */
const mayReport = ({ isOwn, sender }: ChatMessage): boolean => !isOwn && sender !== null && !isSupport(sender)

/** Whether the menu has any actions. */
export const hasActions = (message: ChatMessage): boolean =>
  message.status === 'sent' && (message.messageType === 'text' || mayChange(message) || mayReport(message))

const copy = (text: string) =>
  // Without https, browsers have no clipboard.
  Promise.resolve(navigator.clipboard?.writeText(text) ?? Promise.reject(new Error('no clipboard'))).then(
    () => void toast({ title: 'Message copied' }),
    () => void toast({ title: 'Error', description: 'We couldn’t copy the message', variant: 'destructive' }),
  )

interface MessageMenuProps extends MessageActions {
  message: ChatMessage
  open: boolean
  onOpenChange: (open: boolean) => void
}

function Items({ message, onEdit, onRemove, onReport }: MessageActions & { message: ChatMessage }) {
  const isText = message.messageType === 'text'
  const isChanging = mayChange(message)
  return (
    <>
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
      {isChanging && (
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
    aria-label="More about this message"
    {...rest}
    className={cx(
      'self-center rounded-full transition-opacity focus-visible:opacity-100 md:size-9',
      className,
    )}
  >
    <EllipsisVertical className="size-5" />
  </IconButton>
)

/** With a mouse, the button appears on hover. On touch, tapping opens the menu; on a picture, it opens the picture. */
const resting = ({ picture }: ChatMessage): string =>
  cx(
    'pointer-fine:opacity-0 group-hover/row:pointer-fine:opacity-100',
    picture === null && 'pointer-coarse:opacity-0 pointer-coarse:pointer-events-none',
  )

/** The message menu. */
export function MessageMenu({ message, open, onOpenChange, ...acts }: MessageMenuProps) {
  return (
    <Menu
      open={open}
      onOpenChange={onOpenChange}
      align={message.isOwn ? 'end' : 'start'}
      trigger={<Trigger className={open ? undefined : resting(message)} />}
    >
      <Items message={message} {...acts} />
    </Menu>
  )
}
