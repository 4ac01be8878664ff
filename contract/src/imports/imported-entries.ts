import { z } from 'zod'
import { clientId, requiredText } from '../fields.ts'

/** The maximum number of entries per import request; longer files are split. */
export const MAX_IMPORTED_ENTRIES = 100

/** A batch of imported entries. */
export const importedEntries = <Entry extends z.ZodType>(entry: Entry) =>
  z
    .array(entry, 'Please send a list')
    .min(1, 'Please send at least one entry')
    .max(MAX_IMPORTED_ENTRIES, `Please send at most ${MAX_IMPORTED_ENTRIES} entries at once`)

/** The result of importing entries. */
export const ImportedEntries = z.object({
  /** ids of added entries; the others already existed */
  added: z.array(z.number()),
})

/** The import id of entries, shared by all batches of a file, so that it can be undone as a whole. */
export const importSource = z.object({
  id: clientId,
  fileName: requiredText(200, 'Please name the file'),
})
export type ImportSource = z.output<typeof importSource>
