import { NewAdmin } from '@pepwell/contract/accounts/members'
import type { ErrorCode } from '@pepwell/contract/errors'
import { useForm, useWatch } from 'react-hook-form'
import { ApiError } from '../../../lib/api/api.ts'
import { problemText, refusalText } from '../../../lib/api/refusal-text.ts'
import { schemaResolver } from '../../../lib/forms/schema-resolver.ts'
import { Field } from '../../../ui/field.tsx'
import { FormDialog } from '../../../ui/form-dialog.tsx'
import { PasswordInput } from '../../../ui/password-input.tsx'
import { TextInput } from '../../../ui/text-input.tsx'
import { toast } from '../../../ui/toast-store.ts'
import { useCreateAdmin } from './members.api.ts'

const FAILURE = 'Failed to create admin account'

const fieldOfCode: Partial<Record<ErrorCode, 'email' | 'password'>> = {
  EMAIL_TAKEN: 'email',
  PASSWORD_GUESSABLE: 'password',
}

const fieldOf = (error: unknown) =>
  error instanceof ApiError && error.code ? fieldOfCode[error.code] : undefined

function useNewAdmin(onDone: () => void) {
  const form = useForm({
    resolver: schemaResolver(NewAdmin),
    defaultValues: { email: '', firstName: '', lastName: '', password: '' },
  })
  const creation = useCreateAdmin({
    onSuccess: ({ mailed }) => {
      form.reset()
      onDone()
      const description = 'New admin account created successfully'
      toast({
        title: 'Success',
        description: mailed ? description : `${description}, but we couldn’t email them`,
      })
    },
    onError: (error) => {
      const message = refusalText(error, FAILURE)
      toast({ title: 'Error', description: message, variant: 'destructive' })
      const field = fieldOf(error)
      if (field) form.setError(field, { type: 'server', message }, { shouldFocus: true })
    },
  })
  const [email, password] = useWatch({ control: form.control, name: ['email', 'password'] })
  return { form, creation, isFilled: Boolean(email?.trim() && password) }
}

interface CreateAdminDialogProps {
  open: boolean
  onOpenChange: (open: boolean) => void
}

/** Creates an admin account. Input survives a failure and closing by mistake. */
export default function CreateAdminDialog({ open, onOpenChange }: CreateAdminDialogProps) {
  const { form, creation, isFilled } = useNewAdmin(() => onOpenChange(false))
  const { errors } = form.formState
  const { isPending: pending, error } = creation
  const submit = { label: 'Create admin', pendingLabel: 'Creating...', pending, disabled: !isFilled }
  return (
    <FormDialog
      open={open}
      onOpenChange={onOpenChange}
      title="Create Admin"
      description="We email them a link to choose their own password. They get the same access as you."
      submit={submit}
      problem={fieldOf(error) ? undefined : problemText(error, FAILURE)}
    >
      {(id) => (
        <form
          id={id}
          noValidate
          onSubmit={form.handleSubmit((body) => creation.mutate({ body }))}
          className="grid gap-4 md:grid-cols-2"
        >
          <Field label="Email" error={errors.email?.message} className="md:col-span-2">
            <TextInput type="email" autoComplete="off" autoCapitalize="none" {...form.register('email')} />
          </Field>
          <Field label="First Name" optional error={errors.firstName?.message}>
            <TextInput autoComplete="off" {...form.register('firstName')} />
          </Field>
          <Field label="Last Name" optional error={errors.lastName?.message}>
            <TextInput autoComplete="off" {...form.register('lastName')} />
          </Field>
          <Field
            label="Password"
            hint="At least 8 characters"
            error={errors.password?.message}
            className="md:col-span-2"
          >
            <PasswordInput autoComplete="new-password" {...form.register('password')} />
          </Field>
        </form>
      )}
    </FormDialog>
  )
}
