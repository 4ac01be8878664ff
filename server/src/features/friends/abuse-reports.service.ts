import type { AbuseReport } from '@pepwell/contract/social/abuse-reports'
import * as calls from '@pepwell/contract/social/friends.calls'
import { HELD_DETAILS, type ReportDecision, statusAfter } from '@pepwell/domain/social/abuse-reports'
import { supportAccount } from '@pepwell/domain/text/brand'
import type { Kysely } from 'kysely'
import type { z } from 'zod'
import type { Clock } from '../../clock.ts'
import type { Db } from '../../database/connect.ts'
import type { DB } from '../../database/schema.ts'
import type { Operator } from '../../http/operator.ts'
import type { SessionUser } from '../../http/session.ts'
import type { People } from '../../live/person-events.ts'
import { Refusal } from '../../refusal.ts'
import type { Suspensions } from '../accounts/security/suspensions.service.ts'
import { record } from '../audit/audit.service.ts'
import type { Notifications } from '../notifications/notifications.service.ts'
import type { RateLimits } from '../rate-limits/rate-limits.service.ts'
import * as queries from './abuse-reports.queries.ts'
import { warningMessage } from './friend-messages.ts'
import { friendsOf } from './friendships.queries.ts'
import { lockPeople } from './people.queries.ts'
import type { ReportedKind, ReportedKinds } from './reported-kinds.ts'

export { countOpenReports } from './abuse-reports.queries.ts'
export type { ReportedKind, ReportedKinds } from './reported-kinds.ts'

interface Deps {
  db: Kysely<DB>
  clock: Clock
  people: People
  rateLimits: RateLimits
  notifications: Notifications
  suspensions: Suspensions
  kinds: ReportedKinds
}

/** Content that is hidden until an operator reviews it. */
interface HeldContent {
  kind: ReportedKind['name']
  subjectId: number
}

/** Adds content to the reports for review. */
export const holdForReview = (
  tx: Db,
  held: HeldContent & { reportedId: string; quote: string; createdAt: Date },
) =>
  queries.insertReport(tx, { ...held, reporterId: supportAccount.id, reason: 'spam', details: HELD_DETAILS })

/** Removes content from review that changed or was deleted. */
export const dropReview = (tx: Db, held: HeldContent) =>
  queries.deleteOpenReport(tx, { ...held, reporterId: supportAccount.id })

type OpenReport = NonNullable<Awaited<ReturnType<typeof queries.lockOpenReport>>>

