import { Refusal } from '../refusal.ts'

/**
 * Refuses a save based on an older version. Without a version it is accepted.
 * @param stored of the row, locked in the writing transaction
 * @throws Refusal CHANGED_MEANWHILE
 */
export function refuseOlder(stored: number, seen: number | undefined): void {
  if (seen !== undefined && seen !== stored) throw new Refusal('CHANGED_MEANWHILE')
}
