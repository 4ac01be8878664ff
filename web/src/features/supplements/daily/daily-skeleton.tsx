import { Loading, Skeleton } from '../../../ui/skeleton.tsx'

const rows = ['first', 'second', 'third']

/** As high as a list of a few supplements. */
export const DailySkeleton = () => (
  <Loading label="Loading today's supplements" className="flex flex-col gap-1">
    {rows.map((row) => (
      <Skeleton key={row} className="h-11" />
    ))}
  </Loading>
)
