import { Card } from '../../ui/card.tsx'
import { Loading, Skeleton } from '../../ui/skeleton.tsx'

const CARDS = [3, 7, 2, 4]

/** Skeleton cards in their final shape. */
export const InsightsSkeleton = () => (
  <Loading label="Loading your insights" className="gap-4 *:mb-4 lg:columns-2">
    {CARDS.map((bars) => (
      <Card key={bars} className="break-inside-avoid">
        <div className="mb-3 flex items-center gap-3">
          <Skeleton className="size-10 rounded-full" />
          <Skeleton className="h-5 w-40" />
        </div>
        <Skeleton className="h-4 w-full" />
        <Skeleton className="mt-2 h-4 w-2/3" />
        {Array.from({ length: bars }, (_, bar) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: nothing tells them apart
          <Skeleton key={bar} className="mt-5 h-3 w-full" />
        ))}
      </Card>
    ))}
  </Loading>
)
