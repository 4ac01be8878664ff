import type { DosageCalculation, NewCalculation } from '@pepwell/contract/doses/calculator'
import { keyOfPeptide, peptideKey } from '@pepwell/domain/catalogue/peptides'
import { useRef, useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { type CalculationValues, emptyCalculation } from './calculation-form.ts'
import { knownStart } from './known-start.ts'
import type { PeptideChoice } from './peptide-choice.ts'

const fields = ['unit', 'vialConcentration', 'bacteriostaticWater', 'desiredDose', 'doseUnit'] as const

/** Fills in known values after a peptide is chosen and says so; never overwrites input. */
export function useKnownStart(
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
    const known = chosen && knownStart(chosen, latest)
    filled.current = { ...emptyCalculation, ...known?.vial, ...known?.dose }
    for (const name of fields) form.setValue(name, filled.current[name])
    setNotice(known?.text)
  }
  return { told: notice, choose }
}
