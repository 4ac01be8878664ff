import { recall, remember } from '../../../lib/browser/storage.ts'

const KEY = 'recently-jumped-to'
const MAX_RECENT = 6

/** A stored jump target. */
export interface Recent {
  key: string
  label: string
  hint?: string
  path: string
  asTab?: boolean
}

const isRecent = (value: unknown): value is Recent =>
  typeof value === 'object' && value !== null && 'key' in value && 'label' in value && 'path' in value

/** The latest jump targets in this browser, newest first. */
export function recents(): Recent[] {
  try {
    const stored: unknown = JSON.parse(recall(KEY) ?? '[]')
    return Array.isArray(stored) ? stored.filter(isRecent) : []
  } catch {
    return []
  }
}

/** Stores a target as the latest. */
export const recordRecent = (one: Recent): void => {
  const others = recents().filter(({ key }) => key !== one.key)
  remember(KEY, JSON.stringify([one, ...others].slice(0, MAX_RECENT)))
}
