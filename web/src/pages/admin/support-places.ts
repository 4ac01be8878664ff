import { Flag, MailWarning, MessagesSquare } from 'lucide-react'

/** Support pages; `short` is the compact label, `waits` the counted queue. */
export const supportPlaces = [
  {
    path: '/admin/support',
    label: 'Support',
    short: 'Support',
    waits: 'support',
    one: 'member needs support',
    many: 'members need support',
    Icon: MessagesSquare,
  },
  {
    path: '/admin/failed-deliveries',
    label: 'Failed deliveries',
    short: 'Deliveries',
    waits: 'deliveries',
    one: 'delivery failed',
    many: 'deliveries failed',
    Icon: MailWarning,
  },
  {
    path: '/admin/abuse-reports',
    label: 'Reported by members',
    short: 'Reports',
    waits: 'reports',
    one: 'report open',
    many: 'reports open',
    Icon: Flag,
  },
] as const

/** Above this, show a plus. */
const MAX_SHOWN = 99

/** '17 deliveries failed'; undefined if zero or unknown. */
export const workText = (
  { one, many }: (typeof supportPlaces)[number],
  count: number | undefined,
): string | undefined =>
  count ? `${count > MAX_SHOWN ? `${MAX_SHOWN}+` : count} ${count === 1 ? one : many}` : undefined
