import { FormSkeleton } from '../../../ui/form-skeleton.tsx'

export const ReminderFormSkeleton = () => (
  <FormSkeleton fields={['peptide', 'title', 'frequency', 'days', 'timing', 'channels']} />
)
