import type { Passkey } from '@pepwell/contract/accounts/passkeys'
import { useForm } from 'react-hook-form'
import { problemText } from '../../../lib/api/refusal-text.ts'
import { schemaResolver } from '../../../lib/forms/schema-resolver.ts'
import { Field } from '../../../ui/field.tsx'
import { FormDialog } from '../../../ui/form-dialog.tsx'
import { TextInput } from '../../../ui/text-input.tsx'
import { showFieldErrors } from '../field-errors.ts'
import { useRenamePasskey } from './security.api.ts'

const resolver = schemaResolver(async () => (await import('@pepwell/contract/accounts/passkeys')).PasskeyName)

/** Renames a passkey. */
export function RenamePasskeyDialog({ passkey, onClose }: { passkey: Passkey; onClose: () => void }) {
  const form = useForm({ resolver, defaultValues: { name: passkey.name } })
  const rename = useRenamePasskey({ onSuccess: onClose, onError: (error) => showFieldErrors(form, error) })
  const send = form.handleSubmit((body) => rename.mutate({ params: { id: passkey.id }, body }))
  return (
    <FormDialog
      open
      onOpenChange={onClose}
      size="sm"
      title="Rename passkey"
      submit={{ label: 'Save', pendingLabel: 'Saving...', pending: rename.isPending }}
      problem={problemText(rename.error, 'We couldn’t rename it. Please try again.')}
    >
      {(id) => (
        <form id={id} onSubmit={send} noValidate>
          <Field label="Name" error={form.formState.errors.name?.message}>
            <TextInput autoComplete="off" {...form.register('name')} />
          </Field>
        </form>
      )}
    </FormDialog>
  )
}
