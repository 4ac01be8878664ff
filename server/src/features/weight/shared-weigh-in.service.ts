import type { Db } from '../../database/connect.ts'
import { Refusal } from '../../refusal.ts'
import { sharedWeighIn } from './weigh-ins.queries.ts'

/**
 * What a member shares of their own weigh-in: weight and day, not its notes or photo.
 * @throws Refusal WEIGHT_LOG_NOT_FOUND
 */
export async function weighInToShare(db: Db, userId: string, id: number) {
  const found = await sharedWeighIn(db, userId, id)
  if (!found) throw new Refusal('WEIGHT_LOG_NOT_FOUND')
  return found
}
