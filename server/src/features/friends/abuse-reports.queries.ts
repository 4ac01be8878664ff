import type { reportedKinds } from '@pepwell/contract/social/abuse-reports'
import type { ReportReason, ReportStatus } from '@pepwell/domain/social/abuse-reports'
import { type Insertable, sql } from 'kysely'
import { jsonBuildObject } from 'kysely/helpers/postgres'
import type { Db } from '../../database/connect.ts'
import type { AbuseReports } from '../../database/schema.ts'

/** An open report about the same thing is not repeated. */
export const insertReport = (db: Db, report: Insertable<AbuseReports>) =>
  db
    .insertInto('abuseReports')
    .values(report)
    .onConflict((conflict) => conflict.doNothing())
    .execute()

/** An open report, locked until the transaction ends. */
export const lockOpenReport = (db: Db, id: number) =>
  db
    .selectFrom('abuseReports')
    .select(['id', 'reporterId', 'reportedId', 'kind', 'subjectId'])
    .select(sql<ReportReason>`reason`.as('reason'))
    .where('id', '=', id)
    .where('status', '=', 'open')
    .forUpdate()
    .executeTakeFirst()

/** Deletes a person's own open report. */
export const deleteOpenReport = (
  db: Db,
  {
    reporterId,
    kind,
    subjectId,
  }: Pick<Insertable<AbuseReports>, 'reporterId' | 'kind'> & { subjectId: number },
) =>
  db
    .deleteFrom('abuseReports')
    .where('reporterId', '=', reporterId)
    .where('kind', '=', kind)
    .where('subjectId', '=', subjectId)
    .where('status', '=', 'open')
    .execute()

/** The reported person. */
export const reportedIn = async (db: Db, id: number): Promise<string | undefined> =>
  (await db.selectFrom('abuseReports').select('reportedId').where('id', '=', id).executeTakeFirst())
    ?.reportedId

export const resolveReport = (db: Db, id: number, status: ReportStatus, settledAt: Date) =>
  db.updateTable('abuseReports').set({ status, settledAt }).where('id', '=', id).execute()

/**
 * How many reports are open.
 * @param max the count stops here
 */
export async function countOpenReports(db: Db, max: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`SELECT count(*) FROM
    (SELECT FROM abuse_reports WHERE status = 'open' LIMIT ${max}) AS open`.execute(db)
  return rows[0]?.count ?? 0
}

/** Which reports to read. */
export interface ReportsPage {
  state: 'open' | 'settled'
  limit: number
  /** id of the previous page's last row */
  after?: number
}

const earlier = sql`SELECT count(*) FROM abuse_reports AS previous WHERE previous.reported_id = reported.id`

/** Open reports, oldest first, or resolved ones, latest first. */
export function reportsPage(db: Db, { state, limit, after }: ReportsPage) {
  const isOpen = state === 'open'
  return db
    .selectFrom('abuseReports as report')
    .innerJoin('users as reporter', 'reporter.id', 'report.reporterId')
    .innerJoin('users as reported', 'reported.id', 'report.reportedId')
    .select([
      'report.id',
      'report.subjectId',
      'report.quote',
      'report.details',
      'report.createdAt',
      'report.settledAt',
      sql<(typeof reportedKinds)[number]>`report.kind`.as('kind'),
      sql<ReportReason>`report.reason`.as('reason'),
      sql<ReportStatus>`report.status`.as('status'),
    ])
    .select(({ ref }) => [
      jsonBuildObject({
        id: ref('reporter.id'),
        userHandle: ref('reporter.userHandle'),
        firstName: ref('reporter.firstName'),
        lastName: ref('reporter.lastName'),
        profileImageUrl: ref('reporter.profileImageUrl'),
        isTeam: ref('reporter.isAdmin'),
      }).as('reporter'),
      jsonBuildObject({
        id: ref('reported.id'),
        userHandle: ref('reported.userHandle'),
        firstName: ref('reported.firstName'),
        lastName: ref('reported.lastName'),
        profileImageUrl: ref('reported.profileImageUrl'),
        isTeam: ref('reported.isAdmin'),
        isAdmin: ref('reported.isAdmin'),
        suspendedAt: sql<string | null>`to_json(reported.suspended_at)`,
        reports: sql<number>`(${earlier})`,
        warnings: sql<number>`(${earlier} AND previous.status = 'warned')`,
      }).as('reported'),
    ])
    .where('report.status', isOpen ? '=' : '<>', 'open')
    .$if(after !== undefined, (query) => query.where('report.id', isOpen ? '>' : '<', after ?? 0))
    .orderBy('report.id', isOpen ? 'asc' : 'desc')
    .limit(limit)
    .execute()
}
