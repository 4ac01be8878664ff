import { readings } from '@pepwell/domain/imports/cell-values'
import { lostLetters } from '@pepwell/domain/imports/csv'
import { MOST_IMPORTED_CHARACTERS, whyNoTable } from '@pepwell/domain/imports/csv-import'
import { z } from 'zod'
import { clientId } from '../fields.ts'

/** Bytes of a body with the longest table: escaped, a character may take two. */
export const IMPORT_BODY_LIMIT = 4 * MOST_IMPORTED_CHARACTERS

const NO_TABLE = 'Please choose a CSV file'

/** How a zip file begins, and so does every workbook. */
const WORKBOOK = 'PK\u0003\u0004'

/** A table as CSV (RFC 4180), its first row the names of its columns. */
const csv = z
  .string(NO_TABLE)
  .min(1, NO_TABLE)
  .max(MOST_IMPORTED_CHARACTERS, `Please import at most ${MOST_IMPORTED_CHARACTERS / 1_000_000} MB at once`)
  .refine((text) => !text.startsWith(WORKBOOK), {
    error: 'This is a workbook. Save the sheet as CSV, then choose that file',
    abort: true,
  })
  .superRefine((text, context) => {
    const message = lostLetters(text)
    if (message) context.addIssue({ code: 'custom', message })
  })
  .refine(
    (text) => !text.includes('\u0000') && text.isWellFormed(),
    'This file contains characters that cannot be stored',
  )
  .superRefine((text, context) => {
    const message = whyNoTable(text)
    if (message) context.addIssue({ code: 'custom', message })
  })

/** How a person answered what was asked about columns, by field. A table has far fewer columns than these. */
export const ColumnAnswers = z
  .record(z.string().max(100), z.enum(readings))
  .refine((answers) => Object.keys(answers).length <= 50, 'Please answer for at most 50 columns')
  .default({})

/** A column that is read in one of two ways, which only a person knows. The answer is null until it is sent. */
export const ColumnQuestion = z.object({
  /** what the answer is sent under */
  field: z.string(),
  column: z.string(),
  /** a cell that both readings fit, and what each makes of it */
  row: z.number(),
  example: z.string(),
  choices: z.array(
    z.object({ reading: z.enum(readings), value: z.union([z.string(), z.number(), z.boolean()]) }),
  ),
  answer: z.enum(readings).nullable(),
})

/** A table to import. Until it is confirmed the call only says what would become of it. */
export const Import = z.strictObject({
  csv,
  answers: ColumnAnswers,
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
      /** what differs, field by field; of what is added all that is said. Of the first rows only */
      changes: z.array(
        z.object({ field: z.string(), from: z.string().nullable(), to: z.string().nullable() }),
      ),
    }),
  ),
  problems: z.array(z.object({ row: z.number(), column: z.string().nullable(), message: z.string() })),
  /** columns to ask about; one without an answer is a problem too */
  questions: z.array(ColumnQuestion),
  /** columns that mean nothing here and were left out */
  ignored: z.array(z.string()),
  /** whether it is stored */
  done: z.boolean(),
})
export type Imported = z.output<typeof Imported>
