import { type Weekday, weekdays } from '../schedules/schedules.ts'
import { localClock } from '../time/calendar.ts'

/** How many doses were taken on a weekday in an hour of the person's clock. */
export interface DosingTime {
  weekday: Weekday
  /** 0 to 23 */
  hour: number
  doses: number
}

const HOUR_MS = 60 * 60 * 1000
const HOURS_PER_WEEK = 7 * 24

/** The hours from the Monday before 1970-01-01, a Thursday. */
const HOURS_BEFORE = 3 * 24

/**
 * When doses were taken, by weekday from Monday and by hour.
 * @param takenAt milliseconds since the epoch
 */
export function dosingTimes(takenAt: readonly number[], timeZone: string): DosingTime[] {
  const counts = new Array<number>(HOURS_PER_WEEK).fill(0)
  for (const at of takenAt) {
    const hours = Math.floor(localClock(at, timeZone) / HOUR_MS) + HOURS_BEFORE
    const hourOfWeek = ((hours % HOURS_PER_WEEK) + HOURS_PER_WEEK) % HOURS_PER_WEEK
    counts[hourOfWeek] = (counts[hourOfWeek] ?? 0) + 1
  }
  return counts.flatMap((doses, hourOfWeek) => {
    const weekday = weekdays[Math.floor(hourOfWeek / 24)]
    return doses > 0 && weekday ? [{ weekday, hour: hourOfWeek % 24, doses }] : []
  })
}
