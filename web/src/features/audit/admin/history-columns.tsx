import type { AuditEntry } from '@pepwell/contract/accounts/audit'
import { dayOf } from '@pepwell/domain/time/calendar'
import { serverNow } from '../../../lib/time/clock.ts'
import { formatTime } from '../../../lib/time/dates.ts'
import { dayLabel } from '../../../lib/time/day-label.ts'
import { Badge } from '../../../ui/badge.tsx'
import type { Column } from '../../../ui/table/table-types.ts'
import { FirstChange } from './field-changes.tsx'
import { actionTone, asWords, objectWords } from './history-words.ts'

/** Who did it; the id if the account was deleted. */
export const actorWords = ({ actor }: Pick<AuditEntry, 'actor'>): string => actor.name ?? actor.id

/** 'Today, 10:42 AM', in the operator's time zone. */
export const timeText = (at: string, timeZone: string): string =>
  `${dayLabel(dayOf(Date.parse(at), timeZone), dayOf(serverNow(), timeZone))}, ${formatTime(at, timeZone)}`

/** The columns of the history. */
export const historyColumns = (timeZone: string): Column<AuditEntry>[] => [
  {
    id: 'when',
    title: 'When',
    width: '10.5rem',
    hideable: false,
    card: 'text',
    cell: ({ at }) => timeText(at, timeZone),
  },
  {
    id: 'who',
    title: 'Who',
    width: '18%',
    card: 'text',
    cell: (entry) => <span className="break-words">{actorWords(entry)}</span>,
  },
  {
    id: 'action',
    title: 'Kind',
    width: '12rem',
    card: 'text',
    cell: ({ action }) => <Badge tone={actionTone(action)}>{asWords(action)}</Badge>,
  },
  {
    id: 'object',
    title: 'Item',
    card: 'title',
    cell: (entry) => <span className="font-semibold break-words">{objectWords(entry)}</span>,
  },
  {
    id: 'change',
    title: 'What changed',
    from: 'lg',
    card: 'text',
    cell: (entry) => <FirstChange entry={entry} />,
  },
  {
    id: 'where',
    title: 'Location',
    from: 'xl',
    width: '9rem',
    card: 'none',
    cell: ({ ipAddress }) => <span className="text-soft">{ipAddress ?? '—'}</span>,
  },
]
