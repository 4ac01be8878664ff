import type { Db } from '../../../database/connect.ts'
import { Refusal } from '../../../http/refusal.ts'
import { userById } from '../accounts.queries.ts'

/**
 * An unverified address may be anybody's: nothing may be added that its owner would have to remove, nothing shown to
 * others, and nothing spent.
 * @throws Refusal VERIFY_EMAIL_FIRST
 */
export async function demandVerifiedEmail(db: Db, userId: string): Promise<void> {
  const user = await userById(db, userId)
  if (!user?.emailProvedAt) throw new Refusal('VERIFY_EMAIL_FIRST')
}
