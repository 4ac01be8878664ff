import { formatMonth } from '../../../lib/dates.ts'
import type { HeatDay } from './weeks.ts'

const counted = (number: number, thing: string): string => `${number} ${number === 1 ? thing : `${thing}s`}`

/** The heat map in words, for those who can't see it. */
export function MonthSummary({ weeks }: { weeks: readonly HeatDay[][] }) {
  const months = Map.groupBy(weeks.flat(), ({ day }) => day.slice(0, 7))
  return (
    <ul className="sr-only">
      {[...months].map(([month, days]) => {
        const taken = days.filter(({ doses }) => doses)
        const total = taken.reduce((sum, { doses }) => sum + (doses ?? 0), 0)
        return (
          <li key={month}>
            {formatMonth(month)}: {counted(total, 'dose')} on {counted(taken.length, 'day')}
          </li>
        )
      })}
    </ul>
  )
}
