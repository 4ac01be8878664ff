import { cx } from '../../lib/classes.ts'
import type { ChatMessage } from './chat.api.ts'
import type { MessageActions } from './message-menu.tsx'
import { reactionStyles, reactorNames } from './reactions.ts'
import { useLongPress } from './use-long-press.ts'

interface ReactionChipsProps {
  message: ChatMessage
  /** undefined where the reader can't react */
  onReact: MessageActions['onReact']
  /** lists who reacted */
  onList: () => void
}

/** The reactions below a message. A press adds or removes the reader's own; a long press lists who reacted. */
export function ReactionChips({ message, onReact, onList }: ReactionChipsProps) {
  const longPress = useLongPress(onList)
  if (message.reactions.length === 0) return null
  return (
    <ul
      aria-label="Reactions"
      {...longPress}
      className={cx('mt-1 flex flex-wrap gap-1 pointer-coarse:select-none', message.isOwn && 'justify-end')}
    >
      {message.reactions.map((reaction) => {
        const { emoji, label } = reactionStyles[reaction.reaction]
        const who = reactorNames(reaction)
        return (
          <li key={reaction.reaction}>
            <button
              type="button"
              aria-pressed={reaction.isOwn}
              aria-label={`${label}: ${who}`}
              aria-disabled={onReact === undefined}
              title={who}
              onClick={() => onReact?.(message, reaction.reaction)}
              className={cx(
                'inline-flex h-8 min-w-11 items-center justify-center gap-1 rounded-full border px-2 text-sm font-semibold tabular-nums',
                reaction.isOwn
                  ? 'border-accent bg-accent-soft text-accent-ink'
                  : 'border-line bg-surface text-soft',
              )}
            >
              <span aria-hidden="true">{emoji}</span>
              {reaction.count > 1 && <span aria-hidden="true">{reaction.count}</span>}
            </button>
          </li>
        )
      })}
    </ul>
  )
}
