import { Loading, Skeleton } from '../../../ui/skeleton.tsx'

const meals = ['breakfast', 'lunch', 'dinner', 'snack']

/** The week, the day's sums and its meals, in their places. */
export const DaySkeleton = () => (
  <Loading label="Loading the diary" className="flex flex-col gap-5">
    <Skeleton className="h-32 rounded-xl" />
    <Skeleton className="h-44 rounded-2xl" />
    {meals.map((meal) => (
      <Skeleton key={meal} className="h-24 rounded-2xl" />
    ))}
  </Loading>
)

export const DiarySkeleton = () => (
  <div className="flex flex-col gap-5">
    <Skeleton className="h-11 rounded-xl" />
    <DaySkeleton />
  </div>
)
