import {
  hasPlaceholderName,
  memberInitials,
  memberName,
  sessionMinutes,
  sessionText,
} from '@pepwell/domain/accounts/members'
import { numberText } from '@pepwell/domain/text/number-text'
import { cx } from '../../../lib/classes.ts'
import { useMedia } from '../../../lib/rendering/use-media.ts'
import { serverNow } from '../../../lib/time/clock.ts'
import { formatInstantDay } from '../../../lib/time/dates.ts'
import { Avatar } from '../../../ui/avatar.tsx'
import type { Column } from '../../../ui/table/table-types.ts'
import { ago } from './ago.ts'
import type { Filter, Member } from './members.api.ts'

/** The member. A placeholder name is muted, with a gray avatar. */
function MemberCell({ member }: { member: Member }) {
  const isNarrow = useMedia('(max-width: 1023.98px)')
  const isPlaceholder = hasPlaceholderName(member)
  return (
    <div className="flex min-w-0 items-center gap-2.5">
      <Avatar
        initials={memberInitials(member)}
        className={cx('size-11 text-sm md:size-8 md:text-xs', isPlaceholder && 'grayscale')}
      />
      <div className="min-w-0 leading-tight">
        <p className={cx('truncate font-semibold', isPlaceholder && 'text-soft')} title={memberName(member)}>
          {memberName(member)}
        </p>
        <p className="truncate font-normal text-soft md:text-[0.8125rem]">
          {isNarrow ? member.email : (member.userHandle ?? '—')}
        </p>
      </div>
    </div>
  )
}

/** Server sort keys by column. */
const orders: Record<string, Filter['sort']> = {
  user: 'name',
  email: 'email',
  joined: 'newest',
  'last-login': 'last-login',
  logins: 'logins',
}

/** The default order. */
export const DEFAULT_SORT = '-joined'

/** Converts '-joined' to the server's sort parameters. */
export function orderOf(sort: string): Pick<Filter, 'sort' | 'direction'> {
  const order = orders[sort.replace(/^-/, '')]
  return order ? { sort: order, direction: sort.startsWith('-') ? 'desc' : 'asc' } : orderOf(DEFAULT_SORT)
}

/** Columns of the member table; times in the operator's zone. */
export const memberColumns = (timeZone: string): readonly Column<Member>[] => [
  {
    id: 'user',
    title: 'User',
    cell: (member) => <MemberCell member={member} />,
    value: memberName,
    hideable: false,
    card: 'title',
  },
  {
    id: 'email',
    title: 'Email',
    cell: ({ email }) => (
      <span className="block truncate" title={email}>
        {email}
      </span>
    ),
    value: ({ email }) => email,
    card: 'none',
    notOnTablets: true,
  },
  {
    id: 'joined',
    title: 'Joined',
    cell: ({ createdAt }) => formatInstantDay(createdAt, timeZone),
    value: ({ createdAt }) => createdAt,
    descendingFirst: true,
    width: '7.75rem',
    from: 'xl',
  },
  {
    id: 'last-login',
    title: 'Last login',
    cell: ({ lastLogin }) => (lastLogin ? ago(lastLogin, serverNow(), timeZone) : 'Never'),
    value: ({ lastLogin }) => lastLogin,
    descendingFirst: true,
    width: '8.5rem',
  },
  {
    id: 'logins',
    title: 'Logins',
    cell: ({ loginCount }) => numberText(loginCount),
    value: ({ loginCount }) => loginCount,
    descendingFirst: true,
    align: 'end',
    width: '5rem',
  },
  {
    id: 'session',
    title: 'Avg session',
    cell: ({ avgSessionDuration }) => sessionText(avgSessionDuration),
    value: ({ avgSessionDuration }) => sessionMinutes(avgSessionDuration),
    sortable: false,
    align: 'end',
    width: '6.75rem',
    from: 'lg',
  },
]
