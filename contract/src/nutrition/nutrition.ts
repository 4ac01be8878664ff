import { barcodeIn } from '@pepwell/domain/catalogue/barcodes'
import { FINEST_SERVINGS, MAX_SERVINGS, mealTypes, SERVINGS_STEP } from '@pepwell/domain/nutrition/nutrition'
import { z } from 'zod'
import { call } from '../call.ts'
import { NO_BARCODE } from '../catalogue/barcode-messages.ts'
import {
  calendarDay,
  clientId,
  instant,
  numberOr,
  optionalLine,
  requiredText,
  rowIdInPath,
  spansAtMost,
  text,
} from '../fields.ts'
import * as calls from './nutrition.calls.ts'

const NOTHING_CHOSEN = 'Please select a food and meal type'
const TOO_FEW_SERVINGS = `Servings must be at least ${SERVINGS_STEP}`

/** A food found by search. `id` is the source's own; values are per serving. */
export const FoundFood = z.object({
  id: z.string(),
  name: z.string(),
  brand: z.string().nullable(),
  /** kcal */
  caloriesPerServing: z.number(),
  servingSize: z.string(),
})
export type FoundFood = z.output<typeof FoundFood>

/** A food in full, per serving: grams, sodium in milligrams. Null when the source doesn't know. */
export const FoodDetails = z.object({
  name: z.string(),
  brand: z.string().nullable(),
  servingSize: z.string(),
  /** kcal */
  caloriesPerServing: z.number(),
  protein: z.number(),
  carbs: z.number(),
  fat: z.number(),
  fiber: z.number().nullable(),
  sugar: z.number().nullable(),
  sodium: z.number().nullable(),
})
export type FoodDetails = z.output<typeof FoodDetails>

/**
 * Food eaten: the values per serving at the time, and the number of servings. `editedAt` is null if it was never
 * edited.
 */
export const FoodLog = FoodDetails.omit({ name: true, caloriesPerServing: true, servingSize: true }).extend({
  id: z.number(),
  foodName: z.string(),
  servingSize: z.string().nullable(),
  /** kcal per serving */
  calories: z.number(),
  servings: z.number(),
  mealType: z.enum(mealTypes),
  logDate: z.string(),
  createdAt: instant,
  editedAt: instant.nullable(),
})
export type FoodLog = z.output<typeof FoodLog>

const amount = (message: string, max: number) => z.number(numberOr(message)).min(0, message).max(max, message)
const kcal = amount('Calories must be 0 to 10000', 10_000)
const grams = (name: string) => amount(`${name} must be 0 to 2000 g`, 2000)
const sodium = amount('Sodium must be 0 to 100000 mg', 100_000)

/** The food as its source returned it, sent with a log. */
const SourceFood = z.object({
  name: requiredText(200, NOTHING_CHOSEN),
  brand: optionalLine(200),
  caloriesPerServing: kcal.nullish(),
  servingSize: optionalLine(200),
  protein: grams('Protein').nullish(),
  carbs: grams('Carbs').nullish(),
  fat: grams('Fat').nullish(),
  fiber: grams('Fiber').nullish(),
  sugar: grams('Sugar').nullish(),
  sodium: sodium.nullish(),
})

/** The input of a food log; calories and macros per serving. */
const Eaten = z.object({
  foodName: requiredText(200, NOTHING_CHOSEN),
  calories: kcal,
  protein: grams('Protein'),
  carbs: grams('Carbs'),
  fat: grams('Fat'),
  servings: z
    .number(numberOr(TOO_FEW_SERVINGS))
    .min(SERVINGS_STEP, TOO_FEW_SERVINGS)
    .max(MAX_SERVINGS, `Servings must be at most ${MAX_SERVINGS}`)
    .multipleOf(FINEST_SERVINGS, 'Servings can have up to 3 decimals'),
  mealType: z.enum(mealTypes, NOTHING_CHOSEN),
  logDate: calendarDay,
})

/**
 * A new food log; calories and macros per serving. `logDate` defaults to today in the person's time zone. The client
 * generates `clientId` once per entry, so that a retry is stored once.
 */
export const NewFoodLog = Eaten.extend({
  protein: Eaten.shape.protein.default(0),
  carbs: Eaten.shape.carbs.default(0),
  fat: Eaten.shape.fat.default(0),
  servings: Eaten.shape.servings.default(1),
  nutritionixFood: SourceFood.nullish(),
  logDate: Eaten.shape.logDate.optional(),
  clientId: clientId.optional(),
})

/** A partial change to a food log; omitted fields stay. */
export const FoodLogUpdate = Eaten.extend(
  SourceFood.pick({ brand: true, servingSize: true, fiber: true, sugar: true, sodium: true }).shape,
).partial()

/** The maximum diary period per request, in days. */
export const DIARY_DAYS = 92

/** A diary's first and last day, inclusive; either alone means that day. */
const DiaryDays = z
  .object({ from: calendarDay.optional(), to: calendarDay.optional() })
  .refine(...spansAtMost(DIARY_DAYS))

/** The number of entries returned without days. */
export const LATEST_FOOD_LOGS = 100

export const listFoodLogs = call(calls.listFoodLogs, {
  summary: `List food logs between two days, latest first; the last ${LATEST_FOOD_LOGS} entries without days`,
  query: DiaryDays,
  reply: z.array(FoodLog),
})

export const logFood = call(calls.logFood, {
  summary: 'Log a food',
  body: NewFoodLog,
  reply: FoodLog,
  status: 201,
  errors: ['LOGGED_IN_FUTURE'],
})

const params = z.object({ id: rowIdInPath })

export const updateFoodLog = call(calls.updateFoodLog, {
  summary: 'Update a food log; keeps its earlier version',
  params,
  body: FoodLogUpdate,
  reply: FoodLog,
  errors: ['LOGGED_IN_FUTURE', 'FOOD_LOG_NOT_FOUND'],
})

export const removeFoodLog = call(calls.removeFoodLog, {
  summary: 'Delete a food log',
  params,
  reply: z.object({ message: z.string() }),
  errors: ['FOOD_LOG_NOT_FOUND'],
})

export const familiarFoods = call(calls.familiarFoods, {
  summary: 'List your recent and most frequent foods of the last 90 days',
  reply: z.object({
    recent: z.array(FoodDetails),
    frequent: z.array(FoodDetails),
    /** whether barcode lookup is available */
    barcodes: z.boolean(),
  }),
})

export const searchFoods = call(calls.searchFoods, {
  summary: 'Search foods by name, up to 5; none for fewer than 2 characters',
  query: z.object({ query: text(200) }),
  reply: z.object({ foods: z.array(FoundFood) }),
})

export const foodDetails = call(calls.foodDetails, {
  summary: 'Get a food’s nutrition facts per serving',
  body: z.object({
    foodName: requiredText(200, NOTHING_CHOSEN),
    /** from the search: distinguishes foods with the same name */
    id: text(200).optional(),
  }),
  reply: FoodDetails,
  errors: ['FOOD_NOT_FOUND'],
})

export const foodByBarcode = call(calls.foodByBarcode, {
  summary: 'Get a product by barcode (EAN-8, UPC-A, EAN-13), with nutrition facts per serving',
  query: z.object({
    code: text(32, NO_BARCODE).transform((typed, context) => {
      const code = barcodeIn(typed)
      if (!code) context.addIssue({ code: 'custom', message: NO_BARCODE })
      return code ?? z.NEVER
    }),
  }),
  reply: FoodDetails,
  errors: ['BARCODE_NOT_FOUND', 'BARCODES_OFF', 'FOOD_SOURCE_FAILED'],
})
