import { AlarmClock, BellRing, Clock, Syringe } from 'lucide-react'
import type { ReactNode } from 'react'
import { cx } from '../../../lib/classes.ts'
import { formatInstant } from '../../../lib/dates.ts'
import { Button } from '../../../ui/button.tsx'
import { doseOf, type ReminderDose } from '../overdue/reminder-dose.ts'
import type { Countdown } from './countdown.ts'
import { Digits } from './digits.tsx'

/** Something that is next or due. */
export type Upcoming = Extract<Countdown, { at: number }>

interface CountdownPanelProps {
  upcoming: Upcoming
  timeZone: string
  onLog: (dose: ReminderDose) => void
}

/** As much of the page whatever is shown, so that nothing below moves. */
export const room = 'min-h-60 sm:min-h-51'

const tones = {
  normal: { style: 'bg-info-soft text-info-ink', icon: <Clock /> },
  soon: { style: 'bg-warn-soft text-warn-ink', icon: <AlarmClock /> },
  due: { style: 'bg-danger-soft text-danger-ink', icon: <BellRing /> },
}

/** 'BPC-157, 250 mcg', and how many more there are. */
export function shotText({ reminder, others }: Pick<Upcoming, 'reminder' | 'others'>): string {
  const shot = `${reminder.userPeptide.peptide.name}, ${reminder.dose}`
  return others > 0 ? `${shot}, and ${others} more` : shot
}

const Due = () => (
  <div>
    <p className="text-2xl leading-tight font-bold tracking-tight sm:text-3xl">Shot is due!</p>
    <p className="font-semibold">Log your shot now</p>
  </div>
)

function Row({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <div className="flex min-h-18 items-center gap-4">
      <span aria-hidden="true" className="max-sm:hidden [&_svg]:size-8">
        {icon}
      </span>
      {children}
    </div>
  )
}

/** The next shot: what is left until then, or that it is due, and the way to log it. */
export function CountdownPanel({ upcoming, timeZone, onLog }: CountdownPanelProps) {
  const { state, reminder, at } = upcoming
  const { name } = reminder.userPeptide.peptide
  const { style, icon } = tones[state]
  return (
    <div
      data-state={state}
      className={cx('flex flex-col justify-between gap-4 rounded-2xl p-4', room, style)}
    >
      <Row icon={icon}>{state === 'due' ? <Due /> : <Digits at={at} />}</Row>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <div className="min-w-0">
          <p className="font-bold text-ink">{shotText(upcoming)}</p>
          <p className="text-ink tabular-nums">{formatInstant(new Date(at).toISOString(), timeZone)}</p>
        </div>
        <Button
          variant={state === 'normal' ? 'secondary' : 'primary'}
          className="max-sm:w-full"
          aria-label={`Log shot of ${name}`}
          onClick={() => onLog(state === 'due' ? doseOf(reminder) : { entryId: reminder.userPeptideId })}
        >
          <Syringe className="size-5" aria-hidden="true" />
          Log shot
        </Button>
      </div>
    </div>
  )
}
