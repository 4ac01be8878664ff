import { useCallback, useState } from 'react'
import { failureText } from '../../lib/api/api.ts'
import { toast } from '../../ui/toast-store.ts'
import { type ChatMessage, useEditMessage } from './chat.api.ts'

/** Edits a member's own message in the composer, without touching the draft. */
export function useEditing() {
  const [edited, setEdited] = useState<ChatMessage>()
  const [text, setText] = useState('')
  const stop = useCallback(() => setEdited(undefined), [])
  const { mutate, isPending } = useEditMessage({
    onSuccess: stop,
    onError: (error) =>
      void toast({
        title: 'Error editing message',
        description: failureText(error, 'Please try again.'),
        variant: 'destructive',
      }),
  })
  const begin = useCallback((message: ChatMessage) => {
    setEdited(message)
    setText(message.message)
  }, [])
  const save = (changed: string) => {
    if (!edited || isPending) return
    if (changed === edited.message) stop()
    else mutate({ params: { id: edited.id }, body: { message: changed } })
  }
  return { edited, text, setText, begin, save, stop }
}
