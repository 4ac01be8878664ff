import { formatInstantInFull } from '../../../lib/time/dates.ts'
import type { Column } from '../../../ui/table/table-types.ts'
import type { DeadLetter } from './dead-letters.api.ts'

const channelNames: Record<DeadLetter['channel'], string> = {
  in_app: 'In the app',
  push: 'Push',
  email: 'Email',
  sms: 'Text message',
}

/** Columns of failed deliveries; times in the operator's zone. */
export const deadLetterColumns = (timeZone: string): readonly Column<DeadLetter>[] => [
  {
    id: 'title',
    title: 'What',
    cell: ({ title }) => (
      <span className="block truncate font-semibold" title={title}>
        {title}
      </span>
    ),
    value: ({ title }) => title,
    sortable: false,
    hideable: false,
    card: 'title',
  },
  {
    id: 'user',
    title: 'Recipient',
    cell: ({ user }) => (
      <span className="block truncate" title={user.email}>
        {user.email}
      </span>
    ),
    value: ({ user }) => user.email,
    sortable: false,
    card: 'text',
  },
  {
    id: 'channel',
    title: 'Channel',
    cell: ({ channel }) => channelNames[channel],
    value: ({ channel }) => channelNames[channel],
    sortable: false,
    width: '8rem',
  },
  {
    id: 'scheduled',
    title: 'Due',
    cell: ({ scheduledAt }) => formatInstantInFull(scheduledAt, timeZone),
    value: ({ scheduledAt }) => scheduledAt,
    sortable: false,
    width: '11rem',
    from: 'lg',
  },
  {
    id: 'attempts',
    title: 'Attempts',
    cell: ({ attempts }) => attempts,
    value: ({ attempts }) => attempts,
    sortable: false,
    align: 'end',
    width: '6rem',
  },
  {
    id: 'error',
    title: 'What went wrong',
    cell: ({ lastError }) => (
      <span className="line-clamp-2 text-danger-ink" title={lastError ?? undefined}>
        {lastError ?? '—'}
      </span>
    ),
    value: ({ lastError }) => lastError,
    sortable: false,
    card: 'text',
  },
]
