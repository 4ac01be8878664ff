import { numberText } from '@pepwell/domain/text/number-text'
import { z } from 'zod'
import { dollars } from './fields.ts'

/** The maximum number of digits that JavaScript represents exactly. */
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
const NOT_WHOLE = 'Write a whole number, such as 5'

/** Messages for a missing number and for an invalid one. */
export const missingOrWrong = (missing: string, wrong: string) => ({
  error: ({ input }: { input?: unknown }) =>
    (typeof input === 'string' ? /\S/.test(input) : (input ?? null) !== null) ? wrong : missing,
})

/**
 * A whole number from 0, as a number or text.
 * @param message when it is missing or below 0
 */
export const wholeNumber = (message: string, max: number) =>
  z.union([z.int(), decimal], missingOrWrong(message, NOT_WHOLE)).pipe(
    z
      .int(NOT_WHOLE)
      .min(0, message)
      .max(max, `Please enter at most ${numberText(max)}`),
  )

/** A row id, as a number or text. */
export const rowIdOrText = (message: string) =>
  z.union([z.int(), digits], message).pipe(z.int(message).min(1, message))

/**
 * Money like {@link dollars}, as a number or text.
 * @param message when it is missing or below 0
 */
export const dollarsOrText = (message: string) =>
  z.union([z.number(), decimal], missingOrWrong(message, NOT_A_NUMBER)).pipe(dollars(message, message))

/** An empty form field. */
export const nothing = z.union([z.literal(''), z.null()])
