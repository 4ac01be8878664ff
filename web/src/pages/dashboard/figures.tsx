import type { CallReply } from '@pepwell/contract/declared'
import type { stats as statsCall } from '@pepwell/contract/doses/doses'
import type { UseQueryResult } from '@tanstack/react-query'
import { StatTiles } from '../../features/doses/stat-tiles.tsx'
import { ErrorState } from '../../ui/error-state.tsx'

/** The dashboard's figures query. */
export type StatsResult = UseQueryResult<CallReply<typeof statsCall>>

export function Figures({ stats }: { stats: StatsResult }) {
  if (stats.data || !stats.isError) return <StatTiles figures={stats.data} />
  return (
    <ErrorState
      title="We couldn’t load your stats"
      error={stats.error}
      onRetry={() => stats.refetch()}
      retrying={stats.isFetching}
    />
  )
}
