import { type CalendarDay, dayOf } from '@pepwell/domain/time/calendar'
import { isCheckTime, nextCheck } from '@pepwell/domain/time/daily-checks'
import type { VialWarning } from '@pepwell/domain/vials/warnings'
import type { FastifyBaseLogger } from 'fastify'
import type { Kysely } from 'kysely'
import type { Clock } from '../../clock.ts'
import type { Db } from '../../database/connect.ts'
import { isDatabaseAway } from '../../database/database-away.ts'
import type { DB } from '../../database/schema.ts'
import type { SessionUser } from '../../http/session.ts'
import type { VialRow } from '../held-vials/held-vials.service.ts'
import type { Notifications } from '../notifications/notifications.service.ts'
import { stepStates } from '../plan/dose-of-day.service.ts'
import { entryForecasts } from './entry-forecasts.ts'
import { type Overview, overviewOf } from './overview.queries.ts'
import { plannedDoses } from './planned-doses.service.ts'
import { recallNotification, vialNotification } from './vial-kind.ts'
import {
  currentWarnings,
  type PeptidesOnSale,
  peptidesOfEntries,
  type WarningOfEntry,
} from './vial-notices.service.ts'
import * as queries from './vial-warnings.queries.ts'

/** People per page. */
const PAGE = 200

interface Deps {
  db: Kysely<DB>
  clock: Clock
  logger: FastifyBaseLogger
  notifications: Pick<Notifications, 'notify'>
  onSale: PeptidesOnSale
}

type Person = Pick<SessionUser, 'id' | 'timeZone'>

/** A person due for a check, with their open and sealed vials. */
interface Check {
  person: Person
  overview: Overview
  now: number
}

const isAbout =
  ({ vialId, cause }: VialWarning) =>
  (stored: queries.StoredWarning) =>
    stored.vialId === vialId && stored.cause === cause

/** Whether a person should be warned: for the first time, or because a snooze ended. */
function isDue(stored: queries.StoredWarning | undefined, today: CalendarDay): boolean {
  if (!stored) return true
  return stored.snoozedUntil === null ? stored.warnedAt === null : stored.snoozedUntil <= today
}

/** Deletes warnings that no longer apply, so a later one can be sent. */
async function rearm(
  tx: Db,
  person: Person,
  stored: readonly queries.StoredWarning[],
  current: readonly WarningOfEntry[],
): Promise<void> {
  for (const one of stored)
    if (one.cause !== 'recalled' && one.isRefilled && !current.some(({ warning }) => isAbout(warning)(one)))
      await queries.deleteWarning(tx, person.id, one)
}

/** Notifies a person of recalled batches among their vials: once per batch, at any time of day. */
async function notifyOfRecalls(
  tx: Db,
  { notifications, onSale }: Deps,
  { person, overview, now }: Check,
): Promise<void> {
  const recalled = overview.rows.filter(({ recallReason }) => recallReason !== null)
  if (recalled.length === 0) return
  const stored = await queries.storedWarnings(tx, person.id)
  const wasWarned = ({ id }: VialRow) =>
    stored.some(({ vialId, cause }) => vialId === id && cause === 'recalled')
  const open = recalled.filter((row) => !wasWarned(row))
  const entries = open.map(({ userPeptideId }) => userPeptideId)
  const peptides = await peptidesOfEntries(overview, entries, onSale)
  for (const row of open)
    await queries.recordWarned(tx, person.id, { vialId: row.id, cause: 'recalled' }, new Date(now))
  for (const [, [row]] of Map.groupBy(open, ({ batchId }) => batchId)) {
    const name = row && peptides.get(row.userPeptideId)?.name
    if (!row?.recallReason || !name) continue
    const { id: vialId, lot, recallReason: reason } = row
    await notifications.notify(tx, person.id, recallNotification({ vialId, name, lot, reason }, now))
  }
}

/** Sends a person's current warnings, each once. */
async function warnPerson(
  tx: Db,
  { notifications, onSale }: Deps,
  { person, overview, now }: Check,
): Promise<void> {
  const today = dayOf(now, person.timeZone)
  const states = await stepStates(tx, person, overview.entries, now)
  const planned = plannedDoses(overview.entries, states, today)
  const current = currentWarnings(entryForecasts(overview.rows, planned), overview.limits)
  const stored = await queries.storedWarnings(tx, person.id)
  await rearm(tx, person, stored, current)
  const due = current.filter(({ warning }) => isDue(stored.find(isAbout(warning)), today))
  if (due.length === 0) return
  const dueEntries = due.map(({ entryId }) => entryId)
  const peptides = await peptidesOfEntries(overview, dueEntries, onSale)
  for (const { entryId, warning } of due) {
    const peptide = peptides.get(entryId)
    if (!peptide) continue
    await queries.recordWarned(tx, person.id, warning, new Date(now))
    await notifications.notify(tx, person.id, vialNotification(warning, peptide, now))
  }
}

/** Checks everyone's vials daily at nine in their time zone. */
export function vialWarningsService(deps: Deps) {
  const { db, clock, logger } = deps

  /** One person in one transaction: warned and checked, or neither. */
  const checkPerson = (userId: string, now: number) =>
    db.transaction().execute(async (tx) => {
      const person = await queries.claimCheck(tx, userId, new Date(now))
      if (!person) return
      const { timeZone } = person
      const check = { person, overview: await overviewOf(tx, userId, 'stock'), now }
      await notifyOfRecalls(tx, deps, check)
      if (isCheckTime(now, timeZone)) await warnPerson(tx, deps, check)
      await queries.postponeCheck(tx, userId, new Date(nextCheck(now, timeZone)))
    })

  /** A failed check stays due. @throws the database's error while it is unavailable */
  async function tryPerson(userId: string, now: number): Promise<void> {
    try {
      await checkPerson(userId, now)
    } catch (error) {
      if (isDatabaseAway(error)) throw error
      logger.error({ err: error, userId }, 'the vials of a person could not be checked')
    }
  }

  return {
    /** Checks everyone who is due. */
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
