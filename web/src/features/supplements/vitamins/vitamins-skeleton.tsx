import { Loading, Skeleton } from '../../../ui/skeleton.tsx'

const rows = ['first', 'second', 'third']

/** As tall as a short list of vitamins. */
export const VitaminsSkeleton = () => (
  <Loading label="Loading your vitamins" className="flex flex-col gap-3">
    {rows.map((row) => (
      <Skeleton key={row} className="h-25" />
    ))}
  </Loading>
)
