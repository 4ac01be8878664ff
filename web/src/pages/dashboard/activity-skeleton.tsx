import { DoseListSkeleton } from '../../features/doses/dose-list-skeleton.tsx'
import { Card } from '../../ui/card.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'

/** The cards in their final places. */
export const LatelySkeleton = () => (
  <>
    <Card>
      <Skeleton className="mb-4 h-6 w-32" />
      <Skeleton className="h-25 rounded-xl" />
    </Card>
    <Card>
      <Skeleton className="mb-5 h-6 w-36" />
      <DoseListSkeleton rows={5} />
    </Card>
  </>
)

export const LogPeptideSkeleton = () => (
  <Card>
    <Skeleton className="mb-4 h-6 w-28" />
    <Skeleton className="h-24" />
  </Card>
)
