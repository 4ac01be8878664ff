import { DoseListSkeleton } from '../../features/doses/dose-list-skeleton.tsx'
import { Card } from '../../ui/card.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'

/** The cards in their final places. */
export const ActivitySkeleton = () => (
  <div className="grid gap-4 md:grid-cols-[3fr_2fr] md:gap-6">
    <div className="flex flex-col gap-4 md:gap-6">
      <Card>
        <Skeleton className="mb-4 h-6 w-32" />
        <Skeleton className="h-25 rounded-xl" />
      </Card>
      <Card>
        <Skeleton className="mb-5 h-6 w-36" />
        <DoseListSkeleton rows={5} />
      </Card>
    </div>
    <div className="flex flex-col gap-6 max-md:hidden">
      <Card>
        <Skeleton className="mb-4 h-6 w-28" />
        <Skeleton className="h-24" />
      </Card>
      <Card>
        <Skeleton className="mb-4 h-6 w-36" />
        <Skeleton className="h-28" />
      </Card>
    </div>
  </div>
)
