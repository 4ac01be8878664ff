import { formatInstantInFull } from '../../../lib/time/dates.ts'
import { Badge } from '../../../ui/badge.tsx'
import type { Column } from '../../../ui/table/table-types.ts'
import type { MembersPeptide } from './personal-peptides.api.ts'

/** Two lines, the second muted; a tooltip shows truncated text. */
const Lines = ({ first, second }: { first: string; second: string }) => (
  <div className="min-w-0 leading-tight">
    <p className="truncate" title={first}>
      {first}
    </p>
    <p className="truncate text-[0.8125rem] text-soft" title={second}>
      {second}
    </p>
  </div>
)

/** Columns of personal peptides; times in the operator's zone. */
export const personalPeptideColumns = (timeZone: string): readonly Column<MembersPeptide>[] => [
  {
    id: 'name',
    title: 'Name',
    cell: ({ name }) => (
      <span className="block truncate font-semibold" title={name}>
        {name}
      </span>
    ),
    hideable: false,
    card: 'title',
  },
  {
    id: 'user',
    title: 'User',
    cell: ({ user, userId }) => <Lines first={user.email} second={userId} />,
    card: 'text',
  },
  {
    id: 'category',
    title: 'Category',
    cell: ({ category }) => <Badge className="max-w-full truncate text-xs">{category}</Badge>,
    width: '10rem',
  },
  {
    id: 'description',
    title: 'Description',
    cell: ({ description }) => (
      <span className="line-clamp-2" title={description}>
        {description}
      </span>
    ),
    from: 'lg',
    card: 'text',
  },
  {
    id: 'dose',
    title: 'Dose and frequency',
    cell: ({ recommendedDose, frequency }) => <Lines first={recommendedDose} second={frequency} />,
    width: '10rem',
  },
  {
    id: 'created',
    title: 'Created',
    cell: ({ createdAt }) => formatInstantInFull(createdAt, timeZone),
    width: '11rem',
    from: 'lg',
  },
]
