import { MAX_DRINK_ML, toMilliliters, waterUnits } from '@pepwell/domain/nutrition/water'
import { z } from 'zod'
import { call } from '../call.ts'
import { calendarDay, clientId, instant, numberOr, rowIdInPath, spansAtMost } from '../fields.ts'
import * as calls from './water.calls.ts'

/** A drink as typed and in milliliters. */
export const WaterLog = z.object({
  id: z.number(),
  amount: z.number(),
  unit: z.enum(waterUnits),
  milliliters: z.number(),
  logDate: z.string(),
  createdAt: instant,
})
export type WaterLog = z.output<typeof WaterLog>

const NO_AMOUNT = 'Please enter up to 3000 mL (101 fl oz)'

/**
 * A new drink. `logDate` defaults to today in the person's time zone. The client generates `clientId` once per drink,
 * so that a retry is stored once.
 */
export const NewWaterLog = z
  .object({
    amount: z
      .number(numberOr(NO_AMOUNT))
      .min(0.1, NO_AMOUNT)
      .multipleOf(0.01, 'Amounts can have up to 2 decimals'),
    unit: z.enum(waterUnits, 'Please choose mL or fl oz').default('mL'),
    logDate: calendarDay.optional(),
    clientId: clientId.optional(),
  })
  .refine(({ amount, unit }) => toMilliliters(amount, unit) <= MAX_DRINK_ML, {
    message: NO_AMOUNT,
    path: ['amount'],
  })

/** The maximum number of days per request. */
const WATER_DAYS = 92

export const listWaterLogs = call(calls.listWaterLogs, {
  summary: `List drinks between two days, inclusive and up to ${WATER_DAYS}, latest first`,
  query: z.object({ from: calendarDay, to: calendarDay }).refine(...spansAtMost(WATER_DAYS)),
  reply: z.array(WaterLog),
})

export const logWater = call(calls.logWater, {
  summary: 'Log a drink',
  body: NewWaterLog,
  reply: WaterLog,
  status: 201,
  errors: ['LOGGED_IN_FUTURE', 'WATER_LOG_NOT_FOUND'],
})

export const removeWaterLog = call(calls.removeWaterLog, {
  summary: 'Delete a drink',
  params: z.object({ id: rowIdInPath }),
  reply: z.object({ message: z.string() }),
  errors: ['WATER_LOG_NOT_FOUND'],
})
