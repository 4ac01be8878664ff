import { AdherenceCard } from '../../features/doses/adherence-card.tsx'
import type { StatsResult } from './figures.tsx'

/** Shares its query with the tiles, which report errors. */
export function Adherence({ stats: { data, isError } }: { stats: StatsResult }) {
  if (!data && isError) return null
  const { adherenceRate = null, adherenceTrend = null, adherenceSpans = null } = data ?? {}
  return <AdherenceCard loading={!data} rate={adherenceRate} trend={adherenceTrend} spans={adherenceSpans} />
}
