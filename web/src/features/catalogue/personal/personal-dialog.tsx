import type { PersonalPeptide } from '@pepwell/contract/catalogue'
import { FormProvider } from 'react-hook-form'
import { FormDialog, type FormSubmit } from '../../../ui/form-dialog.tsx'
import { PersonalFields } from './personal-fields.tsx'
import { type Personal, usePersonalForm } from './personal-form.ts'

interface FormProps {
  id: string
  /** what is changed; left out for a new one */
  peptide?: PersonalPeptide
  onSubmit: (peptide: Personal) => void
}

function PersonalPeptideForm({ id, peptide, onSubmit }: FormProps) {
  const form = usePersonalForm(peptide)
  return (
    <FormProvider {...form}>
      <form id={id} onSubmit={form.handleSubmit(onSubmit)} noValidate className="flex flex-col gap-7">
        <PersonalFields />
      </form>
    </FormProvider>
  )
}

interface PersonalDialogProps extends Omit<FormProps, 'id'> {
  open: boolean
  onOpenChange: (open: boolean) => void
  title: string
  submit: FormSubmit
  problem?: string
}

/** The dialog around the form of a personal peptide. */
export const PersonalDialog = ({ peptide, onSubmit, ...dialog }: PersonalDialogProps) => (
  <FormDialog
    {...dialog}
    description="No other member sees it. Add it to your plan and log its doses like any other."
  >
    {(id) => <PersonalPeptideForm id={id} peptide={peptide} onSubmit={onSubmit} />}
  </FormDialog>
)
