import { Loading, Skeleton } from '../../../ui/skeleton.tsx'

export const WeighInSkeleton = () => (
  <Loading className="flex flex-col gap-5">
    <div className="grid grid-cols-2 gap-4">
      <Skeleton className="h-24 rounded-xl" />
      <Skeleton className="h-24 rounded-xl" />
    </div>
    <Skeleton className="h-24 rounded-xl" />
    <Skeleton className="h-24 rounded-xl" />
  </Loading>
)
