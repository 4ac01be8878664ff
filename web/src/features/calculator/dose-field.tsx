import { convertDose, type DoseUnit, doseUnits } from '@pepwell/domain/calculator'
import { useFormContext, useWatch } from 'react-hook-form'
import { typedNumber } from '../../lib/typed-number.ts'
import { Field } from '../../ui/field.tsx'
import { Segmented } from '../../ui/segmented.tsx'
import { NumberInput } from '../../ui/text-input.tsx'
import type { CalculationValues } from './calculation-form.ts'

/** The same dose in both units, so that a slip of a thousandfold is seen at once. */
function inBothUnits(dose: number | null | undefined, unit: DoseUnit): string {
  if (!dose || !Number.isFinite(dose) || dose < 0) return '1 mg = 1000 mcg'
  return doseUnits.map((other) => `${convertDose(dose, unit, other)} ${other}`).join(' = ')
}

/**
 * How much of the peptide is wanted. Another unit is another dose: the number stays as it was typed, because who changes
 * the unit corrects it.
 */
export function DesiredDoseField() {
  const { register, setValue, control, formState } = useFormContext<CalculationValues>()
  const [dose, unit] = useWatch({ control, name: ['desiredDose', 'doseUnit'] })
  const choose = (next: DoseUnit) => {
    setValue('doseUnit', next)
    if (formState.isSubmitted) setValue('desiredDose', dose, { shouldValidate: true })
  }
  return (
    <div>
      <div className="flex items-start gap-2">
        <Field
          label={`Desired dose (${unit})`}
          error={formState.errors.desiredDose?.message}
          className="flex-1"
        >
          <NumberInput
            {...register('desiredDose', { setValueAs: typedNumber })}
            placeholder={unit === 'mg' ? '0.25' : '250'}
          />
        </Field>
        <Segmented
          legend="Unit of the dose"
          className="mt-7.5"
          options={doseUnits.map((value) => ({ value, label: value }))}
          value={unit}
          onChange={choose}
        />
      </div>
      <p className="mt-1.5 text-sm text-soft tabular-nums">{inBothUnits(dose, unit)}</p>
    </div>
  )
}
