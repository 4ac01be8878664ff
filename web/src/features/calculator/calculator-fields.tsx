import { isOwnPeptide, peptideKey } from '@pepwell/domain/catalogue/peptides'
import { type VialUnit, vialUnits, waterQuestion } from '@pepwell/domain/doses/calculator'
import { Controller, useFormContext, useWatch } from 'react-hook-form'
import { typedNumber } from '../../lib/forms/typed-number.ts'
import { Field } from '../../ui/field.tsx'
import { InfoTip } from '../../ui/info-tip.tsx'
import { Segmented } from '../../ui/segmented.tsx'
import { Select } from '../../ui/select.tsx'
import { StonesField } from '../../ui/stones-field.tsx'
import { NumberInput } from '../../ui/text-input.tsx'
import type { CalculationValues } from './calculation-form.ts'
import { DesiredDoseField } from './dose-field.tsx'
import type { PeptideChoice } from './peptide-choice.ts'

/** The vial content in mg or IU. Decides the dose units to choose from. */
function VialField() {
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

const kinds = [
  { isOwn: true, label: 'Your personal peptides' },
  { isOwn: false, label: 'Peptide database' },
]

const optionsOf = (peptides: readonly PeptideChoice[]) =>
  peptides.map((peptide) => (
    <option key={peptideKey(peptide.about)} value={peptideKey(peptide.about)}>
      {peptide.name}
    </option>
  ))

interface PeptideFieldProps {
  peptides: readonly PeptideChoice[]
  /** what was filled in automatically */
  hint?: string
  onChoose: (key: string) => void
}

/** The peptide. */
export function PeptideField({ peptides, hint, onChoose }: PeptideFieldProps) {
  const { register, formState } = useFormContext<CalculationValues>()
  const groups = kinds
    .map(({ isOwn, label }) => ({
      label,
      members: peptides.filter(({ about }) => isOwnPeptide(about) === isOwn),
    }))
    .filter(({ members }) => members.length > 0)
  return (
    <Field label="Peptide" hint={hint} error={formState.errors.peptideId?.message}>
      <Select
        {...register('peptideId', { onChange: ({ target }) => onChoose(target.value) })}
        placeholder="Select a peptide"
      >
        {groups.length > 1
          ? groups.map(({ label, members }) => (
              <optgroup key={label} label={label}>
                {optionsOf(members)}
              </optgroup>
            ))
          : optionsOf(peptides)}
      </Select>
    </Field>
  )
}

function BodyWeightField() {
  const { register, formState, getValues } = useFormContext<CalculationValues>()
  const unit = getValues('weightUnit')
  const error = formState.errors.bodyWeight?.message
  if (unit === 'st')
    return (
      <Controller<CalculationValues, 'bodyWeight'>
        name="bodyWeight"
        render={({ field }) => <StonesField {...field} label="Body weight" optional error={error} />}
      />
    )
  return (
    <Field label={`Body weight (${unit})`} optional error={error}>
      <NumberInput {...register('bodyWeight', { setValueAs: typedNumber })} />
    </Field>
  )
}

/** The water in the vial. Unusually large volumes get a warning, not an error. */
function WaterField() {
  const { register, control, formState } = useFormContext<CalculationValues>()
  const water = useWatch({ control, name: 'bacteriostaticWater' })
  const question = water && Number.isFinite(water) ? waterQuestion(water) : undefined
  return (
    <div>
      <Field label="Bacteriostatic water (mL)" error={formState.errors.bacteriostaticWater?.message}>
        <NumberInput {...register('bacteriostaticWater', { setValueAs: typedNumber })} placeholder="2" />
      </Field>
      <p role="status" className="mt-1.5 text-sm text-warn-ink empty:hidden">
        {question}
      </p>
    </div>
  )
}

/** The other inputs of a calculation. */
export function CalculatorFields() {
  return (
    <>
      <VialField />
      <WaterField />
      <DesiredDoseField />
      <BodyWeightField />
    </>
  )
}
