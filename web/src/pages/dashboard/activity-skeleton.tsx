import { Card } from '../../ui/card.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'

/** The cards in their final layout. */
export const WeekSkeleton = () => (
  <Card>
    <Skeleton className="mb-4 h-6 w-32" />
    <Skeleton className="h-25 rounded-xl" />
  </Card>
)

/** With one peptide, the minimum. */
export const LogPeptideSkeleton = () => (
  <Card>
    <Skeleton className="mb-4 h-6 w-28" />
    <Skeleton className="h-12" />
  </Card>
)
