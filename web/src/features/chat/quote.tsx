import type { QuotedMessage } from '@pepwell/contract/social/chat-messages'
import { cx } from '../../lib/classes.ts'
import { quotedName, quotedWords } from './quoted.ts'

/** The quoted sender and first line. */
export function QuotedLines({ quoted, isInOwn }: { quoted: QuotedMessage; isInOwn?: boolean }) {
  return (
    <span className="block min-w-0 border-l-3 border-accent pl-2 text-sm leading-5 whitespace-normal">
      <span className="block truncate font-semibold text-accent-ink">{quotedName(quoted)}</span>{' '}
      <span className={cx('block truncate', isInOwn ? 'text-mine-soft' : 'text-soft')}>
        {quotedWords(quoted)}
      </span>
    </span>
  )
}

interface QuoteProps {
  quoted: QuotedMessage
  isInOwn: boolean
  onGoTo: (seq: number) => void
}

/** The message that a reply quotes; a press scrolls to it. */
export const Quote = ({ quoted, isInOwn, onGoTo }: QuoteProps) => (
  <button
    type="button"
    className="mt-1 mb-1.5 block w-full min-w-40 rounded-md py-1 pr-2 text-left whitespace-normal hover:bg-ink/5"
    onClick={(event) => {
      event.stopPropagation()
      onGoTo(quoted.seq)
    }}
  >
    <span className="sr-only">In reply to</span> <QuotedLines quoted={quoted} isInOwn={isInOwn} />
  </button>
)
