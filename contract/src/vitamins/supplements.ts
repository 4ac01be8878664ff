import { recommendationGaps, withholdingReasons } from '@pepwell/domain/vitamins/gaps'
import { MOST_QUANTITY, QUANTITY_STEP, supplementUnits } from '@pepwell/domain/vitamins/supplements'
import { z } from 'zod'
import { call } from '../call.ts'
import { calendarDay, clientId, instant, requiredText, rowIdInPath, spansAtMost } from '../fields.ts'
import { ShownShopData } from '../shop/shop-data.ts'
import * as calls from './supplements.calls.ts'

declare module '../call.ts' {
  interface Declared {
    supplements: typeof import('./supplements.ts')
  }
}

const FILL_IN = 'Please fill in all fields'

const unit = z.enum(supplementUnits, FILL_IN)

/** A supplement of the catalogue. The amount is a usual one for a day. */
export const Supplement = z.object({
  id: z.number(),
  name: z.string(),
  brand: z.string().nullable(),
  category: z.string(),
  description: z.string(),
  dosageAmount: z.number(),
  dosageUnit: unit,
  recommendedUse: z.string(),
  benefits: z.string(),
  sideEffects: z.string().nullable(),
  ...ShownShopData.shape,
  /** the page of another shop that its price is read at */
  scrapingLink: z.string().nullable(),
  /** what an operator read there, in dollars */
  manualPrice: z.number().nullable(),
  /** what was read there by itself, in dollars, and when */
  scrapedPrice: z.number().nullable(),
  lastScrapedAt: instant.nullable(),
  /** counts the changes of what is said of it; its link and prices have none */
  version: z.number(),
})
export type Supplement = z.output<typeof Supplement>

/** A supplement somebody took. `logDate` is their own calendar day, `editedAt` null for what is as it was logged. */
export const SupplementLog = z.object({
  id: z.number(),
  supplementName: z.string(),
  quantity: z.number(),
  unit,
  logDate: z.string(),
  createdAt: instant,
  editedAt: instant.nullable(),
})
export type SupplementLog = z.output<typeof SupplementLog>

const tooLittle = `Quantity must be at least ${QUANTITY_STEP}`
const tooMuch = `Quantity must be at most ${MOST_QUANTITY}`

/** What the form asks for. The quantity has at most two decimals, as it is stored. */
export const SupplementForm = z.object({
  supplementName: requiredText(100, FILL_IN),
  quantity: z
    .number(FILL_IN)
    .min(QUANTITY_STEP, tooLittle)
    .max(MOST_QUANTITY, tooMuch)
    .refine((quantity) => Math.round(quantity * 100) / 100 === quantity, 'Quantity has at most 2 decimals'),
  unit,
})

/**
 * A supplement as it is logged. `logDate` is the person's today unless given. `clientId` is made by the client once per
 * entry, so that a retry is stored once.
 */
export const NewSupplementLog = SupplementForm.extend({
  logDate: calendarDay.optional(),
  clientId: clientId.optional(),
})

/** A change to what was logged; what is left out stays. */
export const SupplementLogUpdate = SupplementForm.extend({ logDate: calendarDay }).partial()

/** How many days may be asked for at once. */
const MOST_DAYS = 92

const [isSpan, spanProblem] = spansAtMost(MOST_DAYS)

export const listSupplements = call(calls.listSupplements, {
  summary: 'List the catalog’s vitamins and supplements by name',
  reply: z.array(Supplement),
})

export const listSupplementLogs = call(calls.listSupplementLogs, {
  summary: 'List supplement logs between two days, latest first; today without days',
  query: z
    .object({ from: calendarDay.optional(), to: calendarDay.optional() })
    .refine((days) => !days.from === !days.to && isSpan(days), spanProblem),
  reply: z.array(SupplementLog),
})

export const familiarSupplements = call(calls.familiarSupplements, {
  summary: 'List supplements taken in the last 90 days, latest first, with the last quantity and unit',
  reply: z.array(SupplementLog.pick({ supplementName: true, quantity: true, unit: true })),
})

export const logSupplement = call(calls.logSupplement, {
  summary: 'Log a supplement',
  body: NewSupplementLog,
  reply: SupplementLog,
  status: 201,
  errors: ['LOGGED_IN_FUTURE', 'SUPPLEMENT_LOG_NOT_FOUND'],
})

/** `clientId` stands for the whole repetition: sent again, the call answers what the first one stored. */
export const repeatSupplements = call(calls.repeatSupplements, {
  summary: 'Log yesterday’s supplements again today, without those already logged',
  body: z.object({ clientId }),
  reply: z.array(SupplementLog),
  status: 201,
})

const params = z.object({ id: rowIdInPath })

export const updateSupplementLog = call(calls.updateSupplementLog, {
  summary: 'Update a supplement log; keeps its earlier version',
  params,
  body: SupplementLogUpdate,
  reply: SupplementLog,
  errors: ['LOGGED_IN_FUTURE', 'SUPPLEMENT_LOG_NOT_FOUND'],
})

export const removeSupplementLog = call(calls.removeSupplementLog, {
  summary: 'Delete a supplement log',
  params,
  reply: z.object({ message: z.string() }),
  errors: ['SUPPLEMENT_LOG_NOT_FOUND'],
})

/** A statement that follows from what a person noted, and where it is from. */
export const VitaminCaution = z.object({
  sentence: z.string(),
  /** `checked` is the day on which we read the page; null where we have not */
  source: z.object({ name: z.string(), url: z.string(), checked: z.string().nullable() }),
})
export type VitaminCaution = z.output<typeof VitaminCaution>

/** A vitamin or mineral for one person, with the reason why it is named. */
export const VitaminRecommendation = z.object({
  name: z.string(),
  /** a day */
  amount: z.number(),
  unit,
  /** whether what food brings counts towards the amount */
  includesFood: z.boolean(),
  /** the tolerable upper intake level, a day in the same unit; null where none is established */
  upperLimit: z.number().nullable(),
  /** whether the upper limit is about supplements alone */
  limitsSupplementsOnly: z.boolean(),
  reason: z.string(),
  /** what follows for it from what the person noted */
  cautions: z.array(VitaminCaution),
})
export type VitaminRecommendation = z.output<typeof VitaminRecommendation>

export const vitaminRecommendations = call(calls.vitaminRecommendations, {
  summary: 'Recommend vitamins and amounts for your profile and plan, with reasons',
  reply: z.object({
    /** what the profile lacks; nothing is recommended without it */
    missing: z.array(z.enum(recommendationGaps)),
    /** why nothing is recommended although the profile is filled in */
    withheld: z.enum(withholdingReasons).nullable(),
    /** what the person noted about their health, to be asked about */
    noted: z.array(z.string()),
    recommendations: z.array(VitaminRecommendation),
    /** what is not recommended because of what the person noted, and why */
    leftOut: z.array(VitaminCaution.extend({ name: z.string() })),
  }),
})
