import { basename } from 'node:path'
import { BackupRefusal } from './refusal.ts'

/** '2026-06-15T03-30-00': names of backups sort by time. */
export const stampOf = (instant: Date): string => instant.toISOString().slice(0, 19).replaceAll(':', '-')

/** The time is optional: people name backups by day, with or without separators. */
const STAMP =
  /(?<!\d)(20\d\d)[-_.]?(0[1-9]|1[0-2])[-_.]?(0[1-9]|[12]\d|3[01])(?:[T_-]?(\d\d)[-:.]?(\d\d)[-:.]?(\d\d))?(?!\d)/

/** The name is made when the content is read; the clock may be changed in between. */
const TOLERANCE_MS = 60 * 60 * 1000

/** A day without a time may be meant in any time zone, from its noon in UTC. */
const TOLERANCE_OF_DAY_MS = 36 * TOLERANCE_MS

/**
 * An old backup has a valid signature, too, so only its content reveals that it was given a newer name.
 * @throws BackupRefusal if the name has another time than the content
 */
export function requireNamedTime(file: string, madeAt: string): void {
  const [, year, month, day, ...time] = STAMP.exec(basename(file)) ?? []
  const hasTime = time[0] !== undefined
  const named = Date.parse(`${year}-${month}-${day}T${hasTime ? time.join(':') : '12:00:00'}Z`)
  const tolerance = hasTime ? TOLERANCE_MS : TOLERANCE_OF_DAY_MS
  if (Number.isNaN(named) || Math.abs(named - Date.parse(madeAt)) <= tolerance) return
  throw new BackupRefusal(
    `${file} was made on ${momentOf(madeAt)}, not at the time in its name. Someone may have swapped it for another backup. To restore it anyway, rename it.`,
  )
}

/** 'Jun 15, 2026, 3:30 AM UTC' */
export const momentOf = (madeAt: string): string =>
  `${new Date(madeAt).toLocaleString('en-US', { dateStyle: 'medium', timeStyle: 'short', timeZone: 'UTC' })} UTC`
