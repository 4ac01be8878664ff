import { Loading, Skeleton } from '../../../ui/skeleton.tsx'
import { gridStyle } from './shelf-grid.tsx'

const cards = ['1', '2', '3', '4', '5', '6', '7', '8']

/** The shop's skeleton. */
export const ShopSkeleton = () => (
  <Loading label="Loading the shop">
    <Skeleton className="h-36 rounded-3xl md:h-75" />
    <Skeleton className="mt-4 h-11 rounded-xl md:mt-6" />
    <Skeleton className="mt-4 mb-6 h-9 w-3/4 rounded-full" />
    <div className={gridStyle}>
      {cards.map((card) => (
        <div key={card}>
          <Skeleton className="aspect-square rounded-2xl" />
          <Skeleton className="mt-3 h-5 w-3/4" />
          <Skeleton className="mt-2 h-4 w-1/2" />
          <Skeleton className="mt-4 mb-3 h-7 w-1/3" />
        </div>
      ))}
    </div>
  </Loading>
)
