import type { CalendarDay } from '@pepwell/domain/time/calendar'
import { type ExpressionBuilder, sql, type Updateable } from 'kysely'
import type { Db } from '../../database/connect.ts'
import { deletedAny } from '../../database/deleted-any.ts'
import { prepared } from '../../database/prepared.ts'
import type { DB, FoodLogs } from '../../database/schema.ts'

const replyColumns = [
  'id',
  'foodName',
  'brand',
  'servingSize',
  'calories',
  'protein',
  'carbs',
  'fat',
  'fiber',
  'sugar',
  'sodium',
  'servings',
  'mealType',
  'logDate',
  'createdAt',
  'editedAt',
] as const

const latestFirst = (db: Db, userId: string) =>
  db
    .selectFrom('foodLogs')
    .select(replyColumns)
    .where('userId', '=', userId)
    .orderBy('logDate', 'desc')
    .orderBy('id', 'desc')

interface Days {
  userId: string
  from: CalendarDay
  to: CalendarDay
}

/** Food from one day to another, both included; latest first. */
export const foodLogsOfDays = prepared((db, { userId, from, to }: Days) =>
  latestFirst(db, userId).where('logDate', '>=', from).where('logDate', '<=', to),
)

export const latestFoodLogs = prepared((db, { userId, limit }: { userId: string; limit: number }) =>
  latestFirst(db, userId).limit(limit),
)

/** A stored food entry; figures per serving. */
export interface NewFoodLogRow {
  userId: string
  foodName: string
  brand: string | null
  servingSize: string | null
  calories: number
  protein: number
  carbs: number
  fat: number
  fiber: number | null
  sugar: number | null
  sodium: number | null
  servings: number
  mealType: string
  logDate: CalendarDay
  clientId: string | null
  createdAt: Date
}

type NamedFood = Pick<NewFoodLogRow, 'foodName' | 'brand' | 'calories'>

/** The shipped food, if it is that one. */
const itemOf = (
  { selectFrom }: Pick<ExpressionBuilder<DB, 'foodLogs'>, 'selectFrom'>,
  { foodName, brand, calories }: NamedFood,
) =>
  selectFrom('foodItems')
    .select('id')
    .where(sql<boolean>`lower(name) = lower(${foodName})`)
    .where(sql<boolean>`lower(coalesce(brand, '')) = lower(coalesce(${brand}::text, ''))`)
    // Other figures make it a member's own food.
    .where('caloriesPerServing', '=', calories)

const insertOnce = prepared((db, log: NewFoodLogRow) =>
  db
    .insertInto('foodLogs')
    .values((builder) => ({
      userId: log.userId,
      foodItemId: itemOf(builder, log),
      foodName: log.foodName,
      brand: log.brand,
      servingSize: log.servingSize,
      calories: log.calories,
      protein: log.protein,
      carbs: log.carbs,
      fat: log.fat,
      fiber: log.fiber,
      sugar: log.sugar,
      sodium: log.sodium,
      servings: log.servings,
      mealType: log.mealType,
      logDate: log.logDate,
      clientId: log.clientId,
      createdAt: log.createdAt,
    }))
    .onConflict((conflict) => conflict.columns(['userId', 'clientId']).doNothing())
    .returning(replyColumns),
)

/** @returns undefined if the client's id was stored before */
export const insertFoodLog = async (db: Db, log: NewFoodLogRow) => (await insertOnce(db, log))[0]

export const foodLogByClientId = (db: Db, userId: string, clientId: string) =>
  db
    .selectFrom('foodLogs')
    .select(replyColumns)
    .where('userId', '=', userId)
    .where('clientId', '=', clientId)
    .executeTakeFirst()

/** A food entry, locked until the transaction ends. */
export const lockFoodLog = (db: Db, userId: string, id: number) =>
  db
    .selectFrom('foodLogs')
    .select(replyColumns)
    .where('userId', '=', userId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()

/** @param after the entry with these changes */
export const updateFoodLog = (
  db: Db,
  { userId, id }: { userId: string; id: number },
  { after, changes }: { after: NamedFood; changes: Updateable<FoodLogs> },
) =>
  db
    .updateTable('foodLogs')
    .set((builder) => ({ ...changes, foodItemId: itemOf(builder, after) }))
    .where('userId', '=', userId)
    .where('id', '=', id)
    .returning(replyColumns)
    .executeTakeFirstOrThrow()

export const deleteFoodLog = (db: Db, userId: string, id: number): Promise<boolean> =>
  deletedAny(db.deleteFrom('foodLogs').where('userId', '=', userId).where('id', '=', id))
