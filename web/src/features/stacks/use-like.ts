import { useState } from 'react'
import { reasonText } from '../../lib/api/refusal-text.ts'
import { toast } from '../../ui/toast-store.ts'
import { type Stack, useLikeStack } from './stacks.api.ts'

type Liking = Pick<Stack, 'likes' | 'likedByMe'>

/** An optimistic like, until the list confirms it; reverts with a message on failure. */
export function useLike(stack: Pick<Stack, 'id' | 'name'> & Liking) {
  const known = `${stack.likes} ${stack.likedByMe}`
  const [pressed, setPressed] = useState<Liking & { over: string }>()
  const { mutate, isPending } = useLikeStack({
    onSuccess: (liking) => setPressed({ ...liking, over: known }),
    onError: (error) => {
      setPressed(undefined)
      toast({
        title: `Your like of ${stack.name} was not stored`,
        description: reasonText(error),
        variant: 'destructive',
      })
    },
  })
  // Newer list data wins.
  const { likes, likedByMe } = pressed && (isPending || pressed.over === known) ? pressed : stack
  const press = () => {
    if (isPending) return
    setPressed({ likedByMe: !likedByMe, likes: likes + (likedByMe ? -1 : 1), over: known })
    mutate({ params: { id: String(stack.id) } })
  }
  return { likes, likedByMe, press }
}
