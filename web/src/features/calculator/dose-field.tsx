import {
  type CalculatedUnit,
  calculatedDoseText,
  convertDose,
  unitsOfVial,
  type VialUnit,
} from '@pepwell/domain/doses/calculator'
import { thousandsApart } from '@pepwell/domain/doses/readable-dose'
import { useFormContext, useWatch } from 'react-hook-form'
import { typedNumber } from '../../lib/forms/typed-number.ts'
import { Field } from '../../ui/field.tsx'
import { Segmented } from '../../ui/segmented.tsx'
import { NumberInput } from '../../ui/text-input.tsx'
import type { CalculationValues } from './calculation-form.ts'

/** The dose in both units, so that an error by a factor of 1,000 stands out. */
function inBothUnits(dose: number | null | undefined, unit: CalculatedUnit, vial: VialUnit): string {
  if (vial === 'IU') return 'We never convert IU.'
  if (!dose || !Number.isFinite(dose) || dose < 0) return '1 mg = 1,000 mcg'
  const inVial = convertDose(dose, unit, vial)
  return unitsOfVial(vial)
    .map((other) => thousandsApart(calculatedDoseText(inVial, vial, other)))
    .join(' = ')
}

/** The dose. Changing the unit keeps the number, because that is usually a correction. */
export function DesiredDoseField() {
  const { register, setValue, control, formState } = useFormContext<CalculationValues>()
  const [dose, unit, vial] = useWatch({ control, name: ['desiredDose', 'doseUnit', 'unit'] })
  const units = unitsOfVial(vial)
  const choose = (next: CalculatedUnit) => {
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
            placeholder={unit === 'mg' ? '0.25' : unit === 'mcg' ? '250' : '500'}
          />
        </Field>
        {units.length > 1 && (
          <Segmented
            legend="Unit of the dose"
            className="mt-7.5"
            options={units.map((value) => ({ value, label: value }))}
            value={unit}
            onChange={choose}
          />
        )}
      </div>
      <p className="mt-1.5 text-sm text-soft tabular-nums">{inBothUnits(dose, unit, vial)}</p>
    </div>
  )
}
