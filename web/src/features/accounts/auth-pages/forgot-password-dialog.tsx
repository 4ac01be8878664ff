import { ForgotPassword } from '@pepwell/contract/accounts/accounts'
import { useForm } from 'react-hook-form'
import { fixedText } from '../../../lib/api/refusal-text.ts'
import { schemaResolver } from '../../../lib/forms/schema-resolver.ts'
import { Field } from '../../../ui/field.tsx'
import { FormDialog } from '../../../ui/form-dialog.tsx'
import { TextInput } from '../../../ui/text-input.tsx'
import { toast } from '../../../ui/toast-store.ts'
import { useForgotPassword } from '../accounts.api.ts'
import { showFieldErrors } from '../field-errors.ts'

/** Only tests get a token in the reply; it is shown for this long. */
const TOKEN_TOAST_MS = 10_000

interface ForgotPasswordDialogProps {
  /** the email typed on the sign-in form */
  email: string
  open: boolean
  onOpenChange: (open: boolean) => void
}

function sayItIsOnItsWay({ message, token }: { message: string; token?: string }): void {
  if (!token) {
    toast({ title: 'Check Your Email', description: message })
    return
  }
  const description = (
    <>
      {message} Token: <code className="break-all">{token}</code>
    </>
  )
  toast({ title: 'Reset Token (Test)', description, duration: TOKEN_TOAST_MS })
}

function useForgotPasswordForm(email: string, onSent: () => void) {
  const form = useForm({ resolver: schemaResolver(ForgotPassword), defaultValues: { email } })
  const request = useForgotPassword({
    onSuccess: (reply) => {
      sayItIsOnItsWay(reply)
      onSent()
    },
    onError: (error) => {
      const description = fixedText(error, 'Failed to send reset link. Please try again.')
      toast({ title: 'Error', description, variant: 'destructive' })
      showFieldErrors(form, error)
    },
  })
  return { form, pending: request.isPending, send: form.handleSubmit((body) => request.mutate({ body })) }
}

export default function ForgotPasswordDialog({ email, open, onOpenChange }: ForgotPasswordDialogProps) {
  const { form, pending, send } = useForgotPasswordForm(email, () => onOpenChange(false))
  return (
    <FormDialog
      open={open}
      onOpenChange={onOpenChange}
      size="sm"
      title="Forgot your password"
      description="We’ll email you a link to set a new one."
      submit={{ label: 'Send Reset Link', pendingLabel: 'Sending...', pending }}
    >
      {(id) => (
        <form id={id} onSubmit={send} noValidate>
          <Field label="Email" error={form.formState.errors.email?.message}>
            <TextInput
              type="email"
              inputMode="email"
              autoComplete="email"
              autoCapitalize="none"
              {...form.register('email')}
            />
          </Field>
        </form>
      )}
    </FormDialog>
  )
}
