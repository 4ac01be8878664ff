import { sql } from 'kysely'
import type { Db } from '../../database/connect.ts'
import type { ShippedFood } from './food-table.ts'

/** The edition of the food table, stored as its comment. */
export async function storedEdition(db: Db): Promise<string | null> {
  const { rows } = await sql<{ edition: string | null }>`
    SELECT obj_description('food_items'::regclass, 'pg_class') AS edition`.execute(db)
  return rows[0]?.edition ?? null
}

/** Locks the table against other writers until the transaction ends. */
export const claimFoodItems = (db: Db) => sql`LOCK TABLE food_items IN SHARE ROW EXCLUSIVE MODE`.execute(db)

/** Replaces the table's foods. Existing ones keep their ids, which logs reference. */
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
      SELECT FROM json_to_recordset(${json}::json) AS food(name text, brand text)
      WHERE lower(food.name) = lower(item.name)
        AND lower(coalesce(food.brand, '')) = lower(coalesce(item.brand, '')))`.execute(db)
  await sql`
    INSERT INTO food_items (name, brand, other_names, serving_size, calories_per_serving, protein, carbs, fat, fiber, sugar, sodium)
    SELECT name, brand, other_names, serving_size, calories, protein, carbs, fat, fiber, sugar, sodium
    FROM json_to_recordset(${json}::json) AS food(name text, brand text, other_names text, serving_size text, calories numeric,
      protein numeric, carbs numeric, fat numeric, fiber numeric, sugar numeric, sodium numeric)
    ON CONFLICT (lower(name), lower(coalesce(brand, ''))) DO UPDATE SET
      name = excluded.name, brand = excluded.brand, other_names = excluded.other_names, serving_size = excluded.serving_size,
      calories_per_serving = excluded.calories_per_serving, protein = excluded.protein, carbs = excluded.carbs,
      fat = excluded.fat, fiber = excluded.fiber, sugar = excluded.sugar, sodium = excluded.sodium`.execute(
    db,
  )
  await sql`COMMENT ON TABLE food_items IS ${sql.lit(edition)}`.execute(db)
}

/** Every food with its searchable fields. */
export const allFoodItems = (db: Db) =>
  db
    .selectFrom('foodItems')
    .select(['id', 'name', 'brand', 'otherNames', 'servingSize', 'caloriesPerServing'])
    .execute()

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
