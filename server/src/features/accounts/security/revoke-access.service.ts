import type { Clock } from '../../../clock.ts'
import type { Db } from '../../../database/connect.ts'
import type { Notifications } from '../../notifications/notifications.service.ts'
import { lockOwner, updateUser, userById } from '../accounts.queries.ts'
import { endSessionsOf } from '../sessions/sessions.queries.ts'
import { deleteAuthenticator, isUntrustedAuthenticator } from '../sign-in/authenticators.queries.ts'
import { deleteChallengesOf, deletePasskeysOf } from '../sign-in/passkeys.queries.ts'
import { invalidateOtherTokens } from '../sign-in/reset-tokens.queries.ts'
import { deleteLinksToOtherAddresses } from '../verification/email-links.queries.ts'
import { deletePhoneCode } from '../verification/phone-codes.queries.ts'

/** How long a temporary password and a new admin's link are valid. */
export const TEMPORARY_MS = 24 * 60 * 60 * 1000

const earliest = (instants: readonly (Date | undefined)[]): Date | undefined =>
  instants.reduce((first, one) => (first && one ? (one < first ? one : first) : (first ?? one)), undefined)

/** Since when a person has a temporary password, which others know. */
async function temporarySince(tx: Db, userId: string): Promise<Date | undefined> {
  const until = (await userById(tx, userId))?.temporaryPasswordUntil
  return until ? new Date(until.getTime() - TEMPORARY_MS) : undefined
}

interface Deps {
  clock: Clock
  switchTextsOff: Notifications['switchTextsOff']
}

/**
 * Ends every way into an account but its password, on recovery or a password change: sessions and sign-ins in
 * progress, passkeys, reset links, a pending email with its links, and phone verification. Browsers that signed in
 * before are unknown again. An authenticator app stays if it was set up after the email was verified and without a
 * temporary password. Call it before the password is replaced.
 */
export function accessRevocation({ clock, switchTextsOff }: Deps) {
  /** @param takenOverAt an authenticator app set up since then is removed, too */
  return async function revokeAccess(tx: Db, userId: string, takenOverAt?: Date): Promise<void> {
    // Removes what was added before this lock. A call that already passed its session check may still write
    // afterwards.
    await lockOwner(tx, userId)
    await endSessionsOf(tx, userId)
    await deletePasskeysOf(tx, userId)
    await deleteChallengesOf(tx, userId)
    await invalidateOtherTokens(tx, userId)
    await deleteLinksToOtherAddresses(tx, userId)
    await deletePhoneCode(tx, userId)
    await switchTextsOff(tx, userId)
    await updateUser(tx, userId, {
      pendingEmail: null,
      phoneProvedAt: null,
      accessRevokedAt: new Date(clock.now()),
    })
    const since = earliest([takenOverAt, await temporarySince(tx, userId)])
    if (await isUntrustedAuthenticator(tx, userId, since)) await deleteAuthenticator(tx, userId)
  }
}

export type RevokeAccess = ReturnType<typeof accessRevocation>
