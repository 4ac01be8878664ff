import { type Insertable, sql, type Updateable } from 'kysely'
import type { Db } from '../../database/connect.ts'
import { prepared } from '../../database/prepared.ts'
import type { Users } from '../../database/schema.ts'

/** Columns that people see of their own row: all but the password. */
const ownColumns = [
  'id',
  'userHandle',
  'email',
  'emailProvedAt',
  'pendingEmail',
  'firstName',
  'lastName',
  'profileImageUrl',
  'phoneNumber',
  'phoneProvedAt',
  'dateOfBirth',
  'heightFeet',
  'heightInches',
  'heightCm',
  'weight',
  'goalWeight',
  'gender',
  'healthConditions',
  'allergies',
  'goals',
  'timeZone',
  'weightUnit',
  'whoCanFindMe',
  'showEmailToFriends',
  'isAdmin',
  'createdAt',
  'updatedAt',
  'lastLoginAt',
  'temporaryPasswordUntil',
  'accessRevokedAt',
] as const

const selectUser = prepared((db, { id }: { id: string }) =>
  db.selectFrom('users').select(ownColumns).where('id', '=', id),
)

export const userById = async (db: Db, id: string) => (await selectUser(db, { id }))[0]

const withCredentials = (db: Db) =>
  db
    .selectFrom('users')
    .select([
      'id',
      'email',
      'passwordHash',
      'temporaryPasswordUntil',
      'isAdmin',
      'timeZone',
      'timeZoneChosen',
      'suspendedAt',
    ])

export const credentialsByEmail = (db: Db, email: string) =>
  withCredentials(db).where('email', '=', email).executeTakeFirst()

export const credentialsById = (db: Db, id: string) =>
  withCredentials(db).where('id', '=', id).executeTakeFirst()

/** When every way into an account was last ended; null if never, and for an unknown email. */
export const accessRevokedAtOf = async (db: Db, email: string): Promise<Date | null> => {
  const user = await db
    .selectFrom('users')
    .select('accessRevokedAt')
    .where('email', '=', email)
    .executeTakeFirst()
  return user?.accessRevokedAt ?? null
}

/** What sign-in needs of an account. */
export type Credentials = NonNullable<Awaited<ReturnType<typeof credentialsById>>>

/** @returns undefined if the email is taken */
export const insertUser = (db: Db, user: Insertable<Users>) =>
  db
    .insertInto('users')
    .values(user)
    .onConflict((conflict) => conflict.doNothing())
    .returning(ownColumns)
    .executeTakeFirst()

/** Another phone number is unverified. */
const numberVerified = (number: string | null) =>
  sql<Date | null>`CASE WHEN phone_number IS NOT DISTINCT FROM ${number}::text THEN phone_proved_at END`

export const updateUser = (db: Db, id: string, changes: Updateable<Users>) =>
  db
    .updateTable('users')
    .set({
      ...changes,
      ...(changes.phoneNumber !== undefined && { phoneProvedAt: numberVerified(changes.phoneNumber) }),
    })
    .where('id', '=', id)
    .returning(ownColumns)
    .executeTakeFirstOrThrow()

/**
 * Counts a sign-in.
 * @returns undefined if the password was changed since it was checked, or the account is suspended; otherwise the
 * password is locked until the transaction ends
 */
export const recordSignIn = (
  db: Db,
  known: { id: string; passwordHash: string },
  changes: Updateable<Users>,
) =>
  db
    .updateTable('users')
    .set(({ eb }) => ({ ...changes, loginCount: eb('loginCount', '+', 1) }))
    .where('id', '=', known.id)
    .where('passwordHash', '=', known.passwordHash)
    .where('suspendedAt', 'is', null)
    .returning(ownColumns)
    .executeTakeFirst()

/** Stores a new hash of the same password, unless the password was changed meanwhile. */
export const replaceHash = (db: Db, known: { id: string; passwordHash: string }, passwordHash: string) =>
  db
    .updateTable('users')
    .set({ passwordHash })
    .where('id', '=', known.id)
    .where('passwordHash', '=', known.passwordHash)
    .execute()

/** @returns undefined if the password isn't temporary */
export const replaceTemporaryHash = (db: Db, id: string, passwordHash: string, updatedAt: Date) =>
  db
    .updateTable('users')
    .set({ passwordHash, temporaryPasswordUntil: null, updatedAt })
    .where('id', '=', id)
    .where('temporaryPasswordUntil', 'is not', null)
    .returning(ownColumns)
    .executeTakeFirst()

/** The profile's weights in pounds; locks the person's row until the transaction ends. */
export const lockWeights = (db: Db, userId: string) =>
  db
    .selectFrom('users')
    .select(['weight', 'goalWeight'])
    .where('id', '=', userId)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow()

/** A person's names; locks their row until the transaction ends. */
export const lockNames = (db: Db, userId: string) =>
  db
    .selectFrom('users')
    .select(['firstName', 'lastName'])
    .where('id', '=', userId)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow()

/** Locks the person's row until the transaction ends. */
export const lockOwner = (db: Db, userId: string) =>
  db.selectFrom('users').select('id').where('id', '=', userId).forNoKeyUpdate().execute()

export const setProfileWeight = (db: Db, userId: string, pounds: number, updatedAt: Date) =>
  db.updateTable('users').set({ weight: pounds, updatedAt }).where('id', '=', userId).execute()

/** Sets the address of a person's picture; null without one. */
export const recordPicture = (db: Db, userId: string, profileImageUrl: string | null, updatedAt: Date) =>
  db.updateTable('users').set({ profileImageUrl, updatedAt }).where('id', '=', userId).execute()

export const healthNotesOf = (db: Db, id: string) =>
  db
    .selectFrom('users')
    .select([
      'dateOfBirth',
      'healthConditions',
      'allergies',
      'gender',
      'weight',
      'goalWeight',
      'heightFeet',
      'heightInches',
      'heightCm',
    ])
    .where('id', '=', id)
    .executeTakeFirst()

export const ownerOfHandle = async (db: Db, handle: string): Promise<string | undefined> => {
  const owner = await db
    .selectFrom('users')
    .select('id')
    .where((where) => where.eb(where.fn('lower', ['userHandle']), '=', handle.toLowerCase()))
    .executeTakeFirst()
  return owner?.id
}

/** The number of member accounts, counted up to `max`. */
export const countMembers = async (db: Db, max: number): Promise<number> => {
  const some = db.selectFrom('users').select('id').where('isAdmin', '=', false).limit(max)
  const { members } = await db
    .selectFrom(some.as('some'))
    .select(({ fn }) => fn.countAll<number>().as('members'))
    .executeTakeFirstOrThrow()
  return members
}
