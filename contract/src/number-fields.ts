import { z } from 'zod'
import { dollars } from './fields.ts'

/** As many digits as a number that is exact in JavaScript can have. */
const digits = z
  .string()
  .trim()
  .regex(/^\d{1,15}$/)
  .transform(Number)

const decimal = z
  .string()
  .trim()
  .regex(/^\d{1,10}(\.\d{1,2})?$/)
  .transform(Number)

/**
 * A whole number from 0, also written as text.
 * @param message what to say when it is none, or more than `most`
 */
export const wholeNumber = (message: string, most: number) =>
  z.union([z.int(), digits], message).pipe(z.int(message).min(0, message).max(most, message))

/** The number of a row, also written as text. */
export const rowIdOrText = (message: string) =>
  z.union([z.int(), digits], message).pipe(z.int(message).min(1, message))

/**
 * An amount of money as {@link dollars}, also written as text.
 * @param message what to say when it is none
 */
export const dollarsOrText = (message: string) =>
  z.union([z.number(), decimal], message).pipe(dollars(message, message))

/** Nothing, as forms send it. */
export const nothing = z.union([z.literal(''), z.null()])
