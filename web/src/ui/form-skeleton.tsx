import { Loading, Skeleton } from './skeleton.tsx'

/** Where a form will stand: a label and a control for each of its fields. */
export const FormSkeleton = ({ fields }: { fields: readonly string[] }) => (
  <Loading className="flex flex-col gap-5 pb-3">
    {fields.map((field) => (
      <div key={field} className="flex flex-col gap-2">
        <Skeleton className="h-4 w-24" />
        <Skeleton className="h-11 rounded-xl" />
      </div>
    ))}
  </Loading>
)
