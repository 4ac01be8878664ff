import { Flag, MailWarning, MessagesSquare } from 'lucide-react'

/** The pages beside the tabs, for whoever answers to members; `short` where there is little room, `waits` what is counted there. */
export const supportPlaces = [
  {
    path: '/admin/support',
    label: 'Support',
    short: 'Support',
    waits: 'support',
    Icon: MessagesSquare,
  },
  {
    path: '/admin/abuse-reports',
    label: 'Reported by members',
    short: 'Reported',
    waits: 'reports',
    Icon: Flag,
  },
  {
    path: '/admin/failed-deliveries',
    label: 'Failed deliveries',
    short: 'Failed',
    waits: 'deliveries',
    Icon: MailWarning,
  },
] as const
