import { cx } from '../../lib/classes.ts'

/** Beyond so many the exact number helps nobody. */
const MOST_SHOWN = 99

/** How much waits, as it is said after the name of a way: nothing while it is not known, or where nothing does. */
export const inboxCountText = (count: number | undefined): string =>
  count ? `, ${count > MOST_SHOWN ? `more than ${MOST_SHOWN}` : count} waiting` : ''

/** How much waits behind a way, for the eye; its name says it to others. */
export const InboxCount = ({ count, className }: { count: number | undefined; className?: string }) =>
  count ? (
    <span
      aria-hidden="true"
      className={cx(
        'min-w-5 rounded-full bg-danger px-1.5 text-center text-xs leading-5 font-bold tabular-nums text-white dark:text-canvas',
        className,
      )}
    >
      {count > MOST_SHOWN ? `${MOST_SHOWN}+` : count}
    </span>
  ) : null
