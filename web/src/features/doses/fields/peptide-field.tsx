import type { DoseLog } from '@pepwell/contract/doses'
import type { PlanEntry } from '@pepwell/contract/plan'
import { peptideName } from '@pepwell/domain/plan'
import { useFormContext } from 'react-hook-form'
import { Field } from '../../../ui/field.tsx'
import { Select } from '../../../ui/select.tsx'
import type { DoseValues } from '../dose-form.ts'
import { amountFor } from '../start-values.ts'

interface PeptideFieldProps {
  entries: readonly PlanEntry[]
  doses: readonly DoseLog[]
}

/** Which peptide of the plan was taken. Choosing one fills in its dose. */
export function PeptideField({ entries, doses }: PeptideFieldProps) {
  const { register, setValue, formState } = useFormContext<DoseValues>()
  const fillIn = (entryId: number) => {
    const entry = entries.find(({ id }) => id === entryId)
    const { dose, volume } = amountFor(entry, doses)
    setValue('dose', dose, { shouldValidate: formState.isSubmitted })
    setValue('volume', volume)
  }
  const chosen = register('userPeptideId', {
    setValueAs: (id) => (id ? Number(id) : undefined),
    onChange: (event) => fillIn(Number(event.target.value)),
  })
  return (
    <Field label="Peptide" error={formState.errors.userPeptideId?.message}>
      <Select {...chosen} placeholder="Select a peptide">
        {entries.map((entry) => (
          <option key={entry.id} value={entry.id}>
            {peptideName(entry)}
          </option>
        ))}
      </Select>
    </Field>
  )
}
