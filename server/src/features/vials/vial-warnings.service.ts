import { type CalendarDay, dayOf } from '@pepwell/domain/time/calendar'
import { isCheckTime, nextCheck, type VialWarning } from '@pepwell/domain/vials/warnings'
import type { FastifyBaseLogger } from 'fastify'
import type { Kysely } from 'kysely'
import type { Clock } from '../../clock.ts'
import type { Db } from '../../database/connect.ts'
import { isDatabaseAway } from '../../database/database-away.ts'
import type { DB } from '../../database/schema.ts'
import type { SessionUser } from '../../http/session.ts'
import type { Notifications } from '../notifications/notifications.service.ts'
import { plannedDoses } from './planned-doses.service.ts'
import { vialNotification } from './vial-kind.ts'
import { currentWarnings, peptidesOfEntries, type WarningOfEntry } from './vial-notices.service.ts'
import * as queries from './vial-warnings.queries.ts'
import { stockOf } from './vials.queries.ts'

/** People of one page. */
const PAGE = 200

interface Parts {
  db: Kysely<DB>
  clock: Clock
  logger: FastifyBaseLogger
  notifications: Pick<Notifications, 'tell'>
}

type Person = Pick<SessionUser, 'id' | 'timeZone'>

const isAbout =
  ({ vialId, cause }: VialWarning) =>
  (stored: queries.StoredWarning) =>
    stored.vialId === vialId && stored.cause === cause

/** Whether a person is to be warned: for the first time, or because a snooze is over. */
function isDue(stored: queries.StoredWarning | undefined, today: CalendarDay): boolean {
  if (!stored) return true
  return stored.snoozedUntil === null ? stored.warnedAt === null : stored.snoozedUntil <= today
}

/** Forgets warnings that hold no longer because something was refilled: only then does another one come. */
async function rearm(
  tx: Db,
  person: Person,
  stored: readonly queries.StoredWarning[],
  current: readonly WarningOfEntry[],
): Promise<void> {
  for (const one of stored)
    if (one.isRefilled && !current.some(({ warning }) => isAbout(warning)(one)))
      await queries.forgetWarning(tx, person.id, one)
}

/** Warns one person of what holds now, each once. */
async function warnPerson(tx: Db, { notifications }: Parts, person: Person, now: number): Promise<void> {
  const rows = await stockOf(tx, person.id)
  const entries = [...new Set(rows.map(({ userPeptideId }) => userPeptideId))]
  const current = await currentWarnings(tx, person.id, rows, await plannedDoses(tx, person, entries, now))
  const stored = await queries.storedWarnings(tx, person.id)
  await rearm(tx, person, stored, current)
  const today = dayOf(now, person.timeZone)
  const due = current.filter(({ warning }) => isDue(stored.find(isAbout(warning)), today))
  if (due.length === 0) return
  const dueEntries = due.map(({ entryId }) => entryId)
  const peptides = await peptidesOfEntries(tx, person.id, dueEntries, now)
  for (const { entryId, warning } of due) {
    const peptide = peptides.get(entryId)
    if (!peptide) continue
    await queries.noteWarned(tx, person.id, warning, new Date(now))
    await notifications.tell(tx, person.id, vialNotification(warning, peptide, now))
  }
}

/** Checks everybody's vials once a day, at nine on their own clock. */
export function vialWarningsService(parts: Parts) {
  const { db, clock, logger } = parts

  /** One person in one transaction: warned and checked, or neither. */
  const checkPerson = (userId: string, now: number) =>
    db.transaction().execute(async (tx) => {
      const person = await queries.claimCheck(tx, userId, new Date(now))
      if (!person) return
      const { timeZone } = person
      if (isCheckTime(now, timeZone)) await warnPerson(tx, parts, person, now)
      await queries.postponeCheck(tx, userId, new Date(nextCheck(now, timeZone)))
    })

  /** A failed check stays due. @throws the database's error while that is away */
  async function tryPerson(userId: string, now: number): Promise<void> {
    try {
      await checkPerson(userId, now)
    } catch (error) {
      if (isDatabaseAway(error)) throw error
      logger.error({ err: error, userId }, 'the vials of a person could not be checked')
    }
  }

  return {
    /** Checks everybody who is due. */
    async checkDue(): Promise<void> {
      const now = clock.now()
      let page: queries.DueCheck[] = []
      do {
        const after = page.at(-1)
        page = await queries.dueChecks(db, new Date(now), { limit: PAGE, ...(after && { after }) })
        for (const { userId } of page) await tryPerson(userId, now)
      } while (page.length === PAGE)
    },
  }
}

export type VialWarnings = ReturnType<typeof vialWarningsService>
