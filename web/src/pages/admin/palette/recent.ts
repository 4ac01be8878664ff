import { recall, remember } from '../../../lib/browser/storage.ts'

const KEY = 'recently-jumped-to'
const KEPT = 6

/** Something that was jumped to, as it can be jumped to again. */
export interface Recent {
  key: string
  label: string
  hint?: string
  path: string
  asTab?: boolean
}

const isRecent = (value: unknown): value is Recent =>
  typeof value === 'object' && value !== null && 'key' in value && 'label' in value && 'path' in value

/** What was jumped to last in this browser, the latest first. */
export function recents(): Recent[] {
  try {
    const kept: unknown = JSON.parse(recall(KEY) ?? '[]')
    return Array.isArray(kept) ? kept.filter(isRecent) : []
  } catch {
    return []
  }
}

/** Remembers it as the latest. */
export const noteRecent = (one: Recent): void => {
  const others = recents().filter(({ key }) => key !== one.key)
  remember(KEY, JSON.stringify([one, ...others].slice(0, KEPT)))
}
