import { ArrowDown, ArrowUp, Minus } from 'lucide-react'
import { percentText } from '../../../lib/format/percent.ts'
import type { Change } from './reports.api.ts'

const styles = {
  up: { Icon: ArrowUp, className: 'text-accent-ink', said: 'up' },
  down: { Icon: ArrowDown, className: 'text-danger-ink', said: 'down' },
  flat: { Icon: Minus, className: 'text-soft', said: 'unchanged' },
}

/** A trend: arrow, change and color. */
export function ChangeMark({ direction, percentage }: Change) {
  const { Icon, className, said } = styles[direction]
  return (
    <span
      className={`inline-flex items-center gap-0.5 text-sm font-semibold whitespace-nowrap tabular-nums ${className}`}
    >
      <Icon className="size-3.5" aria-hidden="true" />
      <span className="sr-only">{said}</span>
      {percentage === null ? (direction === 'flat' ? '' : 'new') : percentText(Math.abs(percentage))}
    </span>
  )
}
