import { FormSkeleton } from '../../ui/form-skeleton.tsx'

export const DoseFormSkeleton = () => <FormSkeleton fields={['peptide', 'dose', 'feeling', 'site']} />
