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
  .regex(/^-?\d{1,15}(\.\d{1,6})?$/)
  .transform(Number)

export const NOT_A_NUMBER = 'Not a number: write 12.50'
const NOT_WHOLE = 'Not a whole number: write 5'

/** What to say where there is nothing, and where there is something that is no such number. */
export const missingOrWrong = (missing: string, wrong: string) => ({
  error: ({ input }: { input?: unknown }) =>
    (typeof input === 'string' ? /\S/.test(input) : (input ?? null) !== null) ? wrong : missing,
})

/**
 * A whole number from 0, also written as text.
 * @param message what to say when it is missing or below 0
 */
export const wholeNumber = (message: string, most: number) =>
  z.union([z.int(), decimal], missingOrWrong(message, NOT_WHOLE)).pipe(
    z
      .int(NOT_WHOLE)
      .min(0, message)
      .max(most, `Please enter at most ${most.toLocaleString('en-US')}`),
  )

/** The number of a row, also written as text. */
export const rowIdOrText = (message: string) =>
  z.union([z.int(), digits], message).pipe(z.int(message).min(1, message))

/**
 * An amount of money as {@link dollars}, also written as text.
 * @param message what to say when it is missing or below 0
 */
export const dollarsOrText = (message: string) =>
  z.union([z.number(), decimal], missingOrWrong(message, NOT_A_NUMBER)).pipe(dollars(message, message))

/** Nothing, as forms send it. */
export const nothing = z.union([z.literal(''), z.null()])
