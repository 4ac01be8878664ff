import { MOST_CENTS, toDollars } from '@pepwell/domain/shop/money'
import { composed, singleLine } from '@pepwell/domain/text/text-forms'
import { type CalendarDay, daysBetween, isPlausibleDay } from '@pepwell/domain/time/calendar'
import { isTimeZone } from '@pepwell/domain/time/time-zone'
import { z } from 'zod'
import './sentences.ts'

/** PostgreSQL cannot store U+0000 in text, and no person types it. */
const NUL = '\u0000'

/**
 * A text field without NUL, trimmed.
 * @param stored how what was typed is stored
 */
export const typedText = (max: number, missing: string | undefined, stored: (typed: string) => string) =>
  z
    .string(missing ?? 'Please enter text')
    .overwrite(stored)
    .trim()
    .max(max, `Please use at most ${max} characters`)
    .refine(
      (value) => !value.includes(NUL) && value.isWellFormed(),
      'This text contains characters that cannot be stored',
    )

/**
 * Text as people type it: composed, trimmed, without NUL.
 * @param max greatest number of characters
 * @param missing what to say when there is no text at all
 */
export const text = (max: number, missing?: string) => typedText(max, missing, composed)

/** Nothing of it can be seen: joiners, marks of direction, fillers and Braille's empty cell, by Unicode's own list of what is left out when drawn. */
const UNSEEN = /^[\s\p{Default_Ignorable_Code_Point}\u2800]*$/u

/** Text of several lines in which something must be seen; `message` says so. */
export const seenText = (max: number, message: string) =>
  text(max, message)
    .min(1, { error: message, abort: true })
    .refine((value) => !UNSEEN.test(value), message)

/** A line of text in which something must be seen, without invisible characters; `message` says so. */
export const requiredText = (max: number, message: string) =>
  typedText(max, message, singleLine)
    .min(1, { error: message, abort: true })
    .refine((value) => !UNSEEN.test(value), message)

/** An optional field: an empty one is stored as none, a missing one not at all. */
export const orNone = (field: ReturnType<typeof text>) =>
  field.nullish().transform((value) => (value === undefined ? undefined : value || null))

/** Optional text of several lines: an empty one is stored as none. */
export const optionalText = (max: number) => orNone(text(max))

/** An optional line of text: an empty one is stored as none. */
export const optionalLine = (max: number) => orNone(typedText(max, undefined, singleLine))

/** What to say where a number is missing, and where one was sent as text. */
export const numberOr = (missing: string) => ({
  error: ({ input }: { input?: unknown }) =>
    typeof input === 'string' && /\S/.test(input) ? 'Enter a number, not text' : missing,
})

/**
 * The number of a row: positive, within what PostgreSQL's bigint and JavaScript both hold exactly.
 * @param message what to say when a value is no such number
 */
export const rowId = (message: string) => z.int(message).min(1, message)

/** Which version of a row an edit was made of, where the caller says it: an older one than is stored is refused. */
export const seenVersion = z
  .int('This is not a valid version')
  .min(1, 'This is not a valid version')
  .optional()

/** As {@link seenVersion}, of a row that is made by its first edit: 0 says that there was none. */
export const seenVersionOrNone = z
  .int('This is not a valid version')
  .min(0, 'This is not a valid version')
  .optional()

/** A row's number as it stands in a path or a query string. */
export const rowIdInPath = z
  .string()
  .regex(/^[1-9]\d{0,15}$/, 'This is not a valid id')
  .transform(Number)
  .pipe(rowId('This is not a valid id'))

/**
 * An amount of money in dollars, 0 or more, of whole cents.
 * @param missing what to say when there is none
 * @param negative what to say when it is below 0
 */
export const dollars = (missing: string, negative = 'Price must be positive') =>
  z
    .number(numberOr(missing))
    .min(0, negative)
    .max(toDollars(MOST_CENTS), 'This is too much')
    .refine((amount) => Math.round(amount * 100) / 100 === amount, 'Please use at most two decimals')

const NO_ADDRESS = 'Please enter the address of a page, as in https://example.com/product'

/** An address as a browser has it; nobody's name and password are in it. */
const webAddress = z
  .url({ protocol: /^https?$/, hostname: /\./, normalize: true, error: NO_ADDRESS })
  .refine((address) => !/^https?:\/\/[^/]*@/.test(address), NO_ADDRESS)

/** The address of a page of the open web, with or without its scheme; an empty one is stored as none. */
export const pageAddress = optionalText(2000)
  .transform((typed) => (!typed || /^[a-z][a-z0-9+.-]*:\/\//i.test(typed) ? typed : `https://${typed}`))
  .pipe(webAddress.nullish())

/** Made by the client once for each thing it writes, so that a retry is stored once. */
export const clientId = z.uuid('This is not a valid id')

/**
 * How many rows a page of a list may have, from its query string.
 * @param most greatest number of them
 * @param usual their number when none is asked for
 * @param things what they are called: 'photos'
 */
export function pageSize({ most, usual, things = 'rows' }: { most: number; usual: number; things?: string }) {
  const message = `Please ask for 1 to ${most} ${things}`
  return z.coerce.number(message).int(message).min(1, message).max(most, message).default(usual)
}

/** A page of a list of one's own, newest first; more than anybody has unless they try how much they may. */
export const ownPage = z
  .object({
    limit: pageSize({ most: 1000, usual: 500 }),
    /** id of the last row of the page before */
    after: rowIdInPath.optional(),
  })
  .prefault({})

export type OwnPage = z.output<typeof ownPage>

/** A calendar day, 'YYYY-MM-DD', between 1900 and 2200. What is no day ends the check, so that nobody counts with it. */
export const calendarDay = z
  .string('Please enter a valid date')
  .refine(isPlausibleDay, { error: 'Please enter a valid date', abort: true })

/**
 * The check of two days, both included, as `refine` takes it: they are in order, and at most `most` days. What it means
 * when a day is missing is for the call to say.
 */
export const spansAtMost = (
  most: number,
): [
  isSpan: (days: { from?: CalendarDay; to?: CalendarDay }) => boolean,
  problem: { message: string; path: string[] },
] => [
  ({ from, to }) => !from || !to || (from <= to && daysBetween(from, to) < most),
  { message: `Please ask for 1 to ${most} days`, path: ['to'] },
]

/** An instant as ISO 8601 text with its offset. */
export const instant = z.iso.datetime({ offset: true, error: 'Please enter a valid date and time' })

/** An IANA time zone. */
export const timeZone = z
  .string('Please choose a valid time zone')
  .max(64, 'Please choose a valid time zone')
  .refine(isTimeZone, 'Please choose a valid time zone')
