import type { FoundFood } from '@pepwell/contract/nutrition/nutrition'
import { indexOfFoods, searchFoodNames } from '@pepwell/domain/nutrition/food-search'
import { foodWords } from '@pepwell/domain/nutrition/food-words'
import type { Kysely } from 'kysely'
import type { DB } from '../../database/schema.ts'
import type { NutritionSource } from '../../ports/nutrition-source.ts'
import {
  allFoodItems,
  claimFoodItems,
  foodItemById,
  foodItemByName,
  replaceFoodItems,
  storedEdition,
} from './food-items.queries.ts'
import { readFoodTable } from './food-table.ts'

const PREFIX = 'food:'

/** People type the same prefixes repeatedly, and the table is constant until the next version. */
const MAX_STORED = 2000

/** The foods, tokenized once. */
async function foodIndex(db: Kysely<DB>) {
  const rows = await allFoodItems(db)
  return indexOfFoods(
    rows.map(({ otherNames, ...food }) => ({
      ...food,
      id: `${PREFIX}${food.id}`,
      otherNames: otherNames.split(', ').filter(Boolean),
    })),
  )
}

interface Listed {
  name: string
  brand: string | null
}

/** Generic foods before products; within each, shorter names first, because plainer foods have fewer words. */
const plainerFirst = (one: Listed, other: Listed) =>
  Number(one.brand !== null) - Number(other.brand !== null) ||
  one.name.length - other.name.length ||
  (one.name < other.name ? -1 : 1)

/** The embedded default: the foods that ship with Pepwell. */
export function foodItems(db: Kysely<DB>): NutritionSource {
  const byKey = new Map<string, FoundFood[]>()
  let index: ReturnType<typeof foodIndex> | undefined
  return {
    name: "the product's own table",
    async search(query, limit) {
      const key = `${limit} ${foodWords(query).join(' ')}`
      const known = byKey.get(key)
      if (known) return known
      index ??= foodIndex(db).catch((error: unknown) => {
        index = undefined
        throw error
      })
      const foods = searchFoodNames(await index, query, plainerFirst)
        .slice(0, limit)
        .map(({ otherNames: _, ...food }) => food)
      if (byKey.size >= MAX_STORED) byKey.clear()
      byKey.set(key, foods)
      return foods
    },
    async details({ name, id }) {
      const number = id?.startsWith(PREFIX) ? Number(id.slice(PREFIX.length)) : Number.NaN
      return (Number.isSafeInteger(number) && (await foodItemById(db, number))) || foodItemByName(db, name)
    },
  }
}

/** Updates the table to this version's foods; one query if it is current. Any number of processes may try at once. */
export async function fillFoodItems(db: Kysely<DB>): Promise<void> {
  const { edition, foods } = await readFoodTable()
  if ((await storedEdition(db)) === edition) return
  await db.transaction().execute(async (tx) => {
    await claimFoodItems(tx)
    if ((await storedEdition(tx)) !== edition) await replaceFoodItems(tx, edition, foods())
  })
}
