import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { ExternalLink, FlaskConical } from 'lucide-react'
import { useMemo } from 'react'
import { useAddressState } from '../../../lib/navigation/address-state.ts'
import { MenuItem } from '../../../ui/menu.tsx'
import { DataTable } from '../../../ui/table/data-table.tsx'
import { useAddressText } from '../../../ui/table/use-table-address.ts'
import { personalPeptideColumns } from './personal-peptide-columns.tsx'
import { membersPeptidesCsvAddress, membersPeptidesQuery } from './personal-peptides.api.ts'

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
      noMatch={(sought) => ({ title: `No personal peptides found matching "${sought}"` })}
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
      summary={`${rows?.length ?? 0} in sight${peptides.hasNextPage ? ', more as you scroll' : ''}`}
      csv={{ href: membersPeptidesCsvAddress(search) }}
    />
  )
}
