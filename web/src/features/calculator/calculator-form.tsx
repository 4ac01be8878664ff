import type { NewCalculation } from '@pepwell/contract/doses/calculator'
import { useQuery } from '@tanstack/react-query'
import type { UseFormReturn } from 'react-hook-form'
import { refusalText } from '../../lib/api/refusal-text.ts'
import { useFirstTap } from '../../lib/api/taps.ts'
import { useSyringe } from '../../lib/forms/use-syringe.ts'
import { Button } from '../../ui/button.tsx'
import { toast } from '../../ui/toast-store.ts'
import type { CalculationValues } from './calculation-form.ts'
import { previousCalculations, useCalculation } from './calculator.api.ts'
import { CalculatorFields, PeptideField } from './calculator-fields.tsx'
import { NotInjected } from './not-injected.tsx'
import type { PeptideChoice } from './peptide-choice.ts'
import type { Placement } from './placement.ts'
import { useKnownStart } from './use-known-start.ts'

interface CalculatorFormProps {
  form: UseFormReturn<CalculationValues, unknown, NewCalculation>
  peptides: readonly PeptideChoice[]
  /** the chosen peptide if it isn't injected */
  notInjected?: PeptideChoice
  placement: Placement
  onCalculated: () => void
}

export function CalculatorForm({
  form,
  peptides,
  notInjected,
  placement,
  onCalculated,
}: CalculatorFormProps) {
  // The same prompt as below and in the dose sheet; ask once.
  const { data: previous = [] } = useQuery(previousCalculations)
  const known = useKnownStart(form, peptides, previous)
  const { mutate, isPending } = useCalculation({
    onSuccess: () => {
      toast({ title: 'Dosage calculated successfully' })
      onCalculated()
    },
    onError: (error) => {
      const title = refusalText(error, 'Failed to calculate dosage. Please try again.')
      toast({ title, variant: 'destructive' })
    },
  })
  const isFirstTap = useFirstTap()
  const { syringe } = useSyringe()
  const submit = form.handleSubmit((body) => {
    if (!isPending && isFirstTap()) mutate({ body: { ...body, syringeScale: syringe.scale } })
  })
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-5">
      <PeptideField peptides={peptides} told={known.told} onChoose={known.choose} />
      <div role="status" className="empty:hidden">
        {notInjected && <NotInjected peptide={notInjected} />}
      </div>
      {!notInjected && (
        <>
          <CalculatorFields />
          <Button
            type="submit"
            size="lg"
            variant={placement === 'page' ? 'primary' : 'tinted'}
            pending={isPending}
            pendingLabel="Calculating..."
          >
            Calculate
          </Button>
        </>
      )}
    </form>
  )
}
