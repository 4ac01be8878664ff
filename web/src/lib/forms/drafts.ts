import { forget, recall, remember } from '../browser/storage.ts'
import { serverNow } from '../time/clock.ts'

/** Under keys that begin so lies in this browser what was typed into forms and not sent. */
const PREFIX = 'draft:'

/** What nobody came back to for a week is no longer meant. */
const KEPT_MS = 7 * 24 * 60 * 60 * 1000

/** Fields of a form by their names. */
export type DraftFields = Readonly<Record<string, unknown>>

/** Where somebody's draft of a form lies: nobody else is shown it. */
export const draftKey = (personId: string, form: string): string => `${PREFIX}${personId}:${form}`

/** What was typed, and where something that is stored was changed, what stood in the same fields before. */
interface Draft {
  fields: DraftFields
  from?: DraftFields
}

/** What was kept; undefined where nothing was, or too long ago. */
export function storedDraft(key: string): Draft | undefined {
  try {
    const { at, ...draft } = JSON.parse(recall(key) ?? '{}') as Draft & { at?: number }
    return at !== undefined && serverNow() - at < KEPT_MS ? draft : undefined
  } catch {
    return undefined
  }
}

export const dropDraft = (key: string): void => forget('localStorage', key)

/** Keeps fields in place of what was kept before; none of them is no draft. */
export function keepDraft(key: string, { fields, from }: Draft): void {
  if (Object.keys(fields).length === 0) dropDraft(key)
  else remember(key, JSON.stringify({ at: serverNow(), fields, from }))
}

/** Whoever signs out leaves no drafts to the next one at this browser. */
export function forgetDrafts(): void {
  try {
    for (const key of Object.keys(localStorage)) if (key.startsWith(PREFIX)) localStorage.removeItem(key)
  } catch {
    // A browser that refuses storage has kept nothing.
  }
}
