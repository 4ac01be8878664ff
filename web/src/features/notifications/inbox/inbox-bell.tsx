import { useQuery } from '@tanstack/react-query'
import { Bell } from 'lucide-react'
import { CountBadge } from '../../../ui/count-badge.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { newsQuery } from './inbox.api.ts'

/** Above this count the badge shows a plus, because it has no room for more digits. */
const MAX_SHOWN = 9

interface InboxBellProps {
  /** whether the page is idle; nothing is loaded before that */
  ready: boolean
  open: boolean
  onOpen: () => void
}

/** Opens the inbox; its badge shows the unread count. */
export function InboxBell({ ready, open, onOpen }: InboxBellProps) {
  const { data } = useQuery({ ...newsQuery, enabled: ready })
  const unread = data?.unread ?? 0
  return (
    <IconButton
      aria-label={unread > 0 ? `Notifications, ${unread} unread` : 'Notifications'}
      aria-haspopup="dialog"
      aria-expanded={open}
      onClick={onOpen}
      className="relative"
    >
      <Bell className="size-5" aria-hidden="true" />
      <CountBadge
        count={unread}
        max={MAX_SHOWN}
        className="animate-pop-in bg-danger text-white dark:text-canvas"
      />
    </IconButton>
  )
}
