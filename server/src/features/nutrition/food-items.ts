import type { FoundFood } from '@pepwell/contract/nutrition'
import type { Kysely } from 'kysely'
import type { DB } from '../../database/schema.ts'
import type { NutritionSource } from '../../ports/nutrition-source.ts'
import {
  claimFoodItems,
  editionHeld,
  foodItemById,
  foodItemByName,
  foodItemsFor,
  replaceFoodItems,
} from './food-items.queries.ts'
import { readFoodTable } from './food-table.ts'
import { foodWordsOf } from './food-words.ts'

const PREFIX = 'food:'

/** People type the same beginnings over and over, and the table stays as it is until the next version starts. */
const MOST_KEPT = 2000

/** The embedded default: the foods that ship with the product. */
export function foodItems(db: Kysely<DB>): NutritionSource {
  const kept = new Map<string, FoundFood[]>()
  return {
    name: "the product's own table",
    async search(query, limit) {
      const asked = foodWordsOf(query)
      const key = `${limit} ${asked.text}`
      const known = kept.get(key)
      if (known) return known
      const rows = await foodItemsFor(db, asked, limit)
      const foods = rows.map((food) => ({ ...food, id: `${PREFIX}${food.id}` }))
      if (kept.size >= MOST_KEPT) kept.clear()
      kept.set(key, foods)
      return foods
    },
    async details({ name, id }) {
      const number = id?.startsWith(PREFIX) ? Number(id.slice(PREFIX.length)) : Number.NaN
      return (Number.isSafeInteger(number) && (await foodItemById(db, number))) || foodItemByName(db, name)
    },
  }
}

/**
 * Brings the table to the foods that this version ships; costs one look when it has them. Any number of processes may try
 * at once.
 */
export async function fillFoodItems(db: Kysely<DB>): Promise<void> {
  const { edition, foods } = await readFoodTable()
  if ((await editionHeld(db)) === edition) return
  await db.transaction().execute(async (tx) => {
    await claimFoodItems(tx)
    if ((await editionHeld(tx)) !== edition) await replaceFoodItems(tx, edition, foods())
  })
}
