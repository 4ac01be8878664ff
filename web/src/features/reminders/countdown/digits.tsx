import { useSyncExternalStore } from 'react'
import { everySecond } from './every-second.ts'
import { type TimeLeft, timeLeft } from './time-left.ts'

interface UnitProps {
  /** the instant that is counted down to, milliseconds since the epoch */
  at: number
  unit: keyof TimeLeft
  label: string
}

/** One number of the countdown. It draws nothing but itself, and only when it changes. */
function Unit({ at, unit, label }: UnitProps) {
  const value = useSyncExternalStore(everySecond, () => timeLeft(at - Date.now())[unit])
  return (
    <span className="flex min-w-14 flex-col items-center rounded-xl bg-surface px-2 py-2 shadow-lift">
      <span className="text-2xl leading-tight font-bold tabular-nums sm:text-3xl">
        {String(value).padStart(2, '0')}
      </span>
      <span className="text-xs font-semibold text-soft">{label}</span>
    </span>
  )
}

const units = [
  ['days', 'days'],
  ['hours', 'hrs'],
  ['minutes', 'min'],
  ['seconds', 'sec'],
] as const

/** What is left until an instant, second by second. Screen readers may look, but are not told of each second. */
export const Digits = ({ at }: { at: number }) => (
  <p role="timer" aria-live="off" aria-label="Time left" className="flex gap-2 max-sm:w-full max-sm:*:flex-1">
    {units.map(([unit, label]) => (
      <Unit key={unit} at={at} unit={unit} label={label} />
    ))}
  </p>
)
