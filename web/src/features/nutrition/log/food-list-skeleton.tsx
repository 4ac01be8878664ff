import { Loading, Skeleton } from '../../../ui/skeleton.tsx'

const rows = ['first', 'second', 'third', 'fourth', 'fifth']

export const FoodListSkeleton = () => (
  <Loading label="Loading foods" className="flex min-h-80 flex-col gap-2">
    {rows.map((row) => (
      <Skeleton key={row} className="h-13 rounded-xl" />
    ))}
  </Loading>
)
