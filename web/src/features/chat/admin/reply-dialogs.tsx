import { SavedReplyForm } from '@pepwell/contract/social/support-chat'
import { MAX_MESSAGE_LENGTH } from '@pepwell/domain/social/chat'
import { useQueryClient } from '@tanstack/react-query'
import { useForm } from 'react-hook-form'
import { failureText } from '../../../lib/api/api.ts'
import { schemaResolver } from '../../../lib/forms/schema-resolver.ts'
import { CallDialog } from '../../../ui/call-dialog.tsx'
import { Field } from '../../../ui/field.tsx'
import { TextArea, TextInput } from '../../../ui/text-input.tsx'
import { toast } from '../../../ui/toast-store.ts'
import { VersionedDialog } from '../../../ui/versioned-dialog.tsx'
import { freshReply, type SavedReply, useAddReply, useUpdateReply } from './support.api.ts'

type Values = { title: string; message: string }

const EMPTY: Values = { title: '', message: '' }
const labels = { title: 'Title', message: 'Reply' }

interface FieldsProps {
  id: string
  typed: Values
  onSubmit: (values: Values) => void
}

function ReplyFields({ id, typed, onSubmit }: FieldsProps) {
  const { register, handleSubmit, formState } = useForm<Values>({
    defaultValues: typed,
    resolver: schemaResolver(SavedReplyForm),
  })
  const { title, message } = formState.errors
  return (
    <form id={id} onSubmit={handleSubmit(onSubmit)} noValidate className="flex flex-col gap-4">
      <Field label={labels.title} hint="For the team. Members don’t see it." error={title?.message}>
        <TextInput maxLength={80} autoComplete="off" {...register('title')} />
      </Field>
      <Field label={labels.message} error={message?.message}>
        <TextArea rows={6} maxLength={MAX_MESSAGE_LENGTH} {...register('message')} />
      </Field>
    </form>
  )
}

interface DialogProps {
  open: boolean
  onOpenChange: (open: boolean) => void
}

/** Creates a saved reply. */
export function NewReplyDialog(props: DialogProps) {
  const sending = useAddReply({ onSuccess: () => void toast({ title: 'Reply saved' }) })
  return (
    <CallDialog
      {...props}
      title="New reply"
      sending={sending}
      submit={{ label: 'Save', pendingLabel: 'Saving...' }}
      failed="We couldn’t save the reply. Please try again."
    >
      {(id, send) => <ReplyFields id={id} typed={EMPTY} onSubmit={(body) => send({ body })} />}
    </CallDialog>
  )
}

const editionOf = ({ title, message, version }: SavedReply) => ({ values: { title, message }, version })

/** Edits a saved reply. */
export function EditReplyDialog({ reply, ...dialog }: DialogProps & { reply: SavedReply }) {
  const client = useQueryClient()
  const { mutateAsync } = useUpdateReply()
  return (
    <VersionedDialog
      {...dialog}
      title="Edit reply"
      about={{ kind: 'saved-reply', id: reply.id }}
      what={reply.title}
      labels={labels}
      row={editionOf(reply)}
      reload={async () => {
        const found = await freshReply(client, reply.id)
        return found && editionOf(found)
      }}
      save={async ({ values, version }) => {
        await mutateAsync({ params: { id: reply.id }, body: { ...values, version } })
        toast({ title: 'Reply saved' })
      }}
      onFailed={(error) =>
        void toast({
          title: 'Error',
          description: failureText(error, 'We couldn’t save the reply. Please try again.'),
          variant: 'destructive',
        })
      }
    >
      {({ id, typed, onSubmit }) => <ReplyFields id={id} typed={typed} onSubmit={onSubmit} />}
    </VersionedDialog>
  )
}
