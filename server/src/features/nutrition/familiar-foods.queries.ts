import type { FoodDetails } from '@pepwell/contract/nutrition/nutrition'
import type { CalendarDay } from '@pepwell/domain/time/calendar'
import { sql } from 'kysely'
import type { Db } from '../../database/connect.ts'
import { prepared } from '../../database/prepared.ts'

/** The latest entries that are searched: months of them, and bounded work. */
const LOOKED_THROUGH = 1000

/** A food's logged figures; without a serving size, per 'a serving'. */
const figures = sql`log.food_name AS name, log.brand, coalesce(log.serving_size, '1 serving') AS serving_size,
  log.calories AS calories_per_serving`
const details = sql`${figures}, log.protein, log.carbs, log.fat, log.fiber, log.sugar, log.sodium`

/** A logged food in a search. */
export interface OwnFood {
  /** id of its latest entry */
  id: number
  name: string
  brand: string | null
  servingSize: string
  caloriesPerServing: number
  /** how often it was logged */
  times: number
}

const select = prepared((db, { userId }: { userId: string }) => ({
  compile: () =>
    sql<OwnFood>`
      SELECT log.id, mine.times, ${figures}
      FROM (
        SELECT max(id) AS id, count(*) AS times
        FROM (
          SELECT id, lower(concat_ws(' ', food_name, brand)) AS label FROM food_logs
          WHERE user_id = ${userId} ORDER BY log_date DESC, id DESC LIMIT ${sql.lit(LOOKED_THROUGH)}) AS latest
        GROUP BY label
      ) AS mine
      JOIN food_logs AS log ON log.user_id = ${userId} AND log.id = mine.id`.compile(db),
}))

/** The foods of a person's latest entries, by name and brand, with the latest figures. */
export const ownFoodsOf = (db: Db, userId: string) => select(db, { userId })

const familiar = prepared((db, asked: { userId: string; since: CalendarDay; rows: number }) => ({
  compile: () =>
    sql<FoodDetails & { latest: number; often: number; times: number }>`
      SELECT ranked.latest, ranked.often, ranked.times, ${details}
      FROM (
        SELECT id, times, row_number() OVER (ORDER BY last DESC, id DESC) AS latest,
          row_number() OVER (ORDER BY times DESC, last DESC, id DESC) AS often
        FROM (
          SELECT max(id) AS id, max(log_date) AS last, count(*) AS times FROM food_logs
          WHERE user_id = ${asked.userId} AND log_date >= ${asked.since}
          GROUP BY lower(food_name), lower(coalesce(brand, ''))) AS mine
      ) AS ranked
      JOIN food_logs AS log ON log.user_id = ${asked.userId} AND log.id = ranked.id
      WHERE latest <= ${asked.rows} OR often <= ${asked.rows}`.compile(db),
}))

/**
 * The foods that a person logged since a day, ranked by recency and frequency: those among the first `rows` of
 * either.
 */
export const familiarFoodsOf = (db: Db, userId: string, since: CalendarDay, rows: number) =>
  familiar(db, { userId, since, rows })

const lastEntry = (db: Db, userId: string) =>
  db
    .selectFrom('foodLogs')
    .select(({ ref, fn, val }) => [
      'foodName as name',
      'brand',
      fn.coalesce(ref('servingSize'), val('1 serving')).as('servingSize'),
      'calories as caloriesPerServing',
      'protein',
      'carbs',
      'fat',
      'fiber',
      'sugar',
      'sodium',
    ])
    .where('userId', '=', userId)

export const ownFoodByLog = (db: Db, userId: string, logId: number) =>
  lastEntry(db, userId).where('id', '=', logId).executeTakeFirst()

export const ownFoodByName = (db: Db, userId: string, name: string) =>
  lastEntry(db, userId)
    .where(sql<boolean>`lower(food_name) = lower(${name})`)
    .orderBy('logDate', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
