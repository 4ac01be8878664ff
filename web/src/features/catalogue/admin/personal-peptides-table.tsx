import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { ExternalLink, FlaskConical } from 'lucide-react'
import { useMemo } from 'react'
import { useAddressState } from '../../../lib/navigation/address-state.ts'
import { formatInstantInFull } from '../../../lib/time/dates.ts'
import { Badge } from '../../../ui/badge.tsx'
import { MenuItem } from '../../../ui/menu.tsx'
import { DataTable } from '../../../ui/table/data-table.tsx'
import type { Column } from '../../../ui/table/table-types.ts'
import { useAddressText } from '../../../ui/table/use-table-address.ts'
import {
  type MembersPeptide,
  membersPeptidesCsvAddress,
  membersPeptidesQuery,
} from './personal-peptides.api.ts'

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
const personalPeptideColumns = (timeZone: string): readonly Column<MembersPeptide>[] => [
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

/** Peptides that members added, newest first. */
export function PersonalPeptidesTable({ timeZone }: { timeZone: string }) {
  const [text, onText] = useAddressText('q')
  const [inAddress] = useAddressState('q')
  const search = inAddress || undefined
  const peptides = useInfiniteQuery({ ...membersPeptidesQuery(search), placeholderData: keepPreviousData })
  const columns = useMemo(() => personalPeptideColumns(timeZone), [timeZone])
  const rows = peptides.data?.pages.flat()
  return (
    <DataTable
      label="Personal Peptides"
      name="personal-peptides"
      rows={rows}
      keyOf={({ id }) => String(id)}
      nameOf={({ name }) => name}
      columns={columns}
      error={peptides.error}
      failure="We couldn’t load the personal peptides"
      onRetry={() => void peptides.refetch()}
      retrying={peptides.isFetching}
      empty={{
        title: 'No personal peptides have been created by users yet.',
        icon: <FlaskConical />,
      }}
      search={{ label: 'Name, category or email', text, onText }}
      noMatch={(searchText) => ({ title: `No personal peptides found matching "${searchText}"` })}
      menu={({ userId }) => (
        <MenuItem asChild>
          <a href={`/admin/user-profile/${userId}`} target="_blank" rel="noopener">
            <ExternalLink aria-hidden="true" />
            Open profile
          </a>
        </MenuItem>
      )}
      more={{
        hasMore: peptides.hasNextPage,
        load: () => void peptides.fetchNextPage(),
        loading: peptides.isFetchingNextPage,
        failed: peptides.isFetchNextPageError,
      }}
      summary={`${rows?.length ?? 0} shown${peptides.hasNextPage ? ', scroll for more' : ''}`}
      csv={{ href: membersPeptidesCsvAddress(search) }}
    />
  )
}
