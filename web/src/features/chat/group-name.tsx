import { MAX_GROUP_NAME_LENGTH } from '@pepwell/domain/social/chat'
import { type SyntheticEvent, useState } from 'react'
import { problemText } from '../../lib/api/refusal-text.ts'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { TextInput } from '../../ui/text-input.tsx'
import { toast } from '../../ui/toast-store.ts'
import { type ChatRoom, useRenameRoom } from './chat.api.ts'

/** The group's name field, for its owner. */
export function GroupName({ room, userId }: { room: ChatRoom; userId: string }) {
  const [name, setName] = useState(room.name ?? '')
  const { mutate, isPending, error } = useRenameRoom({
    onSuccess: () => void toast({ title: 'Group renamed' }),
  })
  const isKeeper = room.participants.some(({ user, isKeeper }) => isKeeper && user.id === userId)
  if (!isKeeper) return null
  const submit = (event: SyntheticEvent) => {
    event.preventDefault()
    mutate({ params: { id: room.id }, body: { name } })
  }
  return (
    <form onSubmit={submit} noValidate className="mb-3 flex items-end gap-2">
      <Field
        label="Name"
        className="flex-1"
        error={problemText(error, 'We couldn’t rename the group. Please try again.')}
      >
        <TextInput
          maxLength={MAX_GROUP_NAME_LENGTH}
          autoComplete="off"
          value={name}
          onChange={(event) => setName(event.target.value)}
        />
      </Field>
      <Button
        type="submit"
        variant="secondary"
        pending={isPending}
        disabled={name.trim() === '' || name.trim() === room.name}
      >
        Rename
      </Button>
    </form>
  )
}
