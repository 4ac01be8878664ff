import { lazyView } from '../../../lib/rendering/lazy-view.ts'
import { FormDialog, type FormSubmit } from '../../../ui/form-dialog.tsx'
import { FormSkeleton } from '../../../ui/form-skeleton.tsx'
import type { PersonalPeptideFormProps } from './personal-peptide-form.tsx'

const PersonalPeptideForm = lazyView(() => import('./personal-peptide-form.tsx'))

const FIELDS = ['Name', 'Category', 'Description', 'Benefits', 'Side effects', 'Recommended dose']

interface PersonalDialogProps extends Omit<PersonalPeptideFormProps, 'id'> {
  open: boolean
  onOpenChange: (open: boolean) => void
  title: string
  /** see {@link FormDialog} */
  draft: string
  submit: FormSubmit
  problem?: string
}

/** The dialog of the personal peptide form. */
export const PersonalDialog = ({ peptide, onSubmit, ...dialog }: PersonalDialogProps) => (
  <FormDialog
    {...dialog}
    skeleton={<FormSkeleton fields={FIELDS} />}
    description="Only you see it. Add it to your plan and log doses as usual."
  >
    {(id) => <PersonalPeptideForm id={id} peptide={peptide} onSubmit={onSubmit} />}
  </FormDialog>
)
