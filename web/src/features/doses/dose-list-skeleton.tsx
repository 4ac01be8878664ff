import { Loading, Skeleton } from '../../ui/skeleton.tsx'

/** As many rows as the list will have. */
export function DoseListSkeleton({ rows }: { rows: number }) {
  return (
    <Loading label="Loading doses" className="flex flex-col gap-4">
      {Array.from({ length: rows }, (_, row) => `row-${row}`).map((row) => (
        <div key={row} className="flex flex-col gap-2">
          <Skeleton className="h-4 w-2/5" />
          <Skeleton className="h-3.5 w-3/5" />
        </div>
      ))}
    </Loading>
  )
}
