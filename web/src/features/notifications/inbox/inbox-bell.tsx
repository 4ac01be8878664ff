import { useQuery } from '@tanstack/react-query'
import { Bell } from 'lucide-react'
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
      {unread > 0 && (
        <span
          aria-hidden="true"
          className="absolute top-1 right-0.5 min-w-5 animate-pop-in rounded-full bg-danger px-1 text-center text-xs leading-5 font-bold text-white tabular-nums ring-2 ring-canvas dark:text-canvas"
        >
          {unread > MOST_SHOWN ? `${MOST_SHOWN}+` : unread}
        </span>
      )}
    </IconButton>
  )
}
