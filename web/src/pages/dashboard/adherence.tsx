import { AdherenceCard } from '../../features/doses/adherence-card.tsx'
import type { StatsResult } from './figures.tsx'

/** Shares its figures with the tiles, and leaves it to the tiles to say that they could not be loaded. */
export function Adherence({ stats: { data, isError } }: { stats: StatsResult }) {
  if (!data && isError) return null
  const { adherenceRate = null, adherenceTrend = null, adherenceSpans = null } = data ?? {}
  return <AdherenceCard loading={!data} rate={adherenceRate} trend={adherenceTrend} spans={adherenceSpans} />
}
