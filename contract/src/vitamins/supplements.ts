import { recommendationGaps, withholdingReasons } from '@pepwell/domain/vitamins/gaps'
import { MAX_QUANTITY, QUANTITY_STEP, supplementUnits } from '@pepwell/domain/vitamins/supplements'
import { z } from 'zod'
import { call } from '../call.ts'
import { calendarDay, clientId, instant, requiredText, rowIdInPath, spansAtMost } from '../fields.ts'
import { ShopDataReply } from '../shop/shop-data.ts'
import * as calls from './supplements.calls.ts'

const FILL_IN = 'Please fill in all fields'

const unit = z.enum(supplementUnits, FILL_IN)

/** A catalog supplement. The amount is a typical daily one. */
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
  ...ShopDataReply.shape,
  /** the vendor page for its price */
  scrapingLink: z.string().nullable(),
  /** the price that an operator entered, in dollars */
  manualPrice: z.number().nullable(),
  /** the price found automatically, in dollars, and when */
  scrapedPrice: z.number().nullable(),
  lastScrapedAt: instant.nullable(),
  /** version of its details, without link and prices */
  version: z.number(),
})
export type Supplement = z.output<typeof Supplement>

/** A supplement log. `logDate` is in the person's time zone; `editedAt` is null if it was never edited. */
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
const tooMuch = `Quantity must be at most ${MAX_QUANTITY}`

/** The form's input. The quantity has at most two decimals, as stored. */
export const SupplementForm = z.object({
  supplementName: requiredText(100, FILL_IN),
  quantity: z
    .number(FILL_IN)
    .min(QUANTITY_STEP, tooLittle)
    .max(MAX_QUANTITY, tooMuch)
    .refine((quantity) => Math.round(quantity * 100) / 100 === quantity, 'Quantity has at most 2 decimals'),
  unit,
})

/**
 * A new supplement log. `logDate` defaults to today in the person's time zone. The client generates `clientId` once per
 * entry, so that a retry is stored once.
 */
export const NewSupplementLog = SupplementForm.extend({
  logDate: calendarDay.optional(),
  clientId: clientId.optional(),
})

/** A partial change to a supplement log; omitted fields stay. */
export const SupplementLogUpdate = SupplementForm.extend({ logDate: calendarDay }).partial()

/** The maximum number of days per request. */
const MAX_DAYS = 92

const [isSpan, spanProblem] = spansAtMost(MAX_DAYS)

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

/** `clientId` identifies the repetition: a retry returns what the first call stored. */
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

/** A statement that follows from a person's notes, with its source. */
export const VitaminCaution = z.object({
  sentence: z.string(),
  /** `checked` is the day on which we read the page; null when we haven't */
  source: z.object({ name: z.string(), url: z.string(), checked: z.string().nullable() }),
})
export type VitaminCaution = z.output<typeof VitaminCaution>

/** A vitamin or mineral recommended to a person, with the reason. */
export const VitaminRecommendation = z.object({
  name: z.string(),
  /** per day */
  amount: z.number(),
  unit,
  /** whether food counts toward the amount */
  includesFood: z.boolean(),
  /** the tolerable upper intake level, per day in the same unit; null when none is established */
  upperLimit: z.number().nullable(),
  /** whether the upper limit applies to supplements only */
  limitsSupplementsOnly: z.boolean(),
  reason: z.string(),
  /** consequences of the person's notes */
  cautions: z.array(VitaminCaution),
})
export type VitaminRecommendation = z.output<typeof VitaminRecommendation>

export const vitaminRecommendations = call(calls.vitaminRecommendations, {
  summary: 'Recommend vitamins and amounts for your profile and plan, with reasons',
  reply: z.object({
    /** missing profile fields, without which we recommend nothing */
    missing: z.array(z.enum(recommendationGaps)),
    /** why we recommend nothing despite a complete profile */
    withheld: z.enum(withholdingReasons).nullable(),
    /** the person's health notes to ask about */
    noted: z.array(z.string()),
    recommendations: z.array(VitaminRecommendation),
    /** what we don't recommend because of the person's notes, and why */
    leftOut: z.array(VitaminCaution.extend({ name: z.string() })),
  }),
})
