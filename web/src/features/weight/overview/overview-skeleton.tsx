import { Loading, Skeleton } from '../../../ui/skeleton.tsx'

const rows = ['first', 'second', 'third']

/** The widget's skeleton in its final size. */
export const OverviewSkeleton = () => (
  <Loading label="Loading your weight" className="flex flex-col gap-4">
    <div className="flex h-16 items-end justify-between">
      <Skeleton className="h-14 w-36" />
      <Skeleton className="h-11 w-32" />
    </div>
    <Skeleton className="h-14 rounded-xl" />
    <Skeleton className="h-54 rounded-xl" />
    <Skeleton className="h-9 w-24 rounded-lg md:hidden" />
    <Skeleton className="-mt-1 h-13 rounded-2xl max-md:hidden" />
    <div className="flex flex-col gap-2 max-md:hidden">
      {rows.map((row) => (
        <Skeleton key={row} className="h-13" />
      ))}
      <Skeleton className="mt-1 h-11 rounded-xl" />
    </div>
  </Loading>
)
