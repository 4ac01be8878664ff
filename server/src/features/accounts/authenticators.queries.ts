import { sql } from 'kysely'
import type { Db } from '../../database/connect.ts'

/** What signing in needs to know of somebody's authenticator app, if it showed a first code. */
export const authenticatorOf = (db: Db, userId: string) =>
  db
    .selectFrom('authenticators')
    .select(['totpKey', 'lastStep', 'confirmedAt'])
    .where('userId', '=', userId)
    .where('confirmedAt', 'is not', null)
    .executeTakeFirst()

/** The key that waits for its first code. */
export const unconfirmedKeyOf = (db: Db, userId: string) =>
  db
    .selectFrom('authenticators')
    .select('totpKey')
    .where('userId', '=', userId)
    .where('confirmedAt', 'is', null)
    .executeTakeFirst()

/** Takes the place of a key that was never confirmed. @returns false when one is in use */
export async function putKey(
  db: Db,
  { userId, totpKey, createdAt }: { userId: string; totpKey: Buffer; createdAt: Date },
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('authenticators')
    .values({ userId, totpKey, createdAt })
    .onConflict((conflict) =>
      conflict
        .column('userId')
        .doUpdateSet({ totpKey, createdAt, lastStep: 0 })
        .where('authenticators.confirmedAt', 'is', null),
    )
    .executeTakeFirst()
  return (numInsertedOrUpdatedRows ?? 0n) > 0n
}

/** @returns false when another key took its place meanwhile, or it is in use already */
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

/** Takes a code's step; of any number of parallel tries one succeeds. */
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

/** Whether somebody's app was set up before their email was verified, after their account was taken over, or not completely. */
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

/** @returns whether there was one, in use or not yet */
export async function deleteAuthenticator(db: Db, userId: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('authenticators')
    .where('userId', '=', userId)
    .executeTakeFirst()
  await db.deleteFrom('recoveryCodes').where('userId', '=', userId).execute()
  return numDeletedRows > 0n
}

/** In place of those before. */
export async function putRecoveryCodes(db: Db, userId: string, hashes: readonly Buffer[]): Promise<void> {
  await db.deleteFrom('recoveryCodes').where('userId', '=', userId).execute()
  await sql`INSERT INTO recovery_codes (user_id, code_hash) SELECT ${userId}, unnest(${hashes}::bytea[])`.execute(
    db,
  )
}

/** Uses a code up; of any number of parallel tries one succeeds. */
export async function useRecoveryCode(db: Db, userId: string, codeHash: Buffer): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('recoveryCodes')
    .where('userId', '=', userId)
    .where('codeHash', '=', codeHash)
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
