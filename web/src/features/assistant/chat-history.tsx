import { useInfiniteQuery } from '@tanstack/react-query'
import { MessagesSquare, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useDebouncedValue } from '../../lib/forms/use-debounced-value.ts'
import { DeleteDialog } from '../../ui/delete-dialog.tsx'
import { Drawer } from '../../ui/drawer.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { ShowOlder } from '../../ui/show-older.tsx'
import { Loading, Skeleton } from '../../ui/skeleton.tsx'
import { TextInput } from '../../ui/text-input.tsx'
import { useDialogAbout } from '../../ui/use-dialog-about.ts'
import { type AssistantChat, chatsQuery, useDeleteChat } from './assistant.api.ts'

const DEBOUNCE_MS = 300

interface Choosing {
  onChoose: (id: number) => void
  onDelete: (chat: AssistantChat) => void
}

function Chats({ search, onChoose, onDelete }: Choosing & { search: string }) {
  const chats = useInfiniteQuery(chatsQuery(search))
  const { data, isError, error, refetch, isFetching } = chats
  if (isError && !data) {
    return (
      <ErrorState
        title="We couldn’t load your conversations"
        error={error}
        onRetry={() => refetch()}
        retrying={isFetching}
      />
    )
  }
  if (!data) {
    return (
      <Loading label="Loading your conversations" className="flex flex-col gap-2">
        <Skeleton className="h-11" />
        <Skeleton className="h-11" />
      </Loading>
    )
  }
  const rows = data.pages.flat()
  if (rows.length === 0) {
    return (
      <EmptyState
        icon={<MessagesSquare />}
        title={search ? 'No matching conversations' : 'No conversations yet'}
        text={search ? 'Try another word.' : 'Your questions stay here until you delete them.'}
      />
    )
  }
  return (
    <>
      <ul className="divide-y divide-line">
        {rows.map((chat) => (
          <li key={chat.id} className="flex items-center gap-1">
            <button
              type="button"
              onClick={() => onChoose(chat.id)}
              className="min-h-12 min-w-0 flex-1 truncate rounded-lg px-2 text-left hover:bg-sunken"
            >
              {chat.title}
            </button>
            <IconButton aria-label={`Delete ${chat.title}`} onClick={() => onDelete(chat)}>
              <Trash2 className="size-5" aria-hidden="true" />
            </IconButton>
          </li>
        ))}
      </ul>
      <ShowOlder
        history={chats}
        failure="We couldn’t load older conversations."
        end="No more conversations."
        className="mt-3"
      />
    </>
  )
}

interface ChatHistoryProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  onChoose: (id: number) => void
  onDeleted: (id: number) => void
}

/** Earlier conversations: search, reopen, delete. */
export function ChatHistory({ open, onOpenChange, onChoose, onDeleted }: ChatHistoryProps) {
  const [typed, setTyped] = useState('')
  const search = useDebouncedValue(typed.trim(), DEBOUNCE_MS)
  const about = useDialogAbout<AssistantChat>()
  const deletion = useDeleteChat({
    onSuccess: (_reply, { params }) => {
      about.onOpenChange(false)
      onDeleted(Number(params.id))
    },
  })
  return (
    <Drawer open={open} onOpenChange={onOpenChange} title="Conversations" side="right" wide>
      <div className="flex flex-col gap-3 pt-1">
        <TextInput
          type="search"
          aria-label="Search conversations"
          placeholder="Search conversations..."
          maxLength={100}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
        <Chats search={search} onChoose={onChoose} onDelete={about.show} />
      </div>
      <DeleteDialog
        open={about.open}
        onOpenChange={about.onOpenChange}
        title={`Delete “${about.subject?.title ?? ''}”?`}
        deletion={deletion}
        failure="We couldn’t delete the conversation. Please try again."
        onDelete={() => about.subject && deletion.mutate({ params: { id: about.subject.id } })}
      >
        This permanently deletes its questions and answers.
      </DeleteDialog>
    </Drawer>
  )
}
