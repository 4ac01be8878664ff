import { cx } from '../lib/classes.ts'

interface CountBadgeProps {
  /** shown from 1 on */
  count: number
  /** above this, shows a plus because there is no room */
  max: number
  className: string
}

/** A count on a bar button. The button's accessible name contains the number. */
export const CountBadge = ({ count, max, className }: CountBadgeProps) =>
  count > 0 && (
    <span
      aria-hidden="true"
      className={cx(
        'absolute -top-0.5 -right-1 min-w-5 rounded-full px-1 text-center text-xs leading-5 font-bold tabular-nums ring-2 ring-canvas',
        className,
      )}
    >
      {count > max ? `${max}+` : count}
    </span>
  )
