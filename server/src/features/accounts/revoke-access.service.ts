import type { Db } from '../../database/connect.ts'
import type { Notifications } from '../notifications/notifications.service.ts'
import { lockOwner, updateUser } from './accounts.queries.ts'
import { deleteAuthenticator, isUntrustedAuthenticator } from './authenticators.queries.ts'
import { deleteLinksToOtherAddresses } from './email-links.queries.ts'
import { deleteChallengesOf, deletePasskeysOf } from './passkeys.queries.ts'
import { deletePhoneCode } from './phone-codes.queries.ts'
import { useUpOtherTokens } from './reset-tokens.queries.ts'
import { endSessionsOf } from './sessions.queries.ts'

interface Parts {
  switchTextsOff: Notifications['switchTextsOff']
}

/**
 * Ends every way into an account but its password, for someone who recovers it or changes the password: sessions and
 * sign-ins under way, passkeys, reset links, a pending email with its links, and the verified phone. An authenticator app
 * stays if it was set up after the email was verified.
 */
export function accessRevocation({ switchTextsOff }: Parts) {
  /** @param takenOverAt an authenticator app set up since then is removed, too */
  return async function revokeAccess(tx: Db, userId: string, takenOverAt?: Date): Promise<void> {
    // What was added before this lock is removed. A call that passed its session check earlier may still write after it.
    await lockOwner(tx, userId)
    await endSessionsOf(tx, userId)
    await deletePasskeysOf(tx, userId)
    await deleteChallengesOf(tx, userId)
    await useUpOtherTokens(tx, userId)
    await deleteLinksToOtherAddresses(tx, userId)
    await deletePhoneCode(tx, userId)
    await switchTextsOff(tx, userId)
    await updateUser(tx, userId, { pendingEmail: null, phoneProvedAt: null })
    if (await isUntrustedAuthenticator(tx, userId, takenOverAt)) await deleteAuthenticator(tx, userId)
  }
}

/** See {@link accessRevocation}. */
export type RevokeAccess = ReturnType<typeof accessRevocation>
