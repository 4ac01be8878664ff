import { canonicalEmail } from '@pepwell/domain/accounts/email-addresses'
import type { Kysely } from 'kysely'
import type { DB } from '../../../database/schema.ts'
import { credentialsByEmail } from '../accounts.queries.ts'
import { deleteAuthenticator } from '../sign-in/authenticators.queries.ts'
import { deletePasskeysOf } from '../sign-in/passkeys.queries.ts'
import { deleteTicketsOf } from '../sign-in/sign-in-tickets.queries.ts'

/**
 * For an operator who lost phone and recovery codes and has no one to ask: with database access, the password alone
 * works again.
 * @returns whether the email has an account
 */
export const resetSecondFactor = (db: Kysely<DB>, email: string): Promise<boolean> =>
  db.transaction().execute(async (tx) => {
    const known = await credentialsByEmail(tx, canonicalEmail(email.trim()))
    if (!known) return false
    await deleteAuthenticator(tx, known.id)
    await deletePasskeysOf(tx, known.id)
    await deleteTicketsOf(tx, known.id)
    return true
  })
