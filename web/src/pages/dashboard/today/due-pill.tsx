import { BellRing, Clock } from 'lucide-react'
import { RelativeTime } from '../../../features/reminders/countdown/relative-time.tsx'
import { countdownText, overdueByText } from '../../../features/reminders/countdown/time-left.ts'
import { cx } from '../../../lib/classes.ts'

/** How close the next shot is. */
export type DueState = 'normal' | 'soon' | 'due' | 'overdue'

const pills = {
  normal: { style: 'text-info-ink', word: 'Next', icon: <Clock /> },
  soon: { style: 'text-warn-ink', word: 'Soon', icon: <Clock /> },
  due: { style: 'text-danger-ink', word: 'Shot is due!', icon: <BellRing /> },
  overdue: { style: 'text-warn-ink', word: 'Overdue', icon: <Clock /> },
}

const cards = {
  normal: 'bg-info-soft dark:border-info-ink/25',
  soon: 'bg-warn-soft dark:border-warn-ink/25',
  due: 'bg-danger-soft dark:border-danger-ink/25',
  overdue: 'border-2! border-warn-ink/50 bg-warn-soft',
}

/** The countdown card: blue, yellow when soon, red when due, amber with a border when overdue. */
export const dueCardStyle = (state: DueState): string =>
  cx('rounded-3xl p-4 sm:p-5 dark:border', cards[state])

/** State and countdown, ticking every second. */
export function DuePill({ state, at }: { state: DueState; at: number }) {
  const { style, word, icon } = pills[state]
  return (
    <>
      <span
        className={cx(
          'inline-flex items-center gap-1.5 rounded-full bg-surface px-3 py-1 text-sm font-bold [&_svg]:size-4',
          style,
        )}
      >
        <span aria-hidden="true">{icon}</span>
        {state === 'overdue' ? <RelativeTime at={at} text={overdueByText} /> : word}
      </span>
      {state === 'due' && <span className="font-bold">Log your shot now</span>}
      {(state === 'normal' || state === 'soon') && (
        // Readable by screen readers, but not announced every second.
        <span
          role="timer"
          aria-live="off"
          aria-label="Time left"
          className="text-xl font-bold tracking-tight whitespace-nowrap tabular-nums"
        >
          <RelativeTime at={at} text={countdownText} />
        </span>
      )}
    </>
  )
}
