import { z } from 'zod'
import { clientId, requiredText } from '../fields.ts'

/** The most entries that a member's import sends at once; a longer file is sent in parts. */
export const MOST_IMPORTED_ENTRIES = 100

/** Entries of one import. */
export const importedEntries = <Entry extends z.ZodType>(entry: Entry) =>
  z
    .array(entry, 'Please send a list')
    .min(1, 'Please send at least one entry')
    .max(MOST_IMPORTED_ENTRIES, `Please send at most ${MOST_IMPORTED_ENTRIES} entries at once`)

/** What became of the entries of an import. */
export const ImportedEntries = z.object({
  /** ids of the entries that were added; all others were there already */
  added: z.array(z.number()),
})

/** The import that entries belong to: one id for all parts of a file, so that it can be undone as a whole. */
export const importSource = z.object({
  id: clientId,
  fileName: requiredText(200, 'Please name the file'),
})
export type ImportSource = z.output<typeof importSource>
