import { useForm } from 'react-hook-form'
import { useDraft } from '../../ui/use-draft.ts'
import { type BuilderValues, checkBuilder, emptyBuilder } from './builder-values.ts'

/** What a stack is to be built for, as it is filled in: it outlives its form, and a reload until it was asked for. */
export function useBuilderForm() {
  const form = useForm<BuilderValues>({ resolver: checkBuilder, defaultValues: emptyBuilder })
  const draft = useDraft(form)
  return { form, draft, asked: () => draft.stored(emptyBuilder) }
}
