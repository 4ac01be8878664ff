import { recall, remember, removeStored } from '../browser/storage.ts'
import { serverNow } from '../time/clock.ts'

/** Storage key prefix of unsent form drafts. */
const PREFIX = 'draft:'

/** Drafts older than a week are discarded. */
const MAX_AGE_MS = 7 * 24 * 60 * 60 * 1000

/** A form's fields by name. */
export type DraftFields = Readonly<Record<string, unknown>>

/** The storage key of a person's draft; others never see it. */
export const draftKey = (personId: string, form: string): string => `${PREFIX}${personId}:${form}`

/** The typed fields, and for an edit the stored values they started from. */
interface Draft {
  fields: DraftFields
  from?: DraftFields
}

/** The stored draft; undefined without one or if it expired. */
export function storedDraft(key: string): Draft | undefined {
  try {
    const { at, ...draft } = JSON.parse(recall(key) ?? '{}') as Draft & { at?: number }
    return at !== undefined && serverNow() - at < MAX_AGE_MS ? draft : undefined
  } catch {
    return undefined
  }
}

export const dropDraft = (key: string): void => removeStored('localStorage', key)

/** Replaces the stored draft; no fields delete it. */
export function saveDraft(key: string, { fields, from }: Draft): void {
  if (Object.keys(fields).length === 0) dropDraft(key)
  else remember(key, JSON.stringify({ at: serverNow(), fields, from }))
}

/** Signing out deletes drafts, so that the next user doesn't see them. */
export function clearDrafts(): void {
  try {
    for (const key of Object.keys(localStorage)) if (key.startsWith(PREFIX)) localStorage.removeItem(key)
  } catch {
    // A browser that denies storage has no drafts.
  }
}
