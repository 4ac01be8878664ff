import { dosingScheduleOf, isSameFrequency } from '../schedules/frequencies.ts'
import type { Warning } from './warnings.ts'

/** The amount and unit before a frequency: '0.5 mg, ' of '0.5 mg, weekly'. */
const AMOUNT = /^\D*\d[\d.,/ ]*\p{L}[\p{L}.]*,?\s*/u

/** Asks which one is right when a dose names another frequency than its plan: '250 mcg per day' twice daily. */
export function doseFrequencyWarnings(currentDose: string, frequency: string): Warning[] {
  const said = currentDose.trim().replace(AMOUNT, '')
  const read = said.replace(/^(?:per|an?|each) /i, 'once per ')
  if (!dosingScheduleOf(read) || !dosingScheduleOf(frequency) || isSameFrequency(read, frequency)) return []
  const message = `Your dose says “${said}”, but your plan says ${frequency.trim()}. Which one is right?`
  return [{ code: 'TWO_FREQUENCIES', message }]
}
