import { problemText } from '../../lib/api/refusal-text.ts'
import { lazyView } from '../../lib/rendering/lazy-view.ts'
import { FormDialog, type FormSubmit } from '../../ui/form-dialog.tsx'
import { FormSkeleton } from '../../ui/form-skeleton.tsx'
import { toast } from '../../ui/toast-store.ts'
import type { FilledStack } from './stack-values.ts'
import { type Stack, useChangeStack, useCreateStack } from './stacks.api.ts'

const StackForm = lazyView(() => import('./stack-form.tsx'))

const FIELDS = ['Stack Name', 'Description (Optional)', 'Peptide', 'Make this stack public']

interface Opening {
  open: boolean
  onOpenChange: (open: boolean) => void
}

interface StackDialogProps extends Opening {
  title: string
  description?: string
  submit: FormSubmit
  problem?: string
  /** see {@link FormDialog} */
  draft: string
  /** the stack to edit; undefined for a new one */
  stack?: Stack
  onSubmit: (stack: FilledStack) => void
}

const StackDialog = ({ stack, onSubmit, ...dialog }: StackDialogProps) => (
  <FormDialog {...dialog} size="lg" skeleton={<FormSkeleton fields={FIELDS} />}>
    {(id) => <StackForm id={id} stack={stack} onSubmit={onSubmit} />}
  </FormDialog>
)

/** Creates a stack. */
export function CreateStackDialog({ open, onOpenChange }: Opening) {
  const { store, reset, isPending, error } = useCreateStack({
    onSuccess: () => void toast({ title: 'Stack created successfully!' }),
  })
  const change = (next: boolean) => {
    reset()
    onOpenChange(next)
  }
  const create = ({ description, ...stack }: FilledStack) =>
    store({ ...stack, ...(description && { description }) }, { onSuccess: () => onOpenChange(false) })
  return (
    <StackDialog
      open={open}
      onOpenChange={change}
      title="Create Stack"
      draft="stack"
      description="What you take together, in one place."
      submit={{ label: 'Create Stack', pendingLabel: 'Creating...', pending: isPending }}
      problem={problemText(error, 'Failed to create stack. Please try again.')}
      onSubmit={create}
    />
  )
}

export function EditStackDialog({ stack, open, onOpenChange }: Opening & { stack: Stack }) {
  const { mutate, reset, isPending, error } = useChangeStack({
    onSuccess: () => void toast({ title: 'Stack updated successfully' }),
  })
  const change = (next: boolean) => {
    reset()
    onOpenChange(next)
  }
  const save = ({ description, ...body }: FilledStack) =>
    mutate(
      { params: { id: String(stack.id) }, body: { ...body, description: description ?? null } },
      { onSuccess: () => onOpenChange(false) },
    )
  return (
    <StackDialog
      open={open}
      onOpenChange={change}
      title={`Edit ${stack.name}`}
      draft={`stack:${stack.id}`}
      submit={{ label: 'Save', pendingLabel: 'Saving...', pending: isPending }}
      problem={problemText(error, 'Failed to update stack. Please try again.')}
      stack={stack}
      onSubmit={save}
    />
  )
}
