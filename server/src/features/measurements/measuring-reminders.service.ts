import type { MeasuringReminder } from '@pepwell/contract/measurements/measuring-reminders'
import * as calls from '@pepwell/contract/measurements/measuring-reminders.calls'
import {
  type MeasuringSubject,
  measuringDay,
  nextMeasuring,
} from '@pepwell/domain/measurements/measuring-reminders'
import { addDays, dayOf } from '@pepwell/domain/time/calendar'
import { checkOn, isCheckTime, nextCheck } from '@pepwell/domain/time/daily-checks'
import type { FeatureDeps } from '../../app-deps.ts'
import type { Db } from '../../database/connect.ts'
import { isDatabaseAway } from '../../database/database-away.ts'
import type { SessionUser } from '../../http/session.ts'
import type { Notifications } from '../notifications/notifications.service.ts'
import { measuringNotification } from './measuring-kind.ts'
import * as queries from './measuring-reminders.queries.ts'

/** Reminders per page. */
const PAGE = 200

type Deps = Pick<FeatureDeps, 'db' | 'clock' | 'people' | 'logger'> & {
  notifications: Pick<Notifications, 'notify'>
}

/** Measurement reminders: how often, and the messages. */
export function measuringRemindersService({ db, clock, people, logger, notifications }: Deps) {
  async function list(within: Db, { id, timeZone }: SessionUser): Promise<MeasuringReminder[]> {
    const now = clock.now()
    const today = dayOf(now, timeZone)
    const rows = await queries.remindersOf(within, id)
    return rows.map(({ subject, everyDays, lastOn, dueAt }) => {
      // A later measurement moves the reminder; the job notices that on its day.
      const moved = lastOn === null ? 0 : nextMeasuring({ lastOn, everyDays }, { now, today, timeZone })
      const next = Math.max(dueAt.getTime(), moved)
      return { subject, everyDays, nextOn: dayOf(next, timeZone) }
    })
  }

  /** Sends a person's due measuring reminders; failed ones stay due. */
  const remind = (due: queries.DueReminder, now: number) =>
    db.transaction().execute(async (tx) => {
      const reminder = await queries.claimReminder(tx, due, new Date(now))
      if (!reminder) return
      const { timeZone, lastOn, everyDays, userId } = reminder
      const today = dayOf(now, timeZone)
      const day = measuringDay(lastOn, everyDays, today)
      if (day > today) return queries.postpone(tx, reminder, new Date(checkOn(day, timeZone)))
      if (!isCheckTime(now, timeZone))
        return queries.postpone(tx, reminder, new Date(nextCheck(now, timeZone)))
      await notifications.notify(tx, userId, measuringNotification(reminder, today))
      return queries.postpone(tx, reminder, new Date(checkOn(addDays(today, everyDays), timeZone)))
    })

  async function tryReminder(due: queries.DueReminder, now: number): Promise<void> {
    try {
      await remind(due, now)
    } catch (error) {
      if (isDatabaseAway(error)) throw error
      logger.error({ err: error, userId: due.userId }, 'a measurement reminder could not be sent')
    }
  }

  return {
    list: (user: SessionUser) => list(db, user),

    /** Sets how often to remind; null turns it off. */
    set: (
      user: SessionUser,
      { subject, everyDays }: { subject: MeasuringSubject; everyDays: MeasuringReminder['everyDays'] | null },
    ): Promise<MeasuringReminder[]> =>
      db.transaction().execute(async (tx) => {
        if (everyDays === null) await queries.deleteReminder(tx, user.id, subject)
        else {
          const now = clock.now()
          const { id: userId, timeZone } = user
          const lastOn = await queries.lastMeasured(tx, userId, subject)
          const at = { now, today: dayOf(now, timeZone), timeZone }
          const dueAt = new Date(nextMeasuring({ lastOn, everyDays }, at))
          await queries.saveReminder(tx, { userId, subject, everyDays, dueAt, updatedAt: new Date(now) })
        }
        await people.publishToOwnPages(tx, user.id, calls.setMeasuringReminder)
        return list(tx, user)
      }),

    /** Sends all reminders that are due. */
    async sendDue(): Promise<void> {
      const now = clock.now()
      let page: queries.DueReminder[] = []
      do {
        const after = page.at(-1)
        page = await queries.dueReminders(db, new Date(now), { limit: PAGE, ...(after && { after }) })
        for (const due of page) await tryReminder(due, now)
      } while (page.length === PAGE)
    },
  }
}

export type MeasuringReminders = ReturnType<typeof measuringRemindersService>
