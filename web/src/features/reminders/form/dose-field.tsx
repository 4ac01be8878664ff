import type { PlanEntry } from '@pepwell/contract/plan'
import { isSameDose } from '@pepwell/domain/same-dose'
import { useFormContext, useWatch } from 'react-hook-form'
import { Button } from '../../../ui/button.tsx'
import { Field } from '../../../ui/field.tsx'
import { TextInput } from '../../../ui/text-input.tsx'
import type { ReminderValues } from './reminder-values.ts'

/** How what stands in the field is to the plan: whoever follows it need not change a reminder at each step. */
function PlanLine({ planned, said }: { planned: string; said: string }) {
  const { setValue } = useFormContext<ReminderValues>()
  if (isSameDose(said, planned)) return <p className="mt-1.5 text-sm text-soft">Follows your plan</p>
  const useThePlans = () => setValue('dose', planned, { shouldDirty: true, shouldValidate: true })
  return (
    <p className="mt-1 flex flex-wrap items-center gap-x-2 text-sm text-warn-ink">
      Differs from your plan: {planned}
      <Button variant="ghost" size="sm" className="-mx-3" onClick={useThePlans}>
        Use the plan's
      </Button>
    </p>
  )
}

/** How much the reminder reminds of: what the plan says, unless another dose is typed in. */
export function DoseField({ entries }: { entries: readonly PlanEntry[] }) {
  const { control, register, formState } = useFormContext<ReminderValues>()
  const [entryId, said] = useWatch({ control, name: ['userPeptideId', 'dose'] })
  const entry = entries.find(({ id }) => id === Number(entryId))
  return (
    <div className="flex-1 basis-28">
      <Field label="Dose" error={formState.errors.dose?.message}>
        <TextInput {...register('dose')} autoComplete="off" />
      </Field>
      {entry && <PlanLine planned={entry.currentDose} said={said ?? ''} />}
    </div>
  )
}
