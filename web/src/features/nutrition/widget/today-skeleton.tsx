import { Loading, Skeleton } from '../../../ui/skeleton.tsx'

const rows = ['protein', 'carbs', 'fat', 'fiber']
const tiles = ['breakfast', 'lunch', 'dinner', 'snack']

/** As tall as the final content. */
export const TodaySkeleton = () => (
  <Loading label="Loading today's nutrition">
    <div className="flex items-center gap-4 sm:gap-6">
      <div className="flex flex-col items-center gap-1.5">
        <Skeleton className="size-30 rounded-full min-[380px]:size-34" />
        <Skeleton className="h-5 w-20" />
      </div>
      <div className="flex min-w-0 flex-1 flex-col gap-2">
        {rows.map((row) => (
          <Skeleton key={row} className="h-11.5" />
        ))}
      </div>
    </div>
    <Skeleton className="mt-3 h-11" />
    <Skeleton className="mt-4 mb-2 h-4 w-24" />
    <div className="grid grid-cols-4 gap-1.5 sm:gap-2">
      {tiles.map((tile) => (
        <Skeleton key={tile} className="h-20 rounded-xl" />
      ))}
    </div>
    <Skeleton className="mt-4 h-29.5 rounded-2xl" />
  </Loading>
)
