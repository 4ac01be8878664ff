import { MAX_MESSAGE_LENGTH } from '@pepwell/domain/social/chat'
import { SendHorizontal } from 'lucide-react'
import { type KeyboardEvent, type ReactNode, type Ref, useId } from 'react'
import { cx } from '../../lib/classes.ts'

interface ComposerProps {
  /** the field's ref, for focus */
  ref?: Ref<HTMLTextAreaElement>
  /** the recipient: 'Message to Jonas Thiel' */
  label: string
  text: string
  onText: (text: string) => void
  /** the text to send, trimmed and not empty */
  onSend: (text: string) => void
  /** rendered before the field */
  attach?: ReactNode
  onEscape?: () => void
  /** rendered above the field */
  children?: ReactNode
}

/** Shows the remaining characters from this number on. */
const NEAR = 200

/** Remaining characters as the contract counts them: an emoji is one. */
const roomLeft = (text: string): number => MAX_MESSAGE_LENGTH - [...text.trim()].length

/** The message composer. Enter sends, Shift+Enter adds a line. */
export function Composer(props: ComposerProps) {
  const { ref, label, text, onText, onSend, attach, onEscape, children } = props
  const id = useId()
  const left = roomLeft(text)
  const canSend = text.trim() !== '' && left >= 0
  const send = () => canSend && onSend(text.trim())
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') onEscape?.()
    // An Enter that confirms an input method's word doesn't send.
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
    event.preventDefault()
    send()
  }
  return (
    <div className="border-t border-line bg-surface pb-safe-0">
      <div className="mx-auto max-w-180 px-3 py-2.5 md:px-4">
        {children}
        {left < NEAR && (
          <p
            id={id}
            role={left < 0 ? 'alert' : undefined}
            className={cx(
              'mb-1.5 text-right text-sm tabular-nums',
              left < 0 ? 'text-danger-ink' : 'text-soft',
            )}
          >
            {left < 0 ? `Please use at most ${MAX_MESSAGE_LENGTH} characters` : `${left} left`}
          </p>
        )}
        <div className="flex items-end gap-2">
          {attach}
          <textarea
            ref={ref}
            aria-label={label}
            aria-describedby={left < NEAR ? id : undefined}
            aria-invalid={left < 0 || undefined}
            placeholder="Type a message..."
            rows={1}
            enterKeyHint="send"
            value={text}
            onChange={(event) => onText(event.target.value)}
            onKeyDown={onKeyDown}
            className="field-sizing-content block max-h-40 min-h-11 min-w-0 flex-1 resize-none rounded-3xl border border-edge bg-surface px-4 py-2 text-ink placeholder:text-soft focus-visible:outline-offset-0"
          />
          <button
            type="button"
            aria-label="Send message"
            aria-disabled={!canSend}
            onClick={send}
            className="grid size-11 shrink-0 place-items-center rounded-full bg-accent text-on-accent transition-colors duration-100 not-aria-disabled:hover:bg-accent-strong"
          >
            <SendHorizontal className="size-5" aria-hidden="true" />
          </button>
        </div>
      </div>
    </div>
  )
}
