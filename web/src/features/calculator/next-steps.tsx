import type { NewCalculation } from '@pepwell/contract/doses/calculator'
import { peptideKey } from '@pepwell/domain/catalogue/peptides'
import { calculateDosage, calculatedDoseText } from '@pepwell/domain/doses/calculator'
import { toFixed } from '@pepwell/domain/math/rational'
import { ClipboardPlus, FlaskConical, Syringe } from 'lucide-react'
import { type UseFormReturn, useWatch } from 'react-hook-form'
import { Button } from '../../ui/button.tsx'
import type { CalculationValues } from './calculation-form.ts'
import { type CarriedVial, carriedVial } from './carried-vial.ts'
import type { CarriedDose, PeptideChoice } from './peptide-choice.ts'
import { VOLUME_DECIMALS } from './placement.ts'

interface NextStepsProps {
  form: UseFormReturn<CalculationValues, unknown, NewCalculation>
  peptides: readonly PeptideChoice[]
  onUseInPlan?: (dose: CarriedDose) => void
  onUseInLog?: (dose: CarriedDose) => void
  onUseAsVial?: (vial: CarriedVial) => void
}

/** What the next step needs from a calculation. */
function carried(peptide: PeptideChoice, body: NewCalculation): CarriedDose {
  const { vialConcentration: vial, bacteriostaticWater: waterMl, desiredDose: dose } = body
  const { unit, doseUnit = unit } = body
  const { volume } = calculateDosage({ vial, waterMl, dose })
  const rounded = Number(toFixed(volume, VOLUME_DECIMALS))
  return { peptide, dose: calculatedDoseText(dose, unit, doseUnit), volume: rounded > 0 ? rounded : null }
}

/** Next steps for a result: plan, dose log or vials. */
export function NextSteps({ form, peptides, onUseInPlan, onUseInLog, onUseAsVial }: NextStepsProps) {
  const key = useWatch({ control: form.control, name: 'peptideId' })
  const peptide = peptides.find(({ about }) => peptideKey(about) === key)
  // Validated like a stored calculation, so a missing value shows an error at its field.
  const into = (use: (dose: CarriedDose) => void) =>
    form.handleSubmit((body) => peptide && use(carried(peptide, body)))
  const asVial = (use: (vial: CarriedVial) => void) =>
    form.handleSubmit((body) => peptide && use(carriedVial(peptide, body)))
  return (
    <div className="flex flex-wrap gap-3">
      {onUseInPlan && (
        <Button variant="secondary" className="flex-1 basis-44" onClick={into(onUseInPlan)}>
          <ClipboardPlus className="size-5" aria-hidden="true" />
          Use in my plan
        </Button>
      )}
      {onUseInLog && (
        <Button
          variant="secondary"
          className="flex-1 basis-44"
          disabled={peptide !== undefined && !peptide.loggable}
          onClick={into(onUseInLog)}
        >
          <Syringe className="size-5" aria-hidden="true" />
          Log Dose
        </Button>
      )}
      {onUseAsVial && peptide?.planned && (
        <Button variant="secondary" className="flex-1 basis-44" onClick={asVial(onUseAsVial)}>
          <FlaskConical className="size-5" aria-hidden="true" />
          Use as my vial
        </Button>
      )}
      {onUseInLog && peptide && !peptide.loggable && (
        <p className="w-full text-sm text-soft">
          {peptide.name} isn’t active in your plan. Activate it to log doses here.
        </p>
      )}
    </div>
  )
}
