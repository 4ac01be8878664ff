import { sql } from 'kysely'
import type { Db } from '../../../database/connect.ts'
import type { StoredKey } from './totp-vault.ts'

/** What sign-in needs of a person's confirmed authenticator app. */
export const authenticatorOf = (db: Db, userId: string) =>
  db
    .selectFrom('authenticators')
    .select(['totpKey', 'totpKeyId', 'lastStep', 'confirmedAt'])
    .where('userId', '=', userId)
    .where('confirmedAt', 'is not', null)
    .executeTakeFirst()

/** The key that waits for its first code. */
export const unconfirmedKeyOf = (db: Db, userId: string) =>
  db
    .selectFrom('authenticators')
    .select(['totpKey', 'totpKeyId'])
    .where('userId', '=', userId)
    .where('confirmedAt', 'is', null)
    .executeTakeFirst()

/**
 * Replaces an unconfirmed key.
 * @returns false if a key is in use
 */
export async function putKey(
  db: Db,
  { userId, createdAt, ...key }: StoredKey & { userId: string; createdAt: Date },
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('authenticators')
    .values({ userId, createdAt, ...key })
    .onConflict((conflict) =>
      conflict
        .column('userId')
        .doUpdateSet({ ...key, createdAt, lastStep: 0 })
        .where('authenticators.confirmedAt', 'is', null),
    )
    .executeTakeFirst()
  return (numInsertedOrUpdatedRows ?? 0n) > 0n
}

/**
 * @param totpKey as stored
 * @returns false if another key replaced it or it is in use already
 */
export async function confirmKey(
  db: Db,
  { userId, totpKey, step, now }: { userId: string; totpKey: Buffer; step: number; now: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('authenticators')
    .set({
      confirmedAt: now,
      lastStep: step,
      emailWasVerified: sql<boolean>`EXISTS (SELECT FROM users WHERE id = ${userId} AND email_proved_at IS NOT NULL)`,
    })
    .where('userId', '=', userId)
    .where('totpKey', '=', totpKey)
    .where('confirmedAt', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Uses a code's step; of parallel attempts one succeeds. */
export async function takeStep(db: Db, userId: string, step: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('authenticators')
    .set({ lastStep: step })
    .where('userId', '=', userId)
    .where('lastStep', '<', step)
    .where('confirmedAt', 'is not', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Whether a person's app was set up before the email was verified, after a takeover, or not completely. */
export const isUntrustedAuthenticator = async (
  db: Db,
  userId: string,
  takenOverAt: Date | undefined,
): Promise<boolean> => {
  const untrusted = await db
    .selectFrom('authenticators')
    .select('userId')
    .where('userId', '=', userId)
    .where(({ or, eb }) =>
      or([
        eb('confirmedAt', 'is', null),
        eb('emailWasVerified', '=', false),
        ...(takenOverAt ? [eb('confirmedAt', '>=', takenOverAt)] : []),
      ]),
    )
    .executeTakeFirst()
  return untrusted !== undefined
}

/** @returns whether there was one, confirmed or not */
export async function deleteAuthenticator(db: Db, userId: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('authenticators')
    .where('userId', '=', userId)
    .executeTakeFirst()
  await db.deleteFrom('recoveryCodes').where('userId', '=', userId).execute()
  return numDeletedRows > 0n
}

/** Replaces the previous ones. */
export async function putRecoveryCodes(
  db: Db,
  userId: string,
  { hashes, salt }: { hashes: readonly Buffer[]; salt: Buffer },
): Promise<void> {
  await db.deleteFrom('recoveryCodes').where('userId', '=', userId).execute()
  await sql`
    INSERT INTO recovery_codes (user_id, code_hash, salt)
    SELECT ${userId}, unnest(${hashes}::bytea[]), ${salt}::bytea`.execute(db)
}

/** The salt of a person's codes; undefined without codes, or if they were stored without one. */
export const recoverySaltOf = async (db: Db, userId: string): Promise<Buffer | undefined> => {
  const stored = await db
    .selectFrom('recoveryCodes')
    .select('salt')
    .where('userId', '=', userId)
    .limit(1)
    .executeTakeFirst()
  return stored?.salt ?? undefined
}

/** Uses a code, stored as one of these hashes; of parallel attempts one succeeds. */
export async function useRecoveryCode(db: Db, userId: string, hashes: readonly Buffer[]): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('recoveryCodes')
    .where('userId', '=', userId)
    .where(sql<boolean>`code_hash = ANY(${hashes}::bytea[])`)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

export const countRecoveryCodes = async (db: Db, userId: string): Promise<number> => {
  const { left } = await db
    .selectFrom('recoveryCodes')
    .select(({ fn }) => fn.countAll<number>().as('left'))
    .where('userId', '=', userId)
    .executeTakeFirstOrThrow()
  return left
}

/** Keys that are unencrypted or under a replaced key, locked until the transaction ends. */
export const lockKeysNotSealedBy = (
  db: Db,
  {
    keyId,
    knownIds,
    after,
    limit,
  }: { keyId: string; knownIds: readonly string[]; after: string; limit: number },
) =>
  db
    .selectFrom('authenticators')
    .select(['userId', 'totpKey', 'totpKeyId'])
    .where('userId', '>', after)
    .where(
      sql<boolean>`(totp_key_id IS NULL OR totp_key_id <> ${keyId} AND totp_key_id = ANY(${knownIds}::text[]))`,
    )
    .orderBy('userId')
    .limit(limit)
    .forUpdate()
    .execute()

export const replaceKeys = (db: Db, keyId: string, rows: readonly { userId: string; totpKey: Buffer }[]) =>
  sql`
  UPDATE authenticators SET totp_key = sealed.totp_key, totp_key_id = ${keyId}
  FROM unnest(${rows.map(({ userId }) => userId)}::text[], ${rows.map(({ totpKey }) => totpKey)}::bytea[])
    AS sealed (user_id, totp_key)
  WHERE authenticators.user_id = sealed.user_id`.execute(db)

export const isAnyUnsealed = async (db: Db): Promise<boolean> =>
  (await db.selectFrom('authenticators').select('userId').where('totpKeyId', 'is', null).limit(1).execute())
    .length > 0

/** Ids of secret keys in use that aren't known here. */
export async function unknownSealingKeys(db: Db, knownIds: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`SELECT DISTINCT totp_key_id AS id FROM authenticators
    WHERE totp_key_id <> ALL(${knownIds}::text[]) ORDER BY id`.execute(db)
  return rows.map(({ id }) => id)
}
