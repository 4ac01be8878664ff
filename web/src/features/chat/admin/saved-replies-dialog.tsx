import { hasPart } from '@pepwell/domain/text/folded'
import { useQuery } from '@tanstack/react-query'
import { Pencil, Plus, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { DeleteDialog } from '../../../ui/delete-dialog.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { ErrorState } from '../../../ui/error-state.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { Loading, Skeleton } from '../../../ui/skeleton.tsx'
import { TextInput } from '../../../ui/text-input.tsx'
import { useDialogAbout } from '../../../ui/use-dialog-about.ts'
import { EditReplyDialog, NewReplyDialog } from './reply-dialogs.tsx'
import { type SavedReply, savedRepliesQuery, useRemoveReply } from './support.api.ts'

interface ReplyRowProps {
  reply: SavedReply
  onTake: (text: string) => void
  ask: (what: 'edit' | 'remove', reply: SavedReply) => void
}

const ReplyRow = ({ reply, onTake, ask }: ReplyRowProps) => (
  <li className="flex items-center gap-1">
    <button
      type="button"
      className="min-h-14 min-w-0 flex-1 rounded-xl px-3 py-1.5 text-left hover:bg-sunken"
      onClick={() => onTake(reply.message)}
    >
      <span className="block truncate font-semibold">{reply.title}</span>
      <span className="line-clamp-2 text-sm text-soft">{reply.message}</span>
    </button>
    <IconButton aria-label={`Edit ${reply.title}`} onClick={() => ask('edit', reply)}>
      <Pencil className="size-4.5" />
    </IconButton>
    <IconButton aria-label={`Delete ${reply.title}`} onClick={() => ask('remove', reply)}>
      <Trash2 className="size-4.5" />
    </IconButton>
  </li>
)

function Replies({ sought: search, onTake, ask }: Omit<ReplyRowProps, 'reply'> & { sought: string }) {
  const { data, error, isPending, isFetching, refetch } = useQuery(savedRepliesQuery)
  if (isPending) {
    return (
      <Loading label="Loading saved replies" className="space-y-2">
        <Skeleton className="h-14 rounded-xl" />
        <Skeleton className="h-14 rounded-xl" />
      </Loading>
    )
  }
  if (!data) {
    return (
      <ErrorState
        title="We couldn’t load the saved replies"
        error={error}
        onRetry={() => void refetch()}
        retrying={isFetching}
        className="border-none shadow-none"
      />
    )
  }
  const found = data.filter(({ title, message }) => hasPart(`${title} ${message}`, search))
  if (found.length === 0) {
    return (
      <p className="py-4 text-soft">
        {data.length === 0 ? 'No saved replies yet. Save the answers you write often.' : 'No matches.'}
      </p>
    )
  }
  return (
    <ul className="-mx-3">
      {found.map((reply) => (
        <ReplyRow key={reply.id} reply={reply} onTake={onTake} ask={ask} />
      ))}
    </ul>
  )
}

interface RemoveReplyProps {
  reply: SavedReply
  open: boolean
  onOpenChange: (open: boolean) => void
}

function RemoveReplyDialog({ reply, open, onOpenChange }: RemoveReplyProps) {
  const deletion = useRemoveReply({ onSuccess: () => onOpenChange(false) })
  return (
    <DeleteDialog
      open={open}
      onOpenChange={onOpenChange}
      title={`Delete ${reply.title}?`}
      deletion={deletion}
      failure="We couldn’t delete the reply. Please try again."
      onDelete={() => deletion.mutate({ params: { id: reply.id } })}
    >
      We remove it for the whole team. Sent messages stay.
    </DeleteDialog>
  )
}

interface SavedRepliesDialogProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  /** inserts a reply into the composer */
  onTake: (text: string) => void
}

/** The team's saved replies; selecting one inserts it into the composer. */
export default function SavedRepliesDialog({ open, onOpenChange, onTake }: SavedRepliesDialogProps) {
  const [search, setSearch] = useState('')
  const adding = useDialogAbout<true>()
  const { subject, show, ...about } = useDialogAbout<{ what: 'edit' | 'remove'; reply: SavedReply }>()
  const take = (text: string) => {
    onTake(text)
    onOpenChange(false)
  }
  const OpenDialog = subject && { edit: EditReplyDialog, remove: RemoveReplyDialog }[subject.what]
  return (
    <>
      <Dialog
        open={open}
        onOpenChange={onOpenChange}
        title="Saved replies"
        description="Choose one to add it to your message."
        footer={
          <Button variant="secondary" onClick={() => adding.show(true)}>
            <Plus className="size-5" aria-hidden="true" />
            New reply
          </Button>
        }
      >
        <TextInput
          type="search"
          aria-label="Search saved replies"
          placeholder="Search"
          className="mb-2"
          value={search}
          onChange={(event) => setSearch(event.target.value)}
        />
        <Replies sought={search} onTake={take} ask={(what, reply) => show({ what, reply })} />
      </Dialog>
      {adding.subject && <NewReplyDialog open={adding.open} onOpenChange={adding.onOpenChange} />}
      {OpenDialog && (
        <OpenDialog key={`${subject.what} ${subject.reply.id}`} reply={subject.reply} {...about} />
      )}
    </>
  )
}
