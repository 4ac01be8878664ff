import { Loading, Skeleton } from '../../../ui/skeleton.tsx'

const rows = ['first', 'second', 'third', 'fourth']

export const InboxSkeleton = () => (
  <Loading className="divide-y divide-line">
    {rows.map((row) => (
      <div key={row} className="flex gap-3 py-4">
        <Skeleton className="size-10 shrink-0 rounded-full" />
        <div className="flex-1 space-y-2">
          <Skeleton className="h-5 w-2/3" />
          <Skeleton className="h-5 w-full" />
          <Skeleton className="h-4 w-1/3" />
        </div>
      </div>
    ))}
  </Loading>
)
