import { Heart } from 'lucide-react'
import { useState } from 'react'
import { reasonText } from '../../lib/api/refusal-text.ts'
import { cx } from '../../lib/classes.ts'
import { toast } from '../../ui/toast-store.ts'
import { type Stack, useLikeStack } from './stacks.api.ts'

type Liking = Pick<Stack, 'likes' | 'likedByMe'>

/** An optimistic like, until the list confirms it; reverts with a message on failure. */
function useLike(stack: Pick<Stack, 'id' | 'name'> & Liking) {
  const known = `${stack.likes} ${stack.likedByMe}`
  const [pressed, setPressed] = useState<Liking & { over: string }>()
  const { mutate, isPending } = useLikeStack({
    onSuccess: (liking) => setPressed({ ...liking, over: known }),
    onError: (error) => {
      setPressed(undefined)
      toast({
        title: `We couldn’t save your like of ${stack.name}`,
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

/** Likes or unlikes a stack. */
export function LikeButton({ stack }: { stack: Stack }) {
  const { likes, likedByMe, press } = useLike(stack)
  return (
    <button
      type="button"
      aria-pressed={likedByMe}
      aria-label={`Like ${stack.name}, ${likes} ${likes === 1 ? 'like' : 'likes'}`}
      onClick={press}
      className={cx(
        'group inline-flex min-h-11 shrink-0 items-center gap-2 rounded-xl border px-3.5 font-semibold tabular-nums transition-colors duration-100',
        likedByMe
          ? 'border-transparent bg-accent-soft text-accent-ink'
          : 'border-edge/60 bg-surface hover:bg-sunken',
      )}
    >
      <Heart
        aria-hidden="true"
        className={cx(
          'size-5 transition-transform duration-150 group-active:scale-115',
          likedByMe && 'fill-current',
        )}
      />
      {likes}
    </button>
  )
}