/** Members' reports, and operators' decisions. */
export function abuseReportsService(deps: Deps) {
  const { db, clock, people, rateLimits, notifications, suspensions, kinds } = deps
  const reports = rateLimits.limit('report', { minutes: 24 * 60, perAccount: 30, perAddress: 300 })

  /**
   * The reported content as it is now.
   * @throws Refusal MEMBER_NOT_FOUND, REPORTED_NOT_FOUND
   */
  async function quoteOf(
    tx: Db,
    reporterId: string,
    { userId, kind, subjectId }: z.output<typeof AbuseReport>,
  ) {
    if ((await lockPeople(tx, [userId])).length === 0 || userId === supportAccount.id)
      throw new Refusal('MEMBER_NOT_FOUND')
    if (subjectId === undefined) return null
    const found = await kinds.of(kind)?.find(tx, reporterId, subjectId)
    if (found?.ownerId !== userId) throw new Refusal('REPORTED_NOT_FOUND')
    return found.text
  }

  /**
   * Carries out a decision other than suspending.
   * @throws Refusal NOTHING_TO_HIDE
   */
  async function act(
    tx: Db,
    { id, reporterId, reportedId, kind, subjectId, reason }: OpenReport,
    decision: ReportDecision,
  ) {
    if (decision === 'warn') await notifications.notify(tx, reportedId, warningMessage(id, reason))
    if (reporterId === supportAccount.id && subjectId !== null)
      await kinds.of(kind)?.reviewed?.(tx, subjectId, decision === 'dismiss')
    if (decision !== 'hide') return
    const hide = kinds.of(kind)?.hide
    if (!hide || subjectId === null) throw new Refusal('NOTHING_TO_HIDE')
    await hide(tx, subjectId)
  }

  const done = (tx: Db, by: Operator, userId: string, action: string, after?: { report: number }) =>
    record(tx, by, { area: 'support', action, object: { kind: 'member', id: userId }, after }, clock.now())

  /** @throws Refusal REPORT_NOT_FOUND, NOTHING_TO_HIDE */
  async function settle(tx: Db, by: Operator, id: number, decision: ReportDecision): Promise<void> {
    const report = await queries.lockOpenReport(tx, id)
    if (!report) throw new Refusal('REPORT_NOT_FOUND')
    await act(tx, report, decision)
    await queries.resolveReport(tx, id, statusAfter[decision], new Date(clock.now()))
    await done(tx, by, report.reportedId, `${decision}-reported`, { report: id })
  }

  /** Friends of the person refetch: they appear or disappear. */
  async function notifyFriends(tx: Db, userId: string): Promise<void> {
    const friends = (await friendsOf(tx, userId)).map(({ id }) => id)
    await people.publish(tx, friends, { type: 'changed', changes: calls.block.invalidatesTags })
  }

  return {
    /** @throws Refusal MEMBER_NOT_FOUND, REPORTED_NOT_FOUND, ONESELF, TOO_MANY_REQUESTS */
    async report({ id: reporterId }: SessionUser, form: z.output<typeof AbuseReport>, address: string) {
      const { userId: reportedId, kind, subjectId = null, reason, details = null } = form
      if (reportedId === reporterId) throw new Refusal('ONESELF')
      await reports.take({ account: reporterId, address })
      await db.transaction().execute(async (tx) => {
        const quote = await quoteOf(tx, reporterId, form)
        const createdAt = new Date(clock.now())
        const about = { reportedId, kind, subjectId, quote, reason, details }
        await queries.insertReport(tx, { reporterId, ...about, createdAt })
      })
    },

    async list(page: queries.ReportsPage) {
      const rows = await queries.reportsPage(db, page)
      const messages = rows.filter(({ kind, subjectId }) => kind === 'message' && subjectId !== null)
      const ids = messages.map(({ subjectId }) => Number(subjectId))
      const found = ids.length > 0 ? await kinds.of('message')?.nearbyOf?.(db, ids) : []
      const nearby = new Map(messages.map(({ id }, index) => [id, found?.[index] ?? []]))
      return rows.map((row) => ({ ...row, nearby: nearby.get(row.id) ?? [] }))
    },

    /** @throws Refusal REPORT_NOT_FOUND, MEMBER_NOT_FOUND, ADMIN_NOT_SUSPENDED, NOTHING_TO_HIDE */
    async settle(by: Operator, id: number, decision: ReportDecision): Promise<void> {
      const reportedId = await queries.reportedIn(db, id)
      if (!reportedId) throw new Refusal('REPORT_NOT_FOUND')
      if (decision === 'suspend')
        return suspensions.suspend(reportedId, async (tx) => {
          await settle(tx, by, id, decision)
          await notifyFriends(tx, reportedId)
        })
      await db.transaction().execute(async (tx) => {
        // Locks the person before the report, as above, so that concurrent operators wait for each other.
        await lockPeople(tx, [reportedId])
        await settle(tx, by, id, decision)
      })
    },

    /** @throws Refusal NOT_SUSPENDED */
    liftSuspension: (by: Operator, userId: string) =>
      suspensions.lift(userId, async (tx) => {
        await done(tx, by, userId, 'lift-suspension')
        await notifyFriends(tx, userId)
      }),
  }
}

export type AbuseReports = ReturnType<typeof abuseReportsService>
