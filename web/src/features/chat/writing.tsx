import { formMessage } from '@pepwell/contract/form-messages'
import type { QuotedMessage } from '@pepwell/contract/social/chat-messages'
import type { CardKind } from '@pepwell/domain/social/chat'
import { pictureProblem } from '@pepwell/domain/text/pictures'
import { Pencil, Reply, X } from 'lucide-react'
import { type ReactNode, type Ref, useEffect, useRef } from 'react'
import { IconButton } from '../../ui/icon-button.tsx'
import { toast } from '../../ui/toast-store.ts'
import { AttachButton } from './attach-button.tsx'
import { Composer } from './composer.tsx'
import { useDraft } from './drafts.ts'
import { QuotedLines } from './quote.tsx'
import type { useEditing } from './use-editing.ts'

interface WritingProps {
  userId: string
  roomId: number
  title: string
  editing: ReturnType<typeof useEditing>
  /** the message that the next one replies to */
  replyTo?: QuotedMessage
  onNoReply: () => void
  onSend: (text: string) => void
  onPicture: (file: File) => void
  /** undefined for agents */
  onCard?: (kind: CardKind) => void
  onLeave: () => void
  /** rendered above the field; receives a function that inserts text */
  children?: (take: (text: string) => void) => ReactNode
}

const EditedHead = ({ onStop }: { onStop: () => void }) => (
  <div className="mb-1 flex items-center gap-2 text-sm font-semibold text-accent-ink">
    <Pencil className="size-4" aria-hidden="true" />
    <span className="flex-1">Editing your message</span>
    <IconButton aria-label="Cancel editing" onClick={onStop}>
      <X className="size-5" />
    </IconButton>
  </div>
)

const ReplyHead = ({ quoted, onStop }: { quoted: QuotedMessage; onStop: () => void }) => (
  <div className="mb-1 flex items-center gap-2">
    <Reply className="size-5 shrink-0 text-accent-ink" aria-hidden="true" />
    <span className="min-w-0 flex-1">
      <span className="sr-only">In reply to </span>
      <QuotedLines quoted={quoted} />
    </span>
    <IconButton aria-label="Cancel reply" onClick={onStop}>
      <X className="size-5" />
    </IconButton>
  </div>
)

/**
 * Focuses the field for an edit or reply and, with a hardware keyboard, when a room opens. On phones the keyboard would
 * cover the messages.
 */
function useFocusOn(subject: unknown): Ref<HTMLTextAreaElement> {
  const field = useRef<HTMLTextAreaElement>(null)
  const isOpened = useRef(false)
  useEffect(() => {
    const isChosen = isOpened.current && subject !== undefined
    isOpened.current = true
    if (isChosen || matchMedia('(pointer: fine)').matches) field.current?.focus()
  }, [subject])
  return field
}

/** The composer of a conversation: stores drafts and edits own messages. */
export function Writing({
  userId,
  roomId,
  title,
  editing,
  replyTo,
  onNoReply,
  onSend,
  onPicture,
  onCard,
  onLeave,
  children,
}: WritingProps) {
  const [draft, setDraft] = useDraft(userId, roomId)
  const { edited, stop } = editing
  const field = useFocusOn(edited ?? replyTo?.id)
  if (edited) {
    return (
      <Composer
        ref={field}
        label="Your message"
        text={editing.text}
        onText={editing.setText}
        onSend={editing.save}
        onEscape={stop}
      >
        <EditedHead onStop={stop} />
      </Composer>
    )
  }
  const send = (text: string) => {
    setDraft('')
    onSend(text)
  }
  const sendPicture = (file: File) => {
    const wrong = pictureProblem(file)
    if (!wrong) return onPicture(file)
    toast({ title: 'Error sending message', description: formMessage[wrong], variant: 'destructive' })
  }
  return (
    <Composer
      ref={field}
      label={`Message to ${title}`}
      text={draft}
      onText={setDraft}
      onSend={send}
      attach={<AttachButton onPicture={sendPicture} onCard={onCard} />}
      onEscape={replyTo ? onNoReply : onLeave}
    >
      {replyTo && <ReplyHead quoted={replyTo} onStop={onNoReply} />}
      {children?.((text) => setDraft(draft ? `${draft}\n${text}` : text))}
    </Composer>
  )
}
