import { useFormContext } from 'react-hook-form'
import { Field } from '../../../ui/field.tsx'
import { TextInput } from '../../../ui/text-input.tsx'
import type { DoseValues } from '../dose-form.ts'

interface MomentFieldsProps {
  /** the last day that can be chosen: a dose is logged once it was taken */
  today: string
  optional?: boolean
}

/** When the dose was taken, on the person's own calendar and clock. */
export function MomentFields({ today, optional }: MomentFieldsProps) {
  const { register, formState } = useFormContext<DoseValues>()
  const { takenDate, takenTime } = formState.errors
  return (
    <div className="flex flex-wrap gap-x-4 gap-y-5">
      <Field label="Date" optional={optional} error={takenDate?.message} className="flex-1 basis-36">
        <TextInput type="date" max={today} {...register('takenDate')} />
      </Field>
      <Field label="Time" optional={optional} error={takenTime?.message} className="flex-1 basis-36">
        <TextInput type="time" {...register('takenTime')} />
      </Field>
    </div>
  )
}
