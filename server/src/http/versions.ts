import { Refusal } from './refusal.ts'

/**
 * Refuses a save that was made of an older version than the one that is stored. Without a version it is taken as it is.
 * @param stored of the row, locked in the transaction that writes it
 * @throws Refusal CHANGED_MEANWHILE
 */
export function refuseOlder(stored: number, seen: number | undefined): void {
  if (seen !== undefined && seen !== stored) throw new Refusal('CHANGED_MEANWHILE')
}
