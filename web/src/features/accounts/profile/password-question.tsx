import { useForm } from 'react-hook-form'
import { lazyResolver } from '../../../lib/lazy-resolver.ts'
import { Field } from '../../../ui/field.tsx'
import { FormDialog } from '../../../ui/form-dialog.tsx'
import { PasswordInput } from '../../../ui/password-input.tsx'

const resolver = lazyResolver(async () => (await import('@pepwell/contract/own-data')).DeleteAccount)

interface PasswordQuestionProps {
  /** why it is asked for */
  reason: string
  /** why the last one would not do */
  problem: string | undefined
  pending: boolean
  onAnswer: (password: string) => void
  onLeave: () => void
}

/** Asks for the password before a change that somebody at an unlocked phone must not make. */
export function PasswordQuestion({ reason, problem, pending, onAnswer, onLeave }: PasswordQuestionProps) {
  const form = useForm({ resolver, defaultValues: { password: '' } })
  return (
    <FormDialog
      open
      onOpenChange={onLeave}
      size="sm"
      title="Is it you?"
      description={`${reason} Please type your password once more.`}
      submit={{ label: 'Continue', pendingLabel: 'Saving...', pending }}
      problem={problem}
    >
      {(id) => (
        <form id={id} noValidate onSubmit={form.handleSubmit(({ password }) => onAnswer(password))}>
          <Field label="Password" error={form.formState.errors.password?.message}>
            <PasswordInput autoComplete="current-password" {...form.register('password')} />
          </Field>
        </form>
      )}
    </FormDialog>
  )
}
