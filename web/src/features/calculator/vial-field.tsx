import { type VialUnit, vialUnits } from '@pepwell/domain/doses/calculator'
import { useFormContext, useWatch } from 'react-hook-form'
import { typedNumber } from '../../lib/forms/typed-number.ts'
import { Field } from '../../ui/field.tsx'
import { InfoTip } from '../../ui/info-tip.tsx'
import { Segmented } from '../../ui/segmented.tsx'
import { NumberInput } from '../../ui/text-input.tsx'
import type { CalculationValues } from './calculation-form.ts'

/** The vial content in mg or IU. Decides the dose units to choose from. */
export function VialField() {
  const { register, setValue, control, formState } = useFormContext<CalculationValues>()
  const unit = useWatch({ control, name: 'unit' })
  const choose = (next: VialUnit) => {
    setValue('unit', next)
    setValue('doseUnit', next, { shouldValidate: formState.isSubmitted })
  }
  return (
    <div className="relative flex items-start gap-2">
      <Field
        label={`Peptide in the vial (${unit})`}
        error={formState.errors.vialConcentration?.message}
        className="flex-1"
      >
        <NumberInput
          {...register('vialConcentration', { setValueAs: typedNumber })}
          placeholder={unit === 'mg' ? '5' : '5000'}
        />
      </Field>
      <Segmented
        legend="Unit of the vial"
        className="mt-7.5"
        options={vialUnits.map((value) => ({ value, label: value }))}
        value={unit}
        onChange={choose}
      />
      <InfoTip
        label="About the peptide in the vial"
        text="Use the concentration on the lab report, not the vial label."
        className="absolute -top-2.5 right-0"
      />
    </div>
  )
}
