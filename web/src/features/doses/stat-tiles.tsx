import type { CallReply } from '@pepwell/contract/call'
import type { stats } from '@pepwell/contract/doses'
import { CalendarCheck, FlaskConical, Percent, Syringe } from 'lucide-react'
import { StatTile } from '../../ui/stat-tile.tsx'

type Stats = CallReply<typeof stats>

/**
 * The dashboard's four figures; a count that is missing is 0, and there is no per cent of nothing. Without any they are
 * still on their way.
 */
export function StatTiles({ figures }: { figures?: Partial<Stats> }) {
  const loading = figures === undefined
  const { activePeptides, adherenceRate = null, daysTracked, totalDoses } = figures ?? {}
  const nothingDue = adherenceRate === null
  return (
    <dl aria-busy={loading} className="grid grid-cols-2 gap-3 md:grid-cols-4 md:gap-4">
      <StatTile
        label="Active Peptides"
        value={activePeptides ?? 0}
        hint="in your plan"
        icon={<FlaskConical />}
        loading={loading}
      />
      <StatTile
        label="Following Plan"
        value={adherenceRate ?? '—'}
        unit={nothingDue ? undefined : '%'}
        hint={nothingDue && !loading ? 'Nothing due yet' : 'of doses due'}
        icon={<Percent />}
        loading={loading}
      />
      <StatTile
        label="Days Tracked"
        value={daysTracked ?? 0}
        hint="with a dose"
        icon={<CalendarCheck />}
        loading={loading}
      />
      <StatTile
        label="Total Doses"
        value={totalDoses ?? 0}
        hint="logged so far"
        icon={<Syringe />}
        loading={loading}
      />
    </dl>
  )
}
