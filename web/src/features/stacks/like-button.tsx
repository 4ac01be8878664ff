import { Heart } from 'lucide-react'
import { cx } from '../../lib/classes.ts'
import type { Stack } from './stacks.api.ts'
import { useLike } from './use-like.ts'

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
