import { BellRing, Clock } from 'lucide-react'
import { leftText } from '../../../features/reminders/countdown/time-left.ts'
import { Until } from '../../../features/reminders/countdown/until.tsx'
import { cx } from '../../../lib/classes.ts'

/** How it is with the next shot, as the countdown has it. */
export type DueState = 'normal' | 'soon' | 'due'

const pills = {
  normal: { style: 'text-info-ink', word: 'Next', icon: <Clock /> },
  soon: { style: 'text-warn-ink', word: 'Soon', icon: <Clock /> },
  due: { style: 'text-danger-ink', word: 'Shot is due!', icon: <BellRing /> },
}

/** The state, and what is left until then: in words of hours and minutes, second by second once it is soon. */
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
        {word}
      </span>
      {state === 'due' ? (
        <span className="font-bold">Log your shot now</span>
      ) : (
        // Screen readers may look, but are not told of each second.
        <span
          role="timer"
          aria-live="off"
          aria-label="Time left"
          className="text-xl font-bold tracking-tight tabular-nums"
        >
          <Until at={at} text={leftText} />
        </span>
      )}
    </>
  )
}
