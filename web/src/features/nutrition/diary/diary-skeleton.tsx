import { Loading, Skeleton } from '../../../ui/skeleton.tsx'

const meals = ['breakfast', 'lunch', 'dinner', 'snack']

/** Skeletons of the week, the day's totals and its meals. */
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
