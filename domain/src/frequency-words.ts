import { rhythmOf } from './frequencies.ts'
import type { Rhythm } from './frequency-phrases.ts'
import { daysText } from './reminders.ts'

const counted = (count: number, unit: string) => `${count} ${unit}${count === 1 ? '' : 's'}`

/** '2 doses a day', '1 dose every 3 weeks' */
const per = (doses: number, count: number, unit: string) =>
  `${counted(doses, 'dose')} ${count === 1 ? `a ${unit}` : `every ${counted(count, unit)}`}`

function rhythmText(rhythm: Rhythm): string {
  if (rhythm.kind === 'cycle')
    return `a dose a day, ${counted(rhythm.daysOn, 'day')} on and ${counted(rhythm.daysOff, 'day')} off`
  if (rhythm.kind === 'months') return per(rhythm.doses, rhythm.months, 'month')
  const { doses, days, on } = rhythm
  const text = days % 7 === 0 ? per(doses, days / 7, 'week') : per(doses, days, 'day')
  return on && on.length < 7 ? `${text}: ${daysText(on)}` : text
}

/**
 * How a frequency was understood, for whoever wrote it: 'Counted as 1 dose every 3 days', or that it is 'Not counted in
 * Following Plan'.
 */
export function countedText(frequency: string): string {
  const rhythm = rhythmOf(frequency)
  return rhythm ? `Counted as ${rhythmText(rhythm)}` : 'Not counted in Following Plan'
}
