import type { PlanEntry } from '@pepwell/contract/plan/plan'
import { isSameDose } from '@pepwell/domain/doses/same-dose'
import { useFormContext, useWatch } from 'react-hook-form'
import { Button } from '../../../ui/button.tsx'
import type { ReminderValues } from './reminder-values.ts'

/** Compares the form's dose with the plan. A reminder that follows the plan needs no edit at each step. */
export function PlanDoseLine({ entries, className }: { entries: readonly PlanEntry[]; className: string }) {
  const { control, setValue } = useFormContext<ReminderValues>()
  const [entryId, typedDose = ''] = useWatch({ control, name: ['userPeptideId', 'dose'] })
  const planned = entries.find(({ id }) => id === Number(entryId))?.currentDose
  if (planned === undefined) return null
  if (isSameDose(typedDose, planned))
    return <p className={`${className} text-sm text-soft`}>The dose follows your plan.</p>
  const useThePlans = () => setValue('dose', planned, { shouldDirty: true, shouldValidate: true })
  return (
    <p className={`${className} flex flex-wrap items-center gap-x-2 text-sm text-warn-ink`}>
      The dose differs from your plan: {planned}
      <Button variant="ghost" size="sm" className="-my-2 -mx-3" onClick={useThePlans}>
        Use the plan's
      </Button>
    </p>
  )
}
