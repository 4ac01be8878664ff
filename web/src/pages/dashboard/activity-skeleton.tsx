import { Card } from '../../ui/card.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'

/** The cards in their final places. */
export const WeekSkeleton = () => (
  <Card>
    <Skeleton className="mb-4 h-6 w-32" />
    <Skeleton className="h-25 rounded-xl" />
  </Card>
)

/** With a peptide in it, which is the least there is to log. */
export const LogPeptideSkeleton = () => (
  <Card>
    <Skeleton className="mb-4 h-6 w-28" />
    <Skeleton className="h-12" />
  </Card>
)
