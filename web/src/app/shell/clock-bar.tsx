import { Clock, X } from 'lucide-react'
import { useState } from 'react'
import { isNoted, note } from '../../lib/browser/storage.ts'
import { useClockError } from '../../lib/time/use-clock-error.ts'
import { IconButton } from '../../ui/icon-button.tsx'

const KEY = 'clock-bar-dismissed'

const MINUTE_MS = 60_000

/** A duration in its largest unit: '12 minutes', '3 hours', '2 days'. */
function amountText(ms: number): string {
  const minutes = Math.round(ms / MINUTE_MS)
  const [count, unit] =
    minutes < 60
      ? [minutes, 'minute']
      : minutes < 48 * 60
        ? [Math.round(minutes / 60), 'hour']
        : [Math.round(minutes / (24 * 60)), 'day']
  return `${count} ${unit}${count === 1 ? '' : 's'}`
}

/** Says once per session that the device's clock is wrong but doesn't matter. */
export function ClockBar() {
  const error = useClockError()
  const [isDismissed, setDismissed] = useState(() => isNoted('sessionStorage', KEY))
  if (error === undefined || isDismissed) return null
  const dismiss = () => {
    note('sessionStorage', KEY)
    setDismissed(true)
  }
  return (
    <div className="border-b border-line bg-sunken">
      <div className="mx-auto flex min-h-11 max-w-page items-center gap-2.5 px-4 text-[0.9375rem] leading-tight md:px-6">
        <Clock aria-hidden="true" className="size-5 shrink-0" />
        <p className="min-w-0 flex-1 py-1">
          {`Your device is ${amountText(Math.abs(error))} ${error > 0 ? 'fast' : 'slow'}, so we use the correct time.`}
        </p>
        <IconButton aria-label="Dismiss" className="-mr-3" onClick={dismiss}>
          <X className="size-5" aria-hidden="true" />
        </IconButton>
      </div>
    </div>
  )
}
