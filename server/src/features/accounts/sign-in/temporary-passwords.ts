import type { Db } from '../../../database/connect.ts'
import { Refusal } from '../../../refusal.ts'
import { credentialsById } from '../accounts.queries.ts'
import { passwordMatches } from './passwords.ts'

/**
 * A temporary password is known to the operator who set it, so it can't become the person's own.
 * @throws Refusal PASSWORD_IS_TEMPORARY
 */
export async function requireNotTemporary(db: Db, userId: string, password: string): Promise<void> {
  const known = await credentialsById(db, userId)
  if (known?.temporaryPasswordUntil && (await passwordMatches(known.passwordHash, password)))
    throw new Refusal('PASSWORD_IS_TEMPORARY')
}
