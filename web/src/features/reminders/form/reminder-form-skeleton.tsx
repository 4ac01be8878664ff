import { Loading, Skeleton } from '../../../ui/skeleton.tsx'

const fields = ['peptide', 'title', 'frequency', 'days', 'timing', 'channels']

export const ReminderFormSkeleton = () => (
  <Loading className="flex flex-col gap-5 pb-3">
    {fields.map((field) => (
      <div key={field} className="flex flex-col gap-2">
        <Skeleton className="h-4 w-24" />
        <Skeleton className="h-11 rounded-xl" />
      </div>
    ))}
  </Loading>
)
