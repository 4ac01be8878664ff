import { MAX_GROUP_NAME_LENGTH } from '@pepwell/domain/social/chat'
import { publicName } from '@pepwell/domain/social/public-names'
import { LogOut, UserPlus } from 'lucide-react'
import { type SyntheticEvent, useState } from 'react'
import { failureText } from '../../lib/api/api.ts'
import { problemText } from '../../lib/api/refusal-text.ts'
import { Button } from '../../ui/button.tsx'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Field } from '../../ui/field.tsx'
import { TextInput } from '../../ui/text-input.tsx'
import { toast } from '../../ui/toast-store.ts'
import {
  type ChatRoom,
  useAddToRoom,
  useRejoinRoom,
  useRemoveFromRoom,
  useRenameRoom,
  useRoom,
} from './chat.api.ts'
import { Chosen, FriendChoice, type Friends } from './friend-choice.tsx'

/** The group's name field, for its owner. */
function GroupName({ room, userId }: { room: ChatRoom; userId: string }) {
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

interface GroupProps {
  room: ChatRoom
  userId: string
  friends: Friends
}

const showFailure = (title: string) => (error: Error) =>
  void toast({ title, description: failureText(error, 'Please try again.'), variant: 'destructive' })

/** The group's members; the owner can remove others. */
function People({ room, userId }: Omit<GroupProps, 'friends'>) {
  const { mutate, isPending, variables } = useRemoveFromRoom({
    onError: showFailure('Error removing member'),
  })
  const isKeeper = room.participants.some(({ user, isKeeper }) => isKeeper && user.id === userId)
  return (
    <ul aria-label="In this group">
      {room.participants.map(({ user }) => (
        <li key={user.id} className="flex min-h-13 items-center gap-3">
          <Chosen person={user} />
          {user.id === userId && <span className="text-sm text-soft">You</span>}
          {isKeeper && user.id !== userId && (
            <Button
              variant="ghost"
              size="sm"
              aria-label={`Remove ${publicName(user)}`}
              pending={isPending && variables?.params.userId === user.id}
              onClick={() => mutate({ params: { id: room.id, userId: user.id } })}
            >
              Remove
            </Button>
          )}
        </li>
      ))}
    </ul>
  )
}

/** Friends who aren't in the group. */
function More({ room, friends }: Omit<GroupProps, 'userId'>) {
  const { mutate, isPending, variables } = useAddToRoom({
    onSuccess: ({ participants }, { body: { userId } }) => {
      if (participants.some(({ user }) => user.id === userId)) return
      toast({
        title: 'Invitation sent',
        description: 'They left this group before, so they need to accept first.',
      })
    },
    onError: showFailure('Error adding a friend'),
  })
  const there = room.participants.map(({ user }) => user.id)
  return (
    <details className="mt-3 border-t border-line pt-2">
      <summary className="flex min-h-11 cursor-pointer list-none items-center gap-2 rounded-xl font-semibold text-accent-ink">
        <UserPlus className="size-5" aria-hidden="true" />
        Add friends
      </summary>
      <FriendChoice friends={friends} without={there} nobody="All your friends are here.">
        {(person) => (
          <div className="flex min-h-13 items-center gap-3">
            <Chosen person={person} />
            <Button
              variant="ghost"
              size="sm"
              aria-label={`Add ${publicName(person)}`}
              pending={isPending && variables?.body.userId === person.id}
              onClick={() => mutate({ params: { id: room.id }, body: { userId: person.id } })}
            >
              Add
            </Button>
          </div>
        )}
      </FriendChoice>
    </details>
  )
}

/** Asks before leaving. */
function Leave({ room, userId, onLeft }: Omit<GroupProps, 'friends'> & { onLeft: () => void }) {
  const [open, setOpen] = useState(false)
  const { mutate: rejoin } = useRejoinRoom({ onError: showFailure('Error rejoining the group') })
  const { mutate, isPending } = useRemoveFromRoom({
    onSuccess: () => {
      const undo = { label: 'Undo', onPress: () => rejoin({ params: { id: room.id } }) }
      toast({ title: `You left ${room.name}`, action: undo })
      onLeft()
    },
    onError: showFailure('Error leaving the group'),
  })
  return (
    <>
      <Button variant="ghost" className="text-danger-ink hover:bg-danger-soft" onClick={() => setOpen(true)}>
        <LogOut className="size-5" aria-hidden="true" />
        Leave group
      </Button>
      <ConfirmDialog
        open={open}
        onOpenChange={setOpen}
        title={`Leave ${room.name}?`}
        description="You won’t see it anymore. Others keep your messages."
        confirmLabel="Leave"
        pendingLabel="Leaving..."
        destructive
        pending={isPending}
        onConfirm={() => mutate({ params: { id: room.id, userId } })}
      />
    </>
  )
}

interface GroupDialogProps {
  roomId: number
  userId: string
  friends: Friends
  open: boolean
  onOpenChange: (open: boolean) => void
  onLeft: () => void
}

export function GroupDialog({ roomId, userId, friends, open, onOpenChange, onLeft }: GroupDialogProps) {
  const { room } = useRoom(roomId)
  const leave = () => {
    onOpenChange(false)
    onLeft()
  }
  if (!room) return null
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={room.name ?? 'Group'}
      footer={<Leave room={room} userId={userId} onLeft={leave} />}
    >
      <GroupName room={room} userId={userId} />
      <People room={room} userId={userId} />
      <More room={room} friends={friends} />
    </Dialog>
  )
}
