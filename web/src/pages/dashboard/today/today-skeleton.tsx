import { Loading, Skeleton } from '../../../ui/skeleton.tsx'

const Line = () => (
  <div className="flex items-center gap-3 py-1">
    <Skeleton className="h-4 w-14" />
    <Skeleton className="size-6.5 rounded-full" />
    <Skeleton className="h-5 w-48" />
  </div>
)

/** Skeletons of the next action and the day's rows. */
export const TodaySkeleton = () => (
  <Loading label="Loading your day" className="flex flex-col gap-3">
    <Line />
    <Skeleton className="h-30 rounded-3xl" />
    <Line />
  </Loading>
)
