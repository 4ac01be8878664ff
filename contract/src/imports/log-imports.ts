import { MAX_RESTORED_ROWS, restoredKinds } from '@pepwell/domain/accounts/restored-kinds'
import { MAX_REPORT_PAGES } from '@pepwell/domain/labs/lab-reports'
import { z } from 'zod'
import { call } from '../call.ts'
import { calendarDay, instant, requiredText, rowId } from '../fields.ts'
import { PHOTO_BODY_LIMIT } from '../weight/progress-photos.ts'
import { importSource } from './imported-entries.ts'
import * as calls from './log-imports.calls.ts'

/** An import that can be undone. */
export const LogImport = z.object({
  id: z.string(),
  fileName: z.string(),
  importedAt: instant,
  /** its added entries that still exist */
  added: z.number(),
  /** when it was undone; null otherwise */
  undoneAt: instant.nullable(),
})
export type LogImport = z.output<typeof LogImport>

export const listLogImports = call(calls.listLogImports, {
  summary: 'List your recent imports, latest first',
  reply: z.array(LogImport),
})

/** The exported account. */
const account = requiredText(100, 'Please send the account of the export')

/** An entry of any kind. The server parses its fields later, one entry at a time. */
const exportedRow = z
  .custom<Record<string, unknown>>((row) => row !== null && typeof row === 'object' && !Array.isArray(row))
  .meta({ type: 'object', additionalProperties: true })

/** The maximum request size in bytes: one reminder may have years of recorded times. Parsing more blocks others. */
const ROWS_BODY_LIMIT = 384 * 1024

export const restoreRows = call(calls.restoreRows, {
  summary: 'Restore entries of one kind from your export; existing ones stay unchanged',
  body: z.object({
    source: importSource,
    account,
    kind: z.enum(restoredKinds, 'Please choose what to bring back'),
    rows: z
      .array(exportedRow, 'Please send a list')
      .min(1, 'Please send at least one entry')
      .max(MAX_RESTORED_ROWS, `Please send at most ${MAX_RESTORED_ROWS} entries at once`),
  }),
  bodyLimit: ROWS_BODY_LIMIT,
  hasManyValues: true,
  reply: z.object({
    added: z.number(),
    known: z.number(),
    /** by index in `rows` */
    leftOut: z.array(z.object({ index: z.number(), why: z.string() })),
  }),
})

export const restorePhoto = call(calls.restorePhoto, {
  summary: 'Restore a progress photo from your export',
  body: z.object({
    source: importSource,
    account,
    id: rowId('This is not a valid id'),
    /** the weigh-in's id in the export */
    weightLogId: rowId('This is not a valid id').nullable(),
    takenOn: calendarDay,
    createdAt: instant,
    photo: z.string('Please select a photo').startsWith('data:', 'Please select a photo'),
  }),
  bodyLimit: PHOTO_BODY_LIMIT,
  reply: z.object({ added: z.boolean() }),
  errors: [
    'LOGGED_IN_FUTURE',
    'PHOTO_NOT_AN_IMAGE',
    'PHOTO_TOO_LARGE',
    'PHOTO_SPACE_FULL',
    'TOO_MANY_REQUESTS',
  ],
})

export const restoreAttachedPhoto = call(calls.restoreAttachedPhoto, {
  summary: 'Restore a photo of a side effect or a page of a lab report, after its entry',
  body: z.object({
    account,
    kind: z.enum(['sideEffects', 'labResults'], 'Please choose what to bring back'),
    /** the entry's id in the export */
    entryId: rowId('This is not a valid id'),
    page: z.int('This is not a valid page').min(1, 'This is not a valid page').max(MAX_REPORT_PAGES),
    createdAt: instant,
    photo: z.string('Please select a photo').startsWith('data:', 'Please select a photo'),
  }),
  bodyLimit: PHOTO_BODY_LIMIT,
  reply: z.object({ added: z.boolean() }),
  errors: ['PHOTO_NOT_AN_IMAGE', 'PHOTO_TOO_LARGE', 'PHOTO_SPACE_FULL', 'TOO_MANY_REQUESTS'],
})

export const undoLogImport = call(calls.undoLogImport, {
  summary: 'Undo an import in batches until none of its entries remain',
  params: z.object({ id: z.uuid('This is not a valid id') }),
  /** `edited`: includes entries changed since */
  body: z.object({ edited: z.boolean().default(false) }),
  reply: z.object({
    removed: z.number(),
    /** entries that another request would remove */
    remaining: z.number(),
    /** entries that stay because they were changed or are in use */
    kept: z.object({
      edited: z.number(),
      inUse: z.number(),
      /** the first few */
      entries: z.array(
        z.object({ name: z.string(), day: z.string().nullable(), why: z.enum(['edited', 'in-use']) }),
      ),
    }),
  }),
  errors: ['LOG_IMPORT_NOT_FOUND'],
})
