import type { FoodDetails } from '@pepwell/contract/nutrition'
import type { CalendarDay } from '@pepwell/domain/calendar'
import { sql } from 'kysely'
import type { Db } from '../../database/connect.ts'
import { prepared } from '../../database/prepared.ts'
import { type FoodWords, patternsOf } from './food-words.ts'

/** So many of the latest entries are looked through: months of them, and never more work than that. */
const LOOKED_THROUGH = 1000

/** How much of each word of a mistyped text has to be in a name. */
const RESEMBLANCE = 0.4

/** A food's figures as they were logged; a log without a serving size is of 'a serving'. */
const figures = sql`log.food_name AS name, log.brand, coalesce(log.serving_size, '1 serving') AS serving_size,
  log.calories AS calories_per_serving`
const details = sql`${figures}, log.protein, log.carbs, log.fat, log.fiber, log.sugar, log.sodium`

interface OwnFood {
  id: number
  name: string
  brand: string | null
  servingSize: string
  caloriesPerServing: number
}

/**
 * Foods that the person logged, by name and brand: those with each of the words, the most frequent first; only when there
 * is none, those that resemble the text in every word. The figures are those of the last entry.
 */
const search = prepared((db, asked: ReturnType<typeof patternsOf> & { userId: string; limit: number }) => ({
  compile: () =>
    sql<OwnFood>`
      WITH mine AS MATERIALIZED (
        SELECT label, max(id) AS id, count(*) AS times
        FROM (
          SELECT id, lower(concat_ws(' ', food_name, brand)) AS label FROM food_logs
          WHERE user_id = ${asked.userId} ORDER BY log_date DESC, id DESC LIMIT ${LOOKED_THROUGH}) AS latest
        GROUP BY label
      ), holding AS MATERIALIZED (
        SELECT id, times, label = ${asked.text} AS exact, label LIKE ${asked.beginning}::text || '%' AS begins, 1::real AS resemblance
        FROM mine WHERE label LIKE ALL (${asked.within}::text[])
      ), resembling AS (
        SELECT id, times, false, false, resemblance FROM mine
        CROSS JOIN LATERAL (
          SELECT min(word_similarity(word, label)) AS resemblance
          FROM unnest(string_to_array(${asked.text}, ' ')) AS word) AS likeness
        WHERE NOT EXISTS (SELECT FROM holding) AND resemblance >= ${RESEMBLANCE}
      )
      SELECT log.id, ${figures}
      FROM (SELECT * FROM holding UNION ALL SELECT * FROM resembling) AS matching
      JOIN food_logs AS log USING (id)
      ORDER BY exact DESC, begins DESC, resemblance DESC, times DESC, id DESC
      LIMIT ${asked.limit}`.compile(db),
}))

export const ownFoodsFor = (db: Db, userId: string, words: FoodWords, limit: number) =>
  search(db, { ...patternsOf(words), userId, limit })

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
      JOIN food_logs AS log USING (id)
      WHERE latest <= ${asked.rows} OR often <= ${asked.rows}`.compile(db),
}))

/**
 * The foods that a person logged since a day, with their places among the latest and among the most frequent; those that
 * are among the first `rows` of either.
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
