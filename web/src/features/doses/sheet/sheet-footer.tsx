import { useId } from 'react'
import { Button } from '../../../ui/button.tsx'
import { FormProblem } from '../../../ui/form-problem.tsx'
import type { Double } from './double.ts'
import { DoubleWarning } from './double-warning.tsx'
import { type EntryPoint, entryPoints } from './entry-points.ts'
import { Notices } from './notices.tsx'

interface SheetFooterProps {
  door: EntryPoint
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
function sendText(door: EntryPoint, [first, ...others]: readonly string[]): string {
  const { send } = entryPoints[door]
  if (!first || door === 'history') return send
  return `Log · ${others.length > 0 ? `${others.length + 1} sites` : within(first)}`
}

/** For a possible double dose, the primary button is not to log it. */
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

/** The sticky footer: warnings and buttons. */
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
