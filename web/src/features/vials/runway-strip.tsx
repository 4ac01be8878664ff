import type { Vial } from '@pepwell/contract/vials/vials'
import { type CalendarDay, daysBetween } from '@pepwell/domain/time/calendar'
import { formatMonthDay } from '../../lib/time/dates.ts'
import { colorSlotStyle } from '../../ui/color-dot.tsx'
import { dosesOf } from './vial-words.ts'

/** Extra days after the last date, as a share of the strip. */
const BEYOND = 0.08

interface RunwayStripProps {
  vial: Vial
  today: CalendarDay
  colorSlot: number
}

/** A timeline from today to the last dose, with the discard date. Its text says the same. */
export function RunwayStrip({ vial, today, colorSlot }: RunwayStripProps) {
  const { lastDoseOn, discardOn, left } = vial
  if (left.amount <= 0 || (discardOn !== null && discardOn < today)) return null
  const [last, discard] = [lastDoseOn, discardOn].map((day) =>
    day !== null && day >= today ? daysBetween(today, day) : undefined,
  )
  const days = Math.max(last ?? 0, discard ?? 0)
  if (days === 0 || last === undefined) return null
  const at = (day: number) => 2 + (day / days) * (100 - 2 - 100 * BEYOND)
  return (
    <span className="block">
      <svg
        viewBox="0 0 100 8"
        preserveAspectRatio="none"
        aria-hidden="true"
        style={colorSlotStyle(colorSlot)}
        className="block h-4 w-full overflow-visible"
      >
        <path d="M2 4h96" stroke="var(--line)" strokeWidth="4" vectorEffect="non-scaling-stroke" />
        <path d={`M2 4H${at(last)}`} stroke="var(--slot)" strokeWidth="4" vectorEffect="non-scaling-stroke" />
        <path d="M2 0v8" stroke="var(--ink)" strokeWidth="2" vectorEffect="non-scaling-stroke" />
        {discard !== undefined && (
          <path
            d={`M${at(discard)} 0v8`}
            stroke="var(--warn-ink)"
            strokeWidth="2"
            vectorEffect="non-scaling-stroke"
          />
        )}
      </svg>
      <span className="flex justify-between gap-3 text-sm text-soft tabular-nums">
        <span>
          {dosesOf(vial) === 0 ? 'Today' : `Last dose ${lastDoseOn ? formatMonthDay(lastDoseOn) : ''}`}
        </span>
        {discard !== undefined && discardOn && (
          <span className="font-semibold text-warn-ink">discard {formatMonthDay(discardOn)}</span>
        )}
      </span>
    </span>
  )
}
