import type { Db } from '../../../database/connect.ts'
import { Refusal } from '../../../refusal.ts'
import { userById } from '../accounts.queries.ts'

/**
 * An unverified address may be a stranger's: the account may add nothing its owner would have to remove, publish
 * nothing, and spend nothing.
 * @throws Refusal VERIFY_EMAIL_FIRST
 */
export async function requireVerifiedEmail(db: Db, userId: string): Promise<void> {
  const user = await userById(db, userId)
  if (!user?.emailProvedAt) throw new Refusal('VERIFY_EMAIL_FIRST')
}
