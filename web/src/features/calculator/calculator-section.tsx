import type { CurrentUser } from '@pepwell/contract/accounts/accounts'
import type { DosageCalculation, NewCalculation } from '@pepwell/contract/doses/calculator'
import { isInjected } from '@pepwell/domain/catalogue/medicines'
import { peptideKey } from '@pepwell/domain/catalogue/peptides'
import { type ReactNode, useRef } from 'react'
import { FormProvider, useForm, useWatch } from 'react-hook-form'
import { useSyringe } from '../../lib/forms/use-syringe.ts'
import { Card, CardHeader, CardTitle } from '../../ui/card.tsx'
import {
  type CalculationValues,
  calculationResolver,
  emptyCalculation,
  valuesOf,
} from './calculation-form.ts'
import { CalculatorForm } from './calculator-form.tsx'
import type { CarriedVial } from './carried-vial.ts'
import { DosageResult } from './dosage-result.tsx'
import { NextSteps } from './next-steps.tsx'
import type { CarriedDose, PeptideChoice } from './peptide-choice.ts'
import type { Placement } from './placement.ts'
import { previewOf } from './preview.ts'
import { PreviousCalculations } from './previous-calculations.tsx'

interface CalculatorSectionProps {
  user: CurrentUser
  /** the peptides to calculate for */
  peptides: readonly PeptideChoice[]
  placement: Placement
  /** rendered inside My Plan */
  heading?: ReactNode
  /** adds the dose to the plan */
  onUseInPlan?: (dose: CarriedDose) => void
  /** opens a dose log with this dose and volume */
  onUseInLog?: (dose: CarriedDose) => void
  /** adds the vial to the person's vials */
  onUseAsVial?: (vial: CarriedVial) => void
}

/** On phones, scrolls the section into view if it is too far down. */
function reveal(element: HTMLElement | null): void {
  if (element && element.getBoundingClientRect().top > window.innerHeight / 2) {
    element.scrollIntoView({ block: 'start' })
  }
}

/** The dosage calculator: shows the result while typing; Calculate stores it. */
export function CalculatorSection(props: CalculatorSectionProps) {
  const { user, peptides, placement, heading, onUseInPlan, onUseInLog, onUseAsVial } = props
  const [top, result] = [useRef<HTMLElement>(null), useRef<HTMLDivElement>(null)]
  const form = useForm<CalculationValues, unknown, NewCalculation>({
    resolver: calculationResolver,
    defaultValues: { ...emptyCalculation, weightUnit: user.weightUnit },
  })
  const { syringe, choose } = useSyringe()
  const values = { ...emptyCalculation, ...useWatch({ control: form.control }) }
  const preview = previewOf(values)
  const chosen = peptides.find(({ about }) => peptideKey(about) === values.peptideId)
  const notInjected = chosen && !isInjected(chosen.routes) ? chosen : undefined
  const reuse = (stored: DosageCalculation) => {
    form.reset(valuesOf(stored, user.weightUnit))
    top.current?.focus({ preventScroll: true })
    top.current?.scrollIntoView({ block: 'start' })
  }
  const level = placement === 'page' ? 2 : 3
  return (
    <section
      ref={top}
      id="calculator"
      data-quick-action="calculator"
      aria-label="Dosage Calculator"
      tabIndex={-1}
      className="scroll-mt-2"
    >
      {heading}
      <FormProvider {...form}>
        <div className="grid grid-cols-1 items-start gap-4 lg:grid-cols-2 lg:grid-rows-[auto_1fr]">
          <Card>
            <CardHeader>
              <CardTitle level={level}>Vial and dose</CardTitle>
            </CardHeader>
            <CalculatorForm
              form={form}
              peptides={peptides}
              notInjected={notInjected}
              placement={placement}
              onCalculated={() => reveal(result.current)}
            />
          </Card>
          <div ref={result} className="scroll-mt-2 lg:col-start-2 lg:row-span-2 lg:row-start-1">
            {!notInjected && (
              <DosageResult
                preview={preview}
                syringe={syringe}
                onSyringe={choose}
                placement={placement}
                hue={chosen?.hue}
              >
                <NextSteps
                  form={form}
                  peptides={peptides}
                  onUseInPlan={onUseInPlan}
                  onUseInLog={onUseInLog}
                  onUseAsVial={onUseAsVial}
                />
              </DosageResult>
            )}
          </div>
          <PreviousCalculations
            syringe={syringe}
            placement={placement}
            timeZone={user.timeZone}
            onReuse={reuse}
          />
        </div>
      </FormProvider>
    </section>
  )
}
