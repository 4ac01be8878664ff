import { MAX_QUESTION_LENGTH } from '@pepwell/domain/assistant/assistant'
import { SendHorizontal, Square } from 'lucide-react'
import type { KeyboardEvent } from 'react'
import { TextArea } from '../../ui/text-input.tsx'

interface AskFieldProps {
  text: string
  onText: (text: string) => void
  onAsk: (question: string) => void
  /** stops the current answer; undefined when idle */
  onStop?: (() => void) | undefined
}

const round =
  'grid size-11 shrink-0 place-items-center rounded-full transition-colors duration-100 disabled:opacity-40'

/** The question input. Enter sends, Shift+Enter adds a line. */
export function AskField({ text, onText, onAsk, onStop }: AskFieldProps) {
  const question = text.trim()
  const ask = () => !onStop && question !== '' && onAsk(question)
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
    event.preventDefault()
    ask()
  }
  return (
    <div className="flex items-end gap-2">
      <TextArea
        aria-label="Your question"
        placeholder="Ask about your peptides..."
        rows={1}
        maxLength={MAX_QUESTION_LENGTH}
        value={text}
        onChange={(event) => onText(event.target.value)}
        onKeyDown={onKeyDown}
        className="field-sizing-content max-h-40 min-h-11 resize-none! rounded-3xl"
      />
      {onStop ? (
        <button type="button" aria-label="Stop" onClick={onStop} className={`${round} bg-ink text-surface`}>
          <Square className="size-4 fill-current" aria-hidden="true" />
        </button>
      ) : (
        <button
          type="button"
          aria-label="Ask"
          disabled={question === ''}
          onClick={ask}
          className={`${round} bg-accent text-on-accent hover:bg-accent-strong`}
        >
          <SendHorizontal className="size-5" aria-hidden="true" />
        </button>
      )}
    </div>
  )
}
