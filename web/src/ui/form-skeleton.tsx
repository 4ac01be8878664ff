import { Loading, Skeleton } from './skeleton.tsx'

/** A form's skeleton: label and control per field. */
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
