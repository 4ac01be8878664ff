import type { CallReply } from '@pepwell/contract/declared'
import type { stats } from '@pepwell/contract/doses/doses'
import { logDose } from '@pepwell/contract/doses/doses.calls'
import type { ReactNode } from 'react'
import { usePendingWrites } from '../../lib/offline/pending-writes.ts'
import { Skeleton } from '../../ui/skeleton.tsx'

type Stats = CallReply<typeof stats>

interface FigureProps {
  label: string
  value: ReactNode
  unit?: string
  /** one muted line below */
  hint?: string | false
  loading: boolean
}

const Figure = ({ label, value, unit, hint, loading }: FigureProps) => (
  <div className="flex min-w-0 flex-col-reverse justify-end border-line px-3 not-first:border-l first:pl-0 md:px-6">
    {hint && <dd className="text-xs text-soft">{hint}</dd>}
    <dt className="text-[0.8125rem] leading-tight text-soft">{label}</dt>
    <dd className="mb-1 text-2xl leading-none font-bold tracking-[-0.03em] tabular-nums md:text-[1.75rem]">
      {loading ? (
        <Skeleton className="h-6 w-10 md:h-7" />
      ) : (
        <>
          {value}
          {unit && <span className="text-sm tracking-normal">{unit}</span>}
        </>
      )}
    </dd>
  </div>
)

/**
 * The dashboard's four figures from the server; a missing count is 0 and has no percentage. Undefined shows
 * skeletons.
 */
export function StatTiles({ figures }: { figures?: Partial<Stats> }) {
  const loading = figures === undefined
  const { activePeptides, adherenceRate = null, daysTracked, totalDoses } = figures ?? {}
  const nothingDue = adherenceRate === null
  const queued = usePendingWrites(logDose).filter(({ problem }) => problem === undefined).length
  return (
    <dl aria-busy={loading} className="grid min-h-14 grid-cols-4 md:border-y md:border-line md:py-4">
      <Figure label="Active Peptides" value={activePeptides ?? 0} loading={loading} />
      <Figure
        label="Following Plan"
        value={adherenceRate ?? '—'}
        unit={nothingDue ? undefined : '%'}
        hint={nothingDue && !loading && 'Nothing due yet'}
        loading={loading}
      />
      <Figure label="Days Tracked" value={daysTracked ?? 0} loading={loading} />
      <Figure
        label="Total Doses"
        value={totalDoses ?? 0}
        hint={queued > 0 && `+ ${queued} to sync`}
        loading={loading}
      />
    </dl>
  )
}
