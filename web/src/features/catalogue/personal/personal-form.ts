import type { PersonalPeptide, PersonalPeptideForm } from '@pepwell/contract/catalogue/catalogue'
import { useForm } from 'react-hook-form'
import type { z } from 'zod'
import { schemaResolver } from '../../../lib/forms/schema-resolver.ts'

/** An unselected category isn't in the list. */
export type PersonalValues = Omit<z.input<typeof PersonalPeptideForm>, 'category'> & { category: string }
export type Personal = z.output<typeof PersonalPeptideForm>

const nothing: PersonalValues = {
  name: '',
  description: '',
  category: '',
  benefits: '',
  sideEffects: '',
  recommendedDose: '',
  frequency: '',
  duration: '',
  bestTakenWith: '',
  competitorLinks: '',
  halfLifeHours: null,
  timeToPeakHours: null,
}

const valuesOf = ({ id: _, ...written }: PersonalPeptide): PersonalValues => ({
  ...written,
  competitorLinks: written.competitorLinks ?? '',
})

const resolver = schemaResolver<PersonalValues, Personal>(async () => {
  const { PersonalPeptideForm, checkOwnNumbers } = await import('@pepwell/contract/catalogue/catalogue')
  return PersonalPeptideForm.superRefine(checkOwnNumbers) as z.ZodType<Personal, PersonalValues>
})

/** The personal peptide form; without a peptide, for a new one. */
export const usePersonalForm = (peptide?: PersonalPeptide) =>
  useForm<PersonalValues, unknown, Personal>({
    resolver,
    defaultValues: peptide ? valuesOf(peptide) : nothing,
  })
