import { Card } from '../../ui/card.tsx'
import { Loading, Skeleton } from '../../ui/skeleton.tsx'

const cards = Array.from({ length: 9 }, (_, card) => `card-${card}`)

export function CatalogueSkeleton() {
  return (
    <Loading label="Loading peptides">
      <div className="mb-4 flex gap-3 py-2">
        <Skeleton className="h-11 flex-1 rounded-xl" />
        <Skeleton className="h-11 w-32 rounded-xl sm:w-64" />
      </div>
      <Skeleton className="mb-4 h-6 w-44" />
      <div className="grid gap-2 md:grid-cols-2 md:gap-4 lg:grid-cols-3">
        {cards.map((card) => (
          <Card
            key={card}
            className="flex items-center gap-3 max-md:rounded-xl max-md:p-3 md:h-56 md:items-start"
          >
            <Skeleton className="size-11 rounded-xl" />
            <div className="flex flex-1 flex-col gap-2">
              <Skeleton className="h-4 w-2/3" />
              <Skeleton className="h-3.5 w-1/2" />
            </div>
          </Card>
        ))}
      </div>
    </Loading>
  )
}
