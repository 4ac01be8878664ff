import { Card } from '../../ui/card.tsx'
import { Loading, Skeleton } from '../../ui/skeleton.tsx'

const fields = ['peptide', 'vial', 'water', 'dose', 'weight']

/** In the final height, so nothing below shifts. */
export const CalculatorSkeleton = () => (
  <Loading label="Loading the calculator" className="grid items-start gap-4 lg:grid-cols-2">
    <Card className="flex min-h-156 flex-col gap-5">
      <Skeleton className="h-6 w-32" />
      {fields.map((field) => (
        <div key={field} className="flex flex-col gap-2">
          <Skeleton className="h-5 w-36" />
          <Skeleton className="h-11 rounded-xl" />
        </div>
      ))}
      <Skeleton className="h-13 rounded-xl" />
    </Card>
    <Card className="flex min-h-217 flex-col gap-5 lg:min-h-183">
      <Skeleton className="h-6 w-24" />
      <Skeleton className="h-44" />
      <Skeleton className="h-28" />
      <Skeleton className="h-24" />
      <Skeleton className="h-11 rounded-xl" />
    </Card>
  </Loading>
)
