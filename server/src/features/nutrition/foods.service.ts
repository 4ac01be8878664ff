import type { FoodDetails, FoundFood } from '@pepwell/contract/nutrition/nutrition'
import { indexOfFoods, matchesQuery, searchFoodNames } from '@pepwell/domain/nutrition/food-search'
import { foodWords } from '@pepwell/domain/nutrition/food-words'
import { addDays, dayOf } from '@pepwell/domain/time/calendar'
import type { Kysely } from 'kysely'
import type { Clock } from '../../clock.ts'
import type { DB } from '../../database/schema.ts'
import type { SessionUser } from '../../http/session.ts'
import { type FoodLookup, merged, type NutritionSource } from '../../ports/nutrition-source.ts'
import { Refusal } from '../../refusal.ts'
import {
  familiarFoodsOf,
  type OwnFood,
  ownFoodByLog,
  ownFoodByName,
  ownFoodsOf,
} from './familiar-foods.queries.ts'

/** The specification's limit of a search. */
const MAX_FOUND = 5
const MIN_LENGTH = 2

/** Maximum number of the person's foods listed first. */
const OWN_FIRST = 3

const FAMILIAR_DAYS = 90
const FAMILIAR_ROWS = 8

/** Own foods are identified by their latest entry. */
const OWN_PREFIX = 'log:'

/** Frequent foods first, then recent ones. */
const frequentFirst = (one: OwnFood, other: OwnFood) => other.times - one.times || other.id - one.id

/** Food search: own foods, and those of the source. */
export function foodsService(deps: { db: Kysely<DB>; clock: Clock; source: NutritionSource }) {
  const { db, clock, source } = deps

  /** The person's own entry of a food; other ids aren't looked up. */
  function ownFood(userId: string, { name, id }: FoodLookup) {
    if (id === undefined) return ownFoodByName(db, userId, name)
    const logId = id.startsWith(OWN_PREFIX) ? Number(id.slice(OWN_PREFIX.length)) : Number.NaN
    return Number.isSafeInteger(logId) ? ownFoodByLog(db, userId, logId) : undefined
  }

  return {
    /** At most 5 foods: own foods first, unless only other foods have the typed name. */
    async search({ id: userId }: SessionUser, query: string) {
      if (foodWords(query).join(' ').length < MIN_LENGTH) return []
      const [ownRows, found] = await Promise.all([
        ownFoodsOf(db, userId),
        source.search(query.trim(), MAX_FOUND),
      ])
      const own = searchFoodNames(indexOfFoods(ownRows), query, frequentFirst)
        .slice(0, MAX_FOUND)
        .map(({ times: _, ...food }) => ({ ...food, id: `${OWN_PREFIX}${food.id}` }))
      const isCalled = (food: FoundFood) => matchesQuery(food, query)
      return own.some(isCalled) || !found.some(isCalled)
        ? merged(MAX_FOUND, own.slice(0, OWN_FIRST), found, own)
        : merged(MAX_FOUND, found, own)
    },

    /**
     * A food's figures, as logged before or from the source.
     * @throws Refusal FOOD_NOT_FOUND
     */
    async details(user: SessionUser, asked: FoodLookup): Promise<FoodDetails> {
      const food = (await ownFood(user.id, asked)) ?? (await source.details(asked))
      if (!food) throw new Refusal('FOOD_NOT_FOUND')
      return food
    },

    /** The person's foods of the last 90 days, each once: the latest, and those eaten more than once. */
    async familiar(user: SessionUser) {
      const since = addDays(dayOf(clock.now(), user.timeZone), 1 - FAMILIAR_DAYS)
      const foods = await familiarFoodsOf(db, user.id, since, FAMILIAR_ROWS)
      const first = (place: 'latest' | 'often') =>
        foods.filter((food) => food[place] <= FAMILIAR_ROWS).sort((a, b) => a[place] - b[place])
      return { recent: first('latest'), frequent: first('often').filter(({ times }) => times > 1) }
    },
  }
}

export type Foods = ReturnType<typeof foodsService>
