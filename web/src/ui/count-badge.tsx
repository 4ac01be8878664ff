import { cx } from '../lib/classes.ts'

interface CountBadgeProps {
  /** shown from 1 on */
  count: number
  /** beyond so many the exact number has no room */
  most: number
  className: string
}

/** How many wait behind a button of the bar. Its name says the number to those who don't see it. */
export const CountBadge = ({ count, most, className }: CountBadgeProps) =>
  count > 0 && (
    <span
      aria-hidden="true"
      className={cx(
        'absolute -top-0.5 -right-1 min-w-5 rounded-full px-1 text-center text-xs leading-5 font-bold tabular-nums ring-2 ring-canvas',
        className,
      )}
    >
      {count > most ? `${most}+` : count}
    </span>
  )
