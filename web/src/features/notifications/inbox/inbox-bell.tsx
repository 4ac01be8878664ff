import { useQuery } from '@tanstack/react-query'
import { Bell } from 'lucide-react'
import { CountBadge } from '../../../ui/count-badge.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { newsQuery } from './inbox.api.ts'

/** Beyond so many messages the exact number helps nobody, and has no room. */
const MOST_SHOWN = 9

interface InboxBellProps {
  /** whether the page has come to rest: before that nothing is asked for */
  ready: boolean
  open: boolean
  onOpen: () => void
}

/** Opens the inbox, and says how much of it is unread. */
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
        most={MOST_SHOWN}
        className="animate-pop-in bg-danger text-white dark:text-canvas"
      />
    </IconButton>
  )
}
