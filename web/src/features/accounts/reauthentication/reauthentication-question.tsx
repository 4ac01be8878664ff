import type { Reauthentication, ReauthenticationNeeded } from '@pepwell/contract/accounts/reauthentication'
import { useMutation } from '@tanstack/react-query'
import { useForm } from 'react-hook-form'
import { failureText } from '../../../lib/api/api.ts'
import { schemaResolver } from '../../../lib/forms/schema-resolver.ts'
import { Button } from '../../../ui/button.tsx'
import { Field } from '../../../ui/field.tsx'
import { FormDialog } from '../../../ui/form-dialog.tsx'
import { PasswordInput } from '../../../ui/password-input.tsx'
import { toast } from '../../../ui/toast-store.ts'
import { useCanHavePasskeys, wasDismissed } from '../can-have-passkeys.ts'
import { CodeField } from './code-field.tsx'

/** Confirms the user with a passkey instead of a password. */
function ConfirmWithPasskey({ onAnswer }: { onAnswer: (answer: Reauthentication) => void }) {
  const { mutate, isPending } = useMutation({
    mutationFn: async () => (await import('./ask-for-own-passkey.ts')).askForOwnPasskey(),
    onSuccess: onAnswer,
    onError: (error) => {
      if (wasDismissed(error)) return
      const description = failureText(error, 'The passkey didn’t work. Enter your password.')
      toast({ title: 'Error', description, variant: 'destructive' })
    },
  })
  if (!useCanHavePasskeys()) return null
  return (
    <Button
      variant="secondary"
      className="mt-5 w-full"
      pending={isPending}
      pendingLabel="Asking..."
      onClick={() => mutate()}
    >
      Use a passkey
    </Button>
  )
}

const answers = () => import('@pepwell/contract/accounts/reauthentication')
const byPassword = schemaResolver(async () => (await answers()).PasswordAnswer)
const byPasswordAndCode = schemaResolver(async () => (await answers()).PasswordAndCodeAnswer)

export interface QuestionProps {
  open: boolean
  /** why we ask */
  reason: string
  needed: ReauthenticationNeeded
  /** why the last answer was rejected */
  problem: string | undefined
  pending: boolean
  onAnswer: (answer: Reauthentication) => void
  onOpenChange: (open: boolean) => void
}

/** Asks for the password before a change that a stranger with an unlocked phone must not make. */
export default function ReauthenticationQuestion(props: QuestionProps) {
  const { open, reason, needed, problem, pending, onAnswer, onOpenChange } = props
  const { needsCode, hasPasskey } = needed
  const form = useForm({
    resolver: needsCode ? byPasswordAndCode : byPassword,
    defaultValues: { currentPassword: '', code: '' },
  })
  const { errors } = form.formState
  return (
    <FormDialog
      open={open}
      onOpenChange={onOpenChange}
      size="sm"
      title="Confirm it’s you"
      description={`${reason} Enter your password${needsCode ? ' and a code' : ''}.`}
      submit={{ label: 'Continue', pendingLabel: 'Saving...', pending }}
      problem={problem}
    >
      {(id) => (
        <>
          <form
            id={id}
            noValidate
            className="flex flex-col gap-5"
            onSubmit={form.handleSubmit(({ currentPassword, code }) =>
              onAnswer({ currentPassword, ...(needsCode && { code }) }),
            )}
          >
            <Field label="Password" error={errors.currentPassword?.message}>
              <PasswordInput autoComplete="current-password" {...form.register('currentPassword')} />
            </Field>
            {needsCode && <CodeField error={errors.code?.message} {...form.register('code')} />}
          </form>
          {hasPasskey && <ConfirmWithPasskey onAnswer={onAnswer} />}
        </>
      )}
    </FormDialog>
  )
}
