import { Flag, MailWarning } from 'lucide-react'

/** The pages beside the tabs, for whoever answers to members. */
export const supportPlaces = [
  { path: '/admin/abuse-reports', label: 'Reported by members', Icon: Flag },
  { path: '/admin/failed-deliveries', label: 'Failed deliveries', Icon: MailWarning },
] as const
