import type { Db } from '../../../database/connect.ts'
import { Refusal } from '../../../http/refusal.ts'
import { userById } from '../accounts.queries.ts'

/**
 * Nobody knows yet whose an unverified address is: nothing may be added that its owner would have to find and remove, nothing
 * shown to others, and nothing spent.
 * @throws Refusal VERIFY_EMAIL_FIRST
 */
export async function demandVerifiedEmail(db: Db, userId: string): Promise<void> {
  const user = await userById(db, userId)
  if (!user?.emailProvedAt) throw new Refusal('VERIFY_EMAIL_FIRST')
}
