import { Loading, Skeleton } from '../../ui/skeleton.tsx'

/** A tab's skeleton. */
export const SocialSkeleton = () => (
  <Loading className="grid grid-cols-[minmax(0,1fr)] gap-5 lg:grid-cols-[26rem_minmax(0,1fr)]">
    <Skeleton className="h-48 rounded-2xl" />
    <Skeleton className="h-96 rounded-2xl" />
  </Loading>
)
