import type { NewReminder } from '@pepwell/contract/reminders/reminders'
import { dayOf } from '@pepwell/domain/time/calendar'
import type { z } from 'zod'
import type { Db } from '../../database/connect.ts'
import { insertReminder } from './reminders.queries.ts'
import { newSchedule } from './stored-schedule.ts'

/** A requested reminder, with its own dose or none. */
interface ReminderInput extends Omit<z.output<typeof NewReminder>, 'dose'> {
  dose: string | null
  answeredFrequency: string
}

interface Circumstances {
  userId: string
  now: number
  timeZone: string
  /** since when its occurrences count, milliseconds since the epoch; now by default */
  countsFrom?: number
}

/**
 * Stores a reminder per time. The first has the client's id, so all of them exist or none.
 * @returns the id of the first; undefined if the client's id isn't new
 */
export async function insertEachTime(
  tx: Db,
  { notifications, clientId, time, alsoAt, ...input }: ReminderInput,
  { userId, now, timeZone, countsFrom = now }: Circumstances,
): Promise<number | undefined> {
  const moment = new Date(now)
  const dates = { countsFrom: new Date(countsFrom), createdAt: moment, updatedAt: moment }
  const row = { ...input, ...newSchedule(input, dayOf(now, timeZone)), ...notifications, ...dates, userId }
  const first = await insertReminder(tx, { ...row, time, clientId: clientId ?? null })
  const others = first === undefined ? [] : new Set(alsoAt).difference(new Set([time]))
  for (const other of others) await insertReminder(tx, { ...row, time: other })
  return first
}
