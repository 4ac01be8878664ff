import type { Db } from '../../../database/connect.ts'
import { lockOwner } from '../accounts.queries.ts'

const shown = ['id', 'name', 'createdAt', 'lastUsedAt'] as const

export const passkeysOf = (db: Db, userId: string) =>
  db
    .selectFrom('passkeys')
    .select([...shown, 'credentialId'])
    .where('userId', '=', userId)
    .orderBy('id')
    .execute()

interface NewPasskey {
  userId: string
  name: string
  credentialId: string
  publicKey: Buffer
  counter: number
  transports: string[]
  createdAt: Date
}

/** @returns undefined if the person has `max` already, or the device's key is taken */
export async function insertPasskey(db: Db, passkey: NewPasskey, max: number) {
  // Of concurrent ones the second waits and counts the first.
  await lockOwner(db, passkey.userId)
  if ((await passkeysOf(db, passkey.userId)).length >= max) return undefined
  return db
    .insertInto('passkeys')
    .values(passkey)
    .onConflict((conflict) => conflict.doNothing())
    .returning(shown)
    .executeTakeFirst()
}

/** What verifying a passkey's signature needs. */
export const passkeyByCredential = (db: Db, credentialId: string) =>
  db
    .selectFrom('passkeys')
    .select(['id', 'userId', 'publicKey', 'counter'])
    .where('credentialId', '=', credentialId)
    .executeTakeFirst()

/**
 * @returns false if the passkey was deleted or its counter changed meanwhile. Devices without a counter always report
 * 0.
 */
export async function recordPasskeyUsed(
  db: Db,
  { userId, id, counter, now }: { userId: string; id: number; counter: number; now: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('passkeys')
    .set({ counter, lastUsedAt: now })
    .where('userId', '=', userId)
    .where('id', '=', id)
    .where(({ or, eb, and }) =>
      or([eb('counter', '<', counter), and([eb('counter', '=', 0), eb.val(counter === 0)])]),
    )
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

export const renamePasskey = (db: Db, { userId, id, name }: { userId: string; id: number; name: string }) =>
  db
    .updateTable('passkeys')
    .set({ name })
    .where('userId', '=', userId)
    .where('id', '=', id)
    .returning(shown)
    .executeTakeFirst()

export async function deletePasskey(db: Db, userId: string, id: number): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('passkeys')
    .where('userId', '=', userId)
    .where('id', '=', id)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

/** @returns how many there were */
export async function deletePasskeysOf(db: Db, userId: string): Promise<number> {
  const { numDeletedRows } = await db.deleteFrom('passkeys').where('userId', '=', userId).executeTakeFirst()
  return Number(numDeletedRows)
}

/** New passkeys in progress can't be added anymore. */
export const deleteChallengesOf = (db: Db, userId: string) =>
  db.deleteFrom('passkeyChallenges').where('userId', '=', userId).execute()

/** A challenge's owner; null for sign-in. */
interface Challenge {
  challengeHash: Buffer
  userId: string | null
}

/** Deletes expired challenges, so that they don't pile up. */
export async function putChallenge(
  db: Db,
  challenge: Challenge,
  { now, expiresAt }: { now: Date; expiresAt: Date },
): Promise<void> {
  await db.deleteFrom('passkeyChallenges').where('expiresAt', '<=', now).execute()
  await db
    .insertInto('passkeyChallenges')
    .values({ ...challenge, expiresAt })
    .execute()
}

/** Uses a challenge; of parallel attempts one succeeds. */
export async function useChallenge(
  db: Db,
  { challengeHash, userId }: Challenge,
  now: Date,
): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('passkeyChallenges')
    .where('challengeHash', '=', challengeHash)
    .where('userId', 'is not distinct from', userId)
    .where('expiresAt', '>', now)
    .executeTakeFirst()
  return numDeletedRows > 0n
}
