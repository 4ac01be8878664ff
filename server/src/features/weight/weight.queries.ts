import type { WeightLog } from '@pepwell/contract/weight/weight'
import type { CalendarDay } from '@pepwell/domain/time/calendar'
import { type ExpressionBuilder, sql, type Updateable } from 'kysely'
import type { Db } from '../../database/connect.ts'
import { deletedAny } from '../../database/deleted-any.ts'
import { ownPages } from '../../database/page.ts'
import { prepared } from '../../database/prepared.ts'
import type { DB, WeightLogs } from '../../database/schema.ts'

/** The stored photo's URL, otherwise the given link. */
const photoUrl = sql<string | null>`coalesce(
  (SELECT '/api/progress-photos/' || min(photo.id) || '/image' FROM progress_photos photo
    WHERE photo.user_id = weight_logs.user_id AND photo.weight_log_id = weight_logs.id),
  photo_link)`

const shown = (_: ExpressionBuilder<DB, 'weightLogs'>) =>
  [
    'id',
    'weight',
    'unit',
    'pounds',
    'notes',
    photoUrl.as('photoUrl'),
    'weighInDate',
    'createdAt',
    'editedAt',
  ] as const

const latestFirst = (db: Db, { userId, limit }: { userId: string; limit: number }) =>
  db
    .selectFrom('weightLogs')
    .select(shown)
    .where('userId', '=', userId)
    .orderBy('weighInDate', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)

/** Latest first; with `after`, the rows that follow it. */
export const weightLogsOf = ownPages(latestFirst, { table: 'weightLogs', column: 'weighInDate' })

export const latestWeightLogOf = async (db: Db, userId: string) =>
  (await weightLogsOf(db, userId, { limit: 1 }))[0]

interface Spans {
  userId: string
  thisWeek: CalendarDay
  weekBefore: CalendarDay
}

// Each figure is one end of an index or a range of two weeks, so none grows with the history.
const selectFacts = prepared((db, { userId, thisWeek, weekBefore }: Spans) => {
  const end = (order: string) =>
    sql<
      number | null
    >`(SELECT pounds FROM weight_logs WHERE user_id = ${userId} ORDER BY ${sql.raw(order)} LIMIT 1)`
  const meanSince = (day: CalendarDay, until: CalendarDay | null) =>
    sql<
      number | null
    >`(SELECT avg(pounds) FROM weight_logs WHERE user_id = ${userId} AND weigh_in_date >= ${day}
      ${until === null ? sql`` : sql`AND weigh_in_date < ${until}`})`
  return db
    .selectFrom('users')
    .select([
      'goalWeight as goal',
      end('weigh_in_date, id').as('start'),
      end('weigh_in_date DESC, id DESC').as('current'),
      end('pounds DESC').as('heaviest'),
      end('pounds').as('lightest'),
      meanSince(thisWeek, null).as('thisWeek'),
      meanSince(weekBefore, thisWeek).as('weekBefore'),
    ])
    .where('id', '=', userId)
})

/** What progress and trend are calculated from, in pounds; null without weigh-ins. */
export const weightFactsOf = async (db: Db, spans: Spans) => (await selectFacts(db, spans))[0]

/** A new weigh-in. */
export interface NewWeightRow
  extends Pick<WeightLog, 'weight' | 'unit' | 'pounds' | 'notes' | 'weighInDate'> {
  userId: string
  photoLink: string | null
  clientId: string | null
  createdAt: Date
}

/** @returns the weigh-in's id; undefined if the client's id is taken */
export const insertWeightLog = async (db: Db, row: NewWeightRow): Promise<number | undefined> =>
  (
    await db
      .insertInto('weightLogs')
      .values(row)
      .onConflict((conflict) => conflict.columns(['userId', 'clientId']).doNothing())
      .returning('id')
      .executeTakeFirst()
  )?.id

export const weightLogById = (db: Db, userId: string, id: number) =>
  db
    .selectFrom('weightLogs')
    .select(shown)
    .where('userId', '=', userId)
    .where('id', '=', id)
    .executeTakeFirstOrThrow()

export const weightLogByClientId = (db: Db, userId: string, clientId: string) =>
  db
    .selectFrom('weightLogs')
    .select(shown)
    .where('userId', '=', userId)
    .where('clientId', '=', clientId)
    .executeTakeFirst()

/** The latest day's weigh-in, in a separate statement: after a lock it must see the previous request's changes. */
export const newestOf = (db: Db, userId: string) =>
  db
    .selectFrom('weightLogs')
    .select(['id', 'pounds'])
    .where('userId', '=', userId)
    .orderBy('weighInDate', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()

/** The editable fields of a weigh-in, and its `pounds`; locked until the transaction ends. */
export const lockWeightLog = (db: Db, userId: string, id: number) =>
  db
    .selectFrom('weightLogs')
    .select(['weight', 'unit', 'pounds', 'notes', 'weighInDate'])
    .where('userId', '=', userId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()

export const updateWeightLog = (
  db: Db,
  { userId, id }: { userId: string; id: number },
  changes: Updateable<WeightLogs>,
) => db.updateTable('weightLogs').set(changes).where('userId', '=', userId).where('id', '=', id).execute()

export const deleteWeightLog = (db: Db, userId: string, id: number): Promise<boolean> =>
  deletedAny(db.deleteFrom('weightLogs').where('userId', '=', userId).where('id', '=', id))
