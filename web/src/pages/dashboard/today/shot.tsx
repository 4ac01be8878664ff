import type { Reminder } from '@pepwell/contract/reminders/reminders'
import { NEAR } from '@pepwell/domain/today/due-times'
import { SOON } from '../../../features/reminders/countdown/time-left.ts'
import type { ShotProps } from './day-props.ts'
import { DueCard, FarCard } from './due-card.tsx'
import { putOffUntil, type ShotLine } from './lines.ts'
import { DueRow, NextRow, OverdueRow } from './shot-rows.tsx'

interface ShotLineProps extends ShotProps {
  line: ShotLine
  /** whether it is the next action */
  isHero: boolean
  /** milliseconds since the epoch */
  now: number
}

function stateOf({ kind }: ShotLine, left: number) {
  if (kind === 'overdue') return 'overdue'
  return left <= 0 ? 'due' : left < SOON ? 'soon' : 'normal'
}

/** An overdue reminder with the dose of its day. */
const ofThatDay = (reminder: Reminder): Reminder => ({
  ...reminder,
  dose: reminder.overdue?.dose ?? reminder.dose,
})

/** A due, overdue or upcoming dose; a card if it is the next action. */
export function Shot({ line, isHero, now, ...shot }: ShotLineProps) {
  const left = line.at - now
  if (isHero) {
    if (left > NEAR) return <FarCard {...shot} />
    const reminder = line.kind === 'overdue' ? ofThatDay(shot.reminder) : shot.reminder
    return <DueCard {...shot} reminder={reminder} now={now} state={stateOf(line, left)} />
  }
  if (line.kind === 'overdue') return <OverdueRow {...shot} state={line.state} now={now} />
  const Row = line.kind === 'due' ? DueRow : NextRow
  return <Row {...shot} putOff={putOffUntil(line, now)} />
}
