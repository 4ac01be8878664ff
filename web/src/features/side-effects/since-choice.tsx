import { addDays, dayOf, instantOf } from '@pepwell/domain/time/calendar'
import { type ReactNode, useState } from 'react'
import { serverNow } from '../../lib/time/clock.ts'
import { formatInstantInFull } from '../../lib/time/dates.ts'
import { Segmented } from '../../ui/segmented.tsx'

const MINUTE_MS = 60_000

/** When a day's side effects start unless people say otherwise. Early, so that vomiting since yesterday counts as over a day. */
const MORNING = '08:00'

/** The usual starts of a side effect, in milliseconds since the epoch; the morning only after it. */
function usualStarts(now: number, timeZone: string) {
  const today = dayOf(now, timeZone)
  const starts = [
    { value: 'now', label: 'Now', at: now },
    { value: 'morning', label: 'Morning', at: instantOf(today, MORNING, timeZone) },
    { value: 'yesterday', label: 'Yesterday', at: instantOf(addDays(today, -1), MORNING, timeZone) },
  ]
  return starts.filter(({ at }) => at <= now)
}

const OTHER = { value: 'other', label: 'Other' }

interface SinceChoiceProps {
  /** an instant in ISO format */
  value: string
  onChange: (instant: string) => void
  timeZone: string
  error?: string | undefined
  /** fields for any other time */
  children: ReactNode
}

/** When a side effect started: a usual time, or another one. */
export function SinceChoice({ value, onChange, timeZone, error, children }: SinceChoiceProps) {
  const [starts] = useState(() => usualStarts(serverNow(), timeZone))
  const [wantsOther, setWantsOther] = useState(false)
  const usual = starts.find(({ at }) => Math.abs(at - Date.parse(value)) < MINUTE_MS)
  const isOther = wantsOther || !usual || error !== undefined
  const choose = (chosen: string) => {
    const start = starts.find((one) => one.value === chosen)
    setWantsOther(!start)
    if (start) onChange(new Date(start.at).toISOString())
  }
  return (
    <div className="flex flex-col gap-4">
      <Segmented
        legend="Since"
        showLegend
        tight
        options={[...starts, OTHER]}
        value={isOther ? OTHER.value : usual.value}
        onChange={choose}
      />
      {isOther ? children : usual.value !== 'now' && <p>{formatInstantInFull(value, timeZone)}</p>}
    </div>
  )
}
