import { Loading, Skeleton } from '../../../ui/skeleton.tsx'

const rows = ['first', 'second', 'third']

/** As tall as a short list of supplements. */
export const DailySkeleton = () => (
  <Loading label="Loading today's supplements" className="flex flex-col gap-1">
    {rows.map((row) => (
      <Skeleton key={row} className="h-11" />
    ))}
  </Loading>
)
