import { MOST_IMPORTED_CHARACTERS, readImport } from '@pepwell/domain/csv-import'
import { z } from 'zod'
import { clientId } from './fields.ts'

/** Bytes of a body with the longest table: escaped, a character may take two. */
export const IMPORT_BODY_LIMIT = 4 * MOST_IMPORTED_CHARACTERS

const NO_TABLE = 'Please choose a CSV file'

/** A table as CSV (RFC 4180), its first row the names of its columns. */
const csv = z
  .string(NO_TABLE)
  .min(1, NO_TABLE)
  .max(MOST_IMPORTED_CHARACTERS, `Please import at most ${MOST_IMPORTED_CHARACTERS / 1_000_000} MB at once`)
  .refine(
    (text) => !text.includes('\u0000') && text.isWellFormed(),
    'This file contains characters that cannot be stored',
  )
  .superRefine((text, context) => {
    const [problem] = readImport(text, []).problems
    if (problem) context.addIssue({ code: 'custom', message: problem.message })
  })

/** A table to take in. Until it is confirmed the call only says what would become of it. */
export const Import = z.object({
  csv,
  /** whether it is to be stored; nothing is where a row is wrong */
  confirm: z.boolean('Please say whether it is to be stored').default(false),
  /** made by the client once per table, so that a retry is stored once */
  clientId,
})

/** What becomes of a table, row by row. Rows are counted as a spreadsheet counts them. */
export const Imported = z.object({
  rows: z.array(
    z.object({
      row: z.number(),
      becomes: z.enum(['added', 'changed', 'unchanged']),
      /** what it is of */
      name: z.string(),
      /** what differs, field by field; of what is added all that is said */
      changes: z.array(
        z.object({ field: z.string(), from: z.string().nullable(), to: z.string().nullable() }),
      ),
    }),
  ),
  problems: z.array(z.object({ row: z.number(), column: z.string().nullable(), message: z.string() })),
  /** columns that mean nothing here and were left out */
  ignored: z.array(z.string()),
  /** whether it is stored */
  done: z.boolean(),
})
export type Imported = z.output<typeof Imported>
