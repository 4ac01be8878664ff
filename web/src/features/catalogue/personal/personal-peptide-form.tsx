import type { PersonalPeptide } from '@pepwell/contract/catalogue/catalogue'
import { FormProvider } from 'react-hook-form'
import { DraftNote } from '../../../ui/draft-note.tsx'
import { useDraft } from '../../../ui/use-draft.ts'
import { PersonalFields } from './personal-fields.tsx'
import { type Personal, usePersonalForm } from './personal-form.ts'

export interface PersonalPeptideFormProps {
  id: string
  /** the peptide to edit; undefined for a new one */
  peptide?: PersonalPeptide
  onSubmit: (peptide: Personal) => void
}

/** Form for a peptide that isn't in the catalog. */
export default function PersonalPeptideForm({ id, peptide, onSubmit }: PersonalPeptideFormProps) {
  const form = usePersonalForm(peptide)
  const draft = useDraft(form, { isEdit: peptide !== undefined })
  return (
    <FormProvider {...form}>
      <form id={id} onSubmit={form.handleSubmit(onSubmit)} noValidate className="flex flex-col gap-7">
        <DraftNote draft={draft} />
        <PersonalFields />
      </form>
    </FormProvider>
  )
}
