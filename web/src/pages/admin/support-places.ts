import { Flag, MailWarning, MessagesSquare } from 'lucide-react'

/** The pages beside the tabs, for whoever answers to members. */
export const supportPlaces = [
  { path: '/admin/support', label: 'Support', Icon: MessagesSquare },
  { path: '/admin/abuse-reports', label: 'Reported by members', Icon: Flag },
  { path: '/admin/failed-deliveries', label: 'Failed deliveries', Icon: MailWarning },
] as const
