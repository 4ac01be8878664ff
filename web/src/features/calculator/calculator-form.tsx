import type { DosageCalculation, NewCalculation } from '@pepwell/contract/doses/calculator'
import type { Route } from '@pepwell/domain/catalogue/medicines'
import { keyOfPeptide, peptideKey } from '@pepwell/domain/catalogue/peptides'
import { formatAlternatives } from '@pepwell/domain/text/format-list'
import { useQuery } from '@tanstack/react-query'
import { Info } from 'lucide-react'
import { useRef, useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { useFirstTap } from '../../lib/api/double-tap.ts'
import { refusalText } from '../../lib/api/refusal-text.ts'
import { useSyringe } from '../../lib/forms/use-syringe.ts'
import { Banner } from '../../ui/banner.tsx'
import { Button } from '../../ui/button.tsx'
import { toast } from '../../ui/toast-store.ts'
import { type CalculationValues, emptyCalculation } from './calculation-form.ts'
import { previousCalculations, useCalculation } from './calculator.api.ts'
import { CalculatorFields, PeptideField } from './calculator-fields.tsx'
import type { PeptideChoice } from './peptide-choice.ts'
import type { Placement } from './placement.ts'
import { prefilledValues } from './prefill.ts'

const fields = ['unit', 'vialConcentration', 'bacteriostaticWater', 'desiredDose', 'doseUnit'] as const

/** Fills in known values after a peptide is chosen and says so; never overwrites input. */
function useKnownStart(
  form: UseFormReturn<CalculationValues, unknown, NewCalculation>,
  peptides: readonly PeptideChoice[],
  previous: readonly DosageCalculation[],
) {
  const [notice, setNotice] = useState<string>()
  const filled = useRef<CalculationValues>(emptyCalculation)
  const choose = (key: string) => {
    const values = form.getValues()
    const isTyped = fields.some((name) => values[name] !== filled.current[name])
    if (isTyped) return setNotice(undefined)
    const chosen = peptides.find(({ about }) => peptideKey(about) === key)
    const latest = previous.find((one) => keyOfPeptide(one) === key)
    const known = chosen && prefilledValues(chosen, latest)
    filled.current = { ...emptyCalculation, ...known?.vial, ...known?.dose }
    for (const name of fields) form.setValue(name, filled.current[name])
    setNotice(known?.text)
  }
  return { hint: notice, choose }
}

const WORDS: Partial<Record<Route, string>> = {
  nasal: 'through the nose',
  oral: 'by mouth',
  topical: 'on the skin',
}

/** Peptides that aren't injected have nothing to draw. */
const NotInjected = ({ peptide: { name, routes } }: { peptide: PeptideChoice }) => (
  <Banner title={`${name} is not injected`} icon={<Info />}>
    You take it {formatAlternatives(routes.map((route) => WORDS[route] ?? route))}, so there’s nothing to draw
    up.
  </Banner>
)

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
      <PeptideField peptides={peptides} hint={known.hint} onChoose={known.choose} />
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
