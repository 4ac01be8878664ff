import { Loading, Skeleton } from '../../../ui/skeleton.tsx'

/** A product page's skeleton. */
export const ProductSkeleton = () => (
  <Loading label="Loading the product">
    <Skeleton className="mb-5 h-6 w-52" />
    <div className="grid gap-x-12 md:grid-cols-[minmax(0,1fr)_minmax(0,22rem)] lg:grid-cols-[minmax(0,1fr)_30rem]">
      <Skeleton className="h-78 max-md:-mx-4 max-md:rounded-none md:h-140 md:rounded-3xl" />
      <div className="flex flex-col gap-4 max-md:mt-5">
        <Skeleton className="h-5 w-28" />
        <Skeleton className="h-10 w-3/4" />
        <Skeleton className="h-10 w-1/2" />
        <Skeleton className="h-13" />
        <Skeleton className="h-32 rounded-2xl" />
        <Skeleton className="h-28 rounded-2xl" />
      </div>
    </div>
  </Loading>
)
