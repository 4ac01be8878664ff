import { useInfiniteQuery } from '@tanstack/react-query'
import { ExternalLink, MailCheck, RotateCcw } from 'lucide-react'
import { useMemo } from 'react'
import { refusalText } from '../../../lib/api/refusal-text.ts'
import { formatInstantInFull } from '../../../lib/time/dates.ts'
import { Button } from '../../../ui/button.tsx'
import { MenuItem } from '../../../ui/menu.tsx'
import { DataTable } from '../../../ui/table/data-table.tsx'
import type { Column } from '../../../ui/table/table-types.ts'
import { toast } from '../../../ui/toast-store.ts'
import { type DeadLetter, deadLettersQuery, useRetryDelivery } from './dead-letters.api.ts'

const channelNames: Record<DeadLetter['channel'], string> = {
  in_app: 'In the app',
  push: 'Push',
  email: 'Email',
  sms: 'Text message',
}

/** Columns of failed deliveries; times in the operator's zone. */
const deadLetterColumns = (timeZone: string): readonly Column<DeadLetter>[] => [
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
    notOnTablets: true,
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

const nameOf = ({ title, user }: DeadLetter) => `${title} to ${user.email}`

/** Retries a delivery and reports whether it was queued. */
function useRetry() {
  const { mutate } = useRetryDelivery({
    onSuccess: () => toast({ title: 'Success', description: 'We’re retrying the delivery' }),
    onError: (error) =>
      toast({
        title: 'Error',
        description: refusalText(error, 'Failed to retry the delivery'),
        variant: 'destructive',
      }),
  })
  return ({ id }: DeadLetter) => mutate({ params: { id } })
}

const Again = ({ letter, onPress }: { letter: DeadLetter; onPress: () => void }) => (
  <Button variant="secondary" size="sm" aria-label={`Try again: ${nameOf(letter)}`} onClick={onPress}>
    Try again
  </Button>
)

interface DeadLettersTableProps {
  timeZone: string
  /** whether the operator may open member profiles */
  showsProfiles: boolean
}

/** Failed deliveries, latest first, with retry. */
export function DeadLettersTable({ timeZone, showsProfiles }: DeadLettersTableProps) {
  const letters = useInfiniteQuery(deadLettersQuery)
  const retry = useRetry()
  const columns = useMemo(() => deadLetterColumns(timeZone), [timeZone])
  return (
    <DataTable
      label="Failed deliveries"
      name="failed-deliveries"
      rows={letters.data?.pages.flat()}
      keyOf={({ id }) => String(id)}
      nameOf={nameOf}
      columns={columns}
      error={letters.error}
      failure="We couldn’t load the failed deliveries"
      onRetry={() => void letters.refetch()}
      retrying={letters.isFetching}
      empty={{
        title: 'No failed deliveries',
        text: 'Messages we couldn’t deliver after several attempts appear here.',
        icon: <MailCheck />,
      }}
      quick={(letter) => <Again letter={letter} onPress={() => retry(letter)} />}
      menu={(letter) => (
        <>
          <MenuItem onSelect={() => retry(letter)}>
            <RotateCcw aria-hidden="true" />
            Try again
          </MenuItem>
          {showsProfiles && (
            <MenuItem asChild>
              <a href={`/admin/user-profile/${letter.userId}`} target="_blank" rel="noopener">
                <ExternalLink aria-hidden="true" />
                Open profile
              </a>
            </MenuItem>
          )}
        </>
      )}
      selection={{
        actions: (chosen, clear) => (
          <Button
            variant="secondary"
            size="sm"
            onClick={() => {
              for (const letter of chosen) retry(letter)
              clear()
            }}
          >
            <RotateCcw className="size-4" aria-hidden="true" />
            Try all again
          </Button>
        ),
      }}
      more={{
        hasMore: letters.hasNextPage,
        load: () => void letters.fetchNextPage(),
        loading: letters.isFetchingNextPage,
        failed: letters.isFetchNextPageError,
      }}
    />
  )
}
