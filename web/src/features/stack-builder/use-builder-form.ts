import { useForm } from 'react-hook-form'
import { useDraft } from '../../ui/use-draft.ts'
import { type BuilderValues, checkBuilder, emptyBuilder } from './builder-values.ts'

/** The builder's form state. Survives leaving the form and, until submitted, a reload. */
export function useBuilderForm() {
  const form = useForm<BuilderValues>({ resolver: checkBuilder, defaultValues: emptyBuilder })
  const draft = useDraft(form)
  return { form, draft, asked: () => draft.stored(emptyBuilder) }
}
