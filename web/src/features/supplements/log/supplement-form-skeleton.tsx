import { Loading, Skeleton } from '../../../ui/skeleton.tsx'

/** As tall as the final form. */
export const SupplementFormSkeleton = () => (
  <Loading label="Loading the form" className="flex flex-col gap-5">
    <Skeleton className="h-18" />
    <Skeleton className="h-46 md:h-32" />
    <Skeleton className="h-24" />
    <Skeleton className="h-18" />
  </Loading>
)
