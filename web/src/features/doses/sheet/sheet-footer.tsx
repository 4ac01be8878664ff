import { sitesText } from '@pepwell/domain/doses/injection-sites'
import { TriangleAlert } from 'lucide-react'
import { useId, useState } from 'react'
import { formatTime } from '../../../lib/time/dates.ts'
import { dayLabel } from '../../../lib/time/day-label.ts'
import { Button } from '../../../ui/button.tsx'
import { FormProblem } from '../../../ui/form-problem.tsx'
import { dayTaken } from '../by-day.ts'
import { DoseRow } from '../dose-row.tsx'
import type { Double } from './double-dose.ts'
import { type EntryPoint, entryPoints } from './entry-points.ts'

interface DoubleWarningProps {
  id: string
  double: Double
  today: string
  timeZone: string
}

/** Warns before saving a possible double dose: the other dose's time and site, and the plan. */
function DoubleWarning({ id, double, today, timeZone }: DoubleWarningProps) {
  const [isShown, show] = useState(false)
  const { dose, title, reason } = double
  const when = `${dayLabel(dayTaken(dose, timeZone), today)}, ${formatTime(dose.takenAt, timeZone)}`
  return (
    <div className="rounded-2xl bg-warn-soft py-3 pr-4 pl-3.5">
      <div className="flex gap-3">
        <TriangleAlert aria-hidden="true" className="mt-0.5 size-5.5 shrink-0 text-warn-ink" />
        <div className="min-w-0 flex-1">
          <div id={id} role="alert">
            <p className="text-lg/6 font-bold text-warn-ink tabular-nums">{title}</p>
            <p className="mt-1 text-ink">{[when, sitesText(dose)].filter(Boolean).join(' · ')}</p>
            <p className="text-ink">{reason}</p>
          </div>
          <button
            type="button"
            aria-expanded={isShown}
            onClick={() => show(!isShown)}
            className="mt-1 min-h-11 font-semibold text-warn-ink underline underline-offset-4"
          >
            {isShown ? 'Hide that dose' : 'Show that dose'}
          </button>
        </div>
      </div>
      {isShown && (
        <ul className="-mb-1 border-t border-warn-ink/25">
          <DoseRow dose={dose} timeZone={timeZone} />
        </ul>
      )}
    </div>
  )
}

/** Warnings before saving; none of them blocks. */
function Notices({ id, texts }: { id: string; texts: readonly string[] }) {
  return (
    <div id={id} role="status" className="empty:hidden">
      {texts.length > 0 && (
        <ul className="flex flex-col gap-2 rounded-2xl bg-warn-soft px-3.5 py-2.5 text-warn-ink">
          {texts.map((text) => (
            <li key={text} className="flex gap-2.5">
              <TriangleAlert aria-hidden="true" className="mt-1 size-4.5 shrink-0" />
              {text}
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

interface SheetFooterProps {
  entryPoint: EntryPoint
  /** id of the form to submit */
  form: string
  /** the chosen site, if any */
  sites: readonly string[]
  problem?: string
  notices: readonly string[]
  double?: Double
  today: string
  timeZone: string
  pending: boolean
  onSubmit: () => void
  onClose: () => void
}

const wide = 'flex-1 whitespace-nowrap'

/** 'upper right abdomen' for 'Abdomen, upper right'; custom names stay as they are. */
function within(site: string): string {
  if (!/^[A-Z][a-z]/.test(site)) return site
  const [part = site, side] = site.split(', ')
  const lower = part.charAt(0).toLowerCase() + part.slice(1)
  return side ? `${side} ${lower}` : lower
}

/** The button label: 'Log · left thigh' once a site is chosen. */
function sendText(entryPoint: EntryPoint, [first, ...others]: readonly string[]): string {
  const { send } = entryPoints[entryPoint]
  if (!first || entryPoint === 'history') return send
  return `Log · ${others.length > 0 ? `${others.length + 1} sites` : within(first)}`
}

/** For a possible double dose, the primary button is not to log it. */
function Doubtful({
  entryPoint,
  warning,
  pending,
  onSubmit,
  onClose,
}: SheetFooterProps & { warning: string }) {
  return (
    <>
      <Button size="lg" className={wide} aria-describedby={warning} onClick={onClose}>
        Don’t log
      </Button>
      <Button
        size="lg"
        variant="secondary"
        className={wide}
        aria-describedby={warning}
        pending={pending}
        pendingLabel={entryPoints[entryPoint].sending}
        onClick={onSubmit}
      >
        Log anyway
      </Button>
    </>
  )
}

/** The sticky footer: warnings and buttons. */
export function SheetFooter(props: SheetFooterProps) {
  const { entryPoint, form, sites, problem, notices, double, today, timeZone, pending, onClose } = props
  const [warning, noticed] = [useId(), useId()]
  return (
    <div className="flex flex-col gap-3">
      <FormProblem text={problem} />
      {(notices.length > 0 || double) && (
        <section
          aria-label="Before you log"
          // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by keys
          tabIndex={0}
          className="flex max-h-[38dvh] flex-col gap-3 overflow-y-auto"
        >
          <Notices id={noticed} texts={notices} />
          {double && <DoubleWarning id={warning} double={double} today={today} timeZone={timeZone} />}
        </section>
      )}
      <div className="flex gap-3">
        {double ? (
          <Doubtful {...props} warning={warning} />
        ) : (
          <>
            <Button variant="secondary" size="lg" className="max-md:px-4 md:flex-1" onClick={onClose}>
              Cancel
            </Button>
            <Button
              type="submit"
              form={form}
              size="lg"
              className="min-w-0 flex-2 max-md:px-3"
              aria-describedby={notices.length > 0 ? noticed : undefined}
              pending={pending}
              pendingLabel={entryPoints[entryPoint].sending}
            >
              <span className="truncate">{sendText(entryPoint, sites)}</span>
            </Button>
          </>
        )}
      </div>
    </div>
  )
}
