import type { Db } from '../../database/connect.ts'
import { Refusal } from '../../refusal.ts'
import { sharedDose } from './dose-records.queries.ts'

/**
 * What a member shares of their own dose: peptide, amount and day, not its site, feeling or notes.
 * @throws Refusal DOSE_NOT_FOUND
 */
export async function doseToShare(db: Db, userId: string, id: number) {
  const found = await sharedDose(db, userId, id)
  if (!found) throw new Refusal('DOSE_NOT_FOUND')
  return found
}
