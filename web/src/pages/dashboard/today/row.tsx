import { Check } from 'lucide-react'
import { type ReactNode, useEffect, useRef } from 'react'
import { animate } from '../../../lib/browser/motion.ts'
import { cx } from '../../../lib/classes.ts'
import { formatTime, formatWeekday } from '../../../lib/time/dates.ts'
import { NoBreakText } from '../../../ui/no-break-text.tsx'

const markerStyle = 'relative grid size-6.5 place-items-center rounded-full'

const markers = {
  queued: (
    <span className={cx(markerStyle, 'border-3 border-(--slot) bg-canvas text-(--slot)')}>
      <Check className="size-3.5" strokeWidth={3.5} />
    </span>
  ),
  due: (
    <span className={cx(markerStyle, 'border-3 border-(--slot) bg-canvas')}>
      <span className="size-2.5 rounded-full bg-(--slot)" />
    </span>
  ),
  next: <span className={cx(markerStyle, 'border-3 border-(--slot) bg-canvas')} />,
  overdue: <span className={cx(markerStyle, 'border-2 border-dashed border-edge bg-canvas')} />,
}

/** The tick draws itself when the dose was taken just now. */
function TakenMarker({ isNew }: { isNew: boolean }) {
  const tick = useRef<SVGSVGElement>(null)
  useEffect(() => {
    // A dash as long as the tick moves in.
    if (isNew)
      animate(
        tick.current,
        [24, 0].map((strokeDashoffset) => ({ strokeDasharray: 24, strokeDashoffset })),
      )
  }, [isNew])
  return (
    <span className={cx(markerStyle, 'bg-(--slot) text-surface')}>
      <Check ref={tick} className="size-4" strokeWidth={3} />
    </span>
  )
}

interface RowProps {
  /** milliseconds since the epoch */
  at: number
  timeZone: string
  marker: keyof typeof markers | 'taken'
  /** taken here just now */
  isNew?: boolean
  /** shows the date if on another day */
  isOfAnotherDay?: boolean
  children: ReactNode
}

/** A row of the day's timeline; a plain card on phones. Children use the peptide's color slot. */
export function Row({ at, timeZone, marker, isNew = false, isOfAnotherDay = false, children }: RowProps) {
  const when = new Date(at).toISOString()
  return (
    <div className="grid-cols-[3.75rem_1.625rem_minmax(0,1fr)] gap-x-2.5 min-[15rem]:max-md:not-group-data-hero:grid md:grid">
      <time
        dateTime={when}
        className="pt-0.5 max-md:group-data-hero:hidden text-right text-[0.8125rem] leading-5.5 whitespace-nowrap text-soft tabular-nums"
      >
        {isOfAnotherDay && <span className="block">{formatWeekday(when, timeZone)} </span>}
        {formatTime(when, timeZone)}
      </time>
      <span aria-hidden="true" className="max-md:group-data-hero:hidden">
        {marker === 'taken' ? <TakenMarker isNew={isNew} /> : markers[marker]}
      </span>
      <div className="@container min-w-0">{children}</div>
    </div>
  )
}

/** Names longer than this may break, so the dose next to them doesn't. */
const LONG_NAME = 16

/** Peptide and dose; neither breaks while it fits the line. */
export const NameAndDose = ({ name, dose }: { name: string; dose: string }) => (
  <>
    <span className={cx('font-bold', name.length < LONG_NAME && 'whitespace-nowrap')}>
      <NoBreakText>{name}</NoBreakText>
    </span>{' '}
    <span className="inline-block max-w-full tabular-nums">{dose}</span>
  </>
)

/** Peptide and dose, with the status for screen readers. */
export const DoseTitle = ({ name, dose, state }: { name: string; dose: string; state: string }) => (
  <p className="wrap-anywhere">
    <NameAndDose name={name} dose={dose} />
    <span className="sr-only">, {state}</span>
  </p>
)
