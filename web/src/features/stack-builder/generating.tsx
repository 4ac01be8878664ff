import { Loading, Skeleton } from '../../ui/skeleton.tsx'

/** Skeletons of both options. */
export const Generating = () => (
  <Loading label="Generating your stacks" className="grid gap-5 lg:grid-cols-2">
    <Skeleton className="h-112 rounded-2xl" />
    <Skeleton className="h-112 rounded-2xl" />
  </Loading>
)
