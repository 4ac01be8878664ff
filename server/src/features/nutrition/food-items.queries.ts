import { sql } from 'kysely'
import type { Db } from '../../database/connect.ts'
import { prepared } from '../../database/prepared.ts'
import type { ShippedFood } from './food-table.ts'
import { type FoodWords, patternsOf } from './food-words.ts'

/** The edition of the foods that the table holds; the table itself carries it as its comment. */
export async function editionHeld(db: Db): Promise<string | null> {
  const { rows } = await sql<{ edition: string | null }>`
    SELECT obj_description('food_items'::regclass, 'pg_class') AS edition`.execute(db)
  return rows[0]?.edition ?? null
}

/** Until the transaction ends nobody else fills the table; reading goes on. */
export const claimFoodItems = (db: Db) => sql`LOCK TABLE food_items IN SHARE ROW EXCLUSIVE MODE`.execute(db)

/** Makes the table hold just these foods. Those that stay keep their ids: logs point to them. */
export async function replaceFoodItems(
  db: Db,
  edition: string,
  foods: readonly ShippedFood[],
): Promise<void> {
  const json = JSON.stringify(
    foods.map(({ servingSize, otherNames, ...food }) => ({
      ...food,
      serving_size: servingSize,
      other_names: otherNames,
    })),
  )
  await sql`
    DELETE FROM food_items item WHERE NOT EXISTS (
      SELECT FROM json_to_recordset(${json}::json) AS food(name text)
      WHERE lower(food.name) = lower(item.name) AND item.brand IS NULL)`.execute(db)
  await sql`
    INSERT INTO food_items (name, other_names, serving_size, calories_per_serving, protein, carbs, fat, fiber, sugar, sodium)
    SELECT name, other_names, serving_size, calories, protein, carbs, fat, fiber, sugar, sodium
    FROM json_to_recordset(${json}::json) AS food(name text, other_names text, serving_size text, calories numeric,
      protein numeric, carbs numeric, fat numeric, fiber numeric, sugar numeric, sodium numeric)
    ON CONFLICT (lower(name), lower(coalesce(brand, ''))) DO UPDATE SET
      name = excluded.name, other_names = excluded.other_names, serving_size = excluded.serving_size,
      calories_per_serving = excluded.calories_per_serving, protein = excluded.protein, carbs = excluded.carbs,
      fat = excluded.fat, fiber = excluded.fiber, sugar = excluded.sugar, sodium = excluded.sodium`.execute(
    db,
  )
  await sql`COMMENT ON TABLE food_items IS ${sql.lit(edition)}`.execute(db)
}

interface FoodItemFound {
  id: number
  name: string
  brand: string | null
  servingSize: string
  caloriesPerServing: number
}

/** How much of a name has to resemble a mistyped text: 0.40 for 'sammon', 0.71 for 'oatmel' [measured]. */
const RESEMBLANCE = 0.35

/** In how many ways a food can be meant by its words, see {@link search}; the last is by the middle of a word. */
const LAST_PLACE = 6

/**
 * Foods with words, in their name or what else they are called, that begin as each of the text's do: first the text itself,
 * then what people mean by it ('Rice, white, cooked' for 'rice'), then its kinds ('Milk, goat' for 'milk'), then what else
 * begins with it, short names first. When there is none, foods that resemble the text word by word. Last, foods whose name
 * holds it in the middle of a word.
 */
const search = prepared((db, asked: ReturnType<typeof patternsOf> & { limit: number }) => ({
  compile: () =>
    sql<FoodItemFound>`
      WITH holding AS MATERIALIZED (
        SELECT id, name, brand, serving_size, calories_per_serving,
          CASE WHEN lower(name) = ${asked.text} THEN 0
            WHEN ', ' || other_names || ',' LIKE ${asked.called} THEN 1
            WHEN lower(name) LIKE ANY (${asked.kinds}::text[]) THEN 2
            WHEN lower(name) LIKE ${asked.beginning}::text || ' %' THEN 3
            WHEN lower(name) LIKE ${asked.beginning}::text || '%' THEN 4
            WHEN ' ' || label LIKE ALL (${asked.atWordStart}::text[]) THEN 5 ELSE ${sql.lit(LAST_PLACE)} END AS place
        FROM food_items
        WHERE label LIKE ${asked.longest}
          AND (lower(name) LIKE ALL (${asked.within}::text[]) OR ' ' || label LIKE ALL (${asked.atWordStart}::text[]))
        ORDER BY place, length(name), name
        LIMIT ${asked.limit}
      ), resembling AS (
        SELECT id, name, brand, serving_size, calories_per_serving FROM food_items
        CROSS JOIN LATERAL (
          SELECT avg(greatest(word_similarity(word, lower(name)), strict_word_similarity(word, other_names))) AS resemblance
          FROM unnest(string_to_array(${asked.text}, ' ')) AS word) AS likeness
        WHERE NOT EXISTS (SELECT FROM holding WHERE place < ${sql.lit(LAST_PLACE)}) AND resemblance >= ${RESEMBLANCE}
          AND id NOT IN (SELECT id FROM holding)
        ORDER BY resemblance DESC, strict_word_similarity(${asked.text}, other_names) DESC,
          similarity(left(lower(name), length(${asked.text})), ${asked.text}) DESC, length(name), name
        LIMIT ${asked.limit}
      )
      SELECT id, name, brand, serving_size, calories_per_serving FROM holding WHERE place < ${sql.lit(LAST_PLACE)}
      UNION ALL SELECT * FROM resembling
      UNION ALL SELECT id, name, brand, serving_size, calories_per_serving FROM holding
        WHERE place = ${sql.lit(LAST_PLACE)}`.compile(db),
}))

export const foodItemsFor = async (db: Db, words: FoodWords, limit: number) =>
  (await search(db, { ...patternsOf(words), limit })).slice(0, limit)

const detailColumns = [
  'name',
  'brand',
  'servingSize',
  'caloriesPerServing',
  'protein',
  'carbs',
  'fat',
  'fiber',
  'sugar',
  'sodium',
] as const

export const foodItemById = (db: Db, id: number) =>
  db.selectFrom('foodItems').select(detailColumns).where('id', '=', id).executeTakeFirst()

export const foodItemByName = (db: Db, name: string) =>
  db
    .selectFrom('foodItems')
    .select(detailColumns)
    .where(sql<boolean>`lower(name) = lower(${name})`)
    .orderBy(sql`brand IS NULL`, 'desc')
    .limit(1)
    .executeTakeFirst()
