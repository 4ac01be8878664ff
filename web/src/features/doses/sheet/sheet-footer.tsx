import { useId } from 'react'
import { Button } from '../../../ui/button.tsx'
import { FormProblem } from '../../../ui/form-problem.tsx'
import type { Double } from './double.ts'
import { DoubleWarning } from './double-warning.tsx'
import { type EntryPoint, entryPoints } from './entry-points.ts'
import { Notices } from './notices.tsx'

interface SheetFooterProps {
  door: EntryPoint
  /** the form that the button sends */
  form: string
  /** where the dose goes in, as far as that is chosen */
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

/** 'upper right abdomen' for 'Abdomen, upper right'; a person's own name for a site stays as it is. */
function within(site: string): string {
  if (!/^[A-Z][a-z]/.test(site)) return site
  const [part = site, side] = site.split(', ')
  const lower = part.charAt(0).toLowerCase() + part.slice(1)
  return side ? `${side} ${lower}` : lower
}

/** What the button does: 'Log · left thigh' once a site is chosen. */
function sendText(door: EntryPoint, [first, ...others]: readonly string[]): string {
  const { send } = entryPoints[door]
  if (!first || door === 'history') return send
  return `Log · ${others.length > 0 ? `${others.length + 1} sites` : within(first)}`
}

/** With a dose too many in sight, the first thing offered is not to log it. */
function Doubtful({ door, warning, pending, onSubmit, onClose }: SheetFooterProps & { warning: string }) {
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
        pendingLabel={entryPoints[door].sending}
        onClick={onSubmit}
      >
        Log anyway
      </Button>
    </>
  )
}

/** The buttons below everything, and above them what is to be known before one of them is pressed. */
export function SheetFooter(props: SheetFooterProps) {
  const { door, form, sites, problem, notices, double, today, timeZone, pending, onClose } = props
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
              pendingLabel={entryPoints[door].sending}
            >
              <span className="truncate">{sendText(door, sites)}</span>
            </Button>
          </>
        )}
      </div>
    </div>
  )
}
