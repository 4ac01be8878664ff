import { type Insertable, sql, type Updateable } from 'kysely'
import type { Db } from '../../database/connect.ts'
import { prepared } from '../../database/prepared.ts'
import type { Users } from '../../database/schema.ts'

/** What people see of their own row: everything but the password. */
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

/** What signing in needs to know of somebody. */
export type Credentials = NonNullable<Awaited<ReturnType<typeof credentialsById>>>

/** @returns undefined when the e-mail is taken */
export const insertUser = (db: Db, user: Insertable<Users>) =>
  db
    .insertInto('users')
    .values(user)
    .onConflict((conflict) => conflict.doNothing())
    .returning(ownColumns)
    .executeTakeFirst()

/** Of another phone number it is not known that it is theirs. */
const numberProved = (number: string | null) =>
  sql<Date | null>`CASE WHEN phone_number IS NOT DISTINCT FROM ${number}::text THEN phone_proved_at END`

export const updateUser = (db: Db, id: string, changes: Updateable<Users>) =>
  db
    .updateTable('users')
    .set({
      ...changes,
      ...(changes.phoneNumber !== undefined && { phoneProvedAt: numberProved(changes.phoneNumber) }),
    })
    .where('id', '=', id)
    .returning(ownColumns)
    .executeTakeFirstOrThrow()

/** A sign-in is counted. @returns undefined when the password is no longer the one that was checked, or they were suspended; until the transaction ends the password stays */
export const noteSignIn = (db: Db, known: { id: string; passwordHash: string }, changes: Updateable<Users>) =>
  db
    .updateTable('users')
    .set(({ eb }) => ({ ...changes, loginCount: eb('loginCount', '+', 1) }))
    .where('id', '=', known.id)
    .where('passwordHash', '=', known.passwordHash)
    .where('suspendedAt', 'is', null)
    .returning(ownColumns)
    .executeTakeFirst()

/** Stores another hash of the same password, unless the password was changed meanwhile. */
export const replaceHash = (db: Db, known: { id: string; passwordHash: string }, passwordHash: string) =>
  db
    .updateTable('users')
    .set({ passwordHash })
    .where('id', '=', known.id)
    .where('passwordHash', '=', known.passwordHash)
    .execute()

/** @returns undefined when the person's password is none that an operator had made up */
export const replaceTemporaryHash = (db: Db, id: string, passwordHash: string, updatedAt: Date) =>
  db
    .updateTable('users')
    .set({ passwordHash, temporaryPasswordUntil: null, updatedAt })
    .where('id', '=', id)
    .where('temporaryPasswordUntil', 'is not', null)
    .returning(ownColumns)
    .executeTakeFirst()

/** The weights of a profile in pounds; the person's row is locked until the transaction ends. */
export const lockWeights = (db: Db, userId: string) =>
  db
    .selectFrom('users')
    .select(['weight', 'goalWeight'])
    .where('id', '=', userId)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow()

/** What somebody is called; their row is locked until the transaction ends. */
export const lockNames = (db: Db, userId: string) =>
  db
    .selectFrom('users')
    .select(['firstName', 'lastName'])
    .where('id', '=', userId)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow()

/** Whoever locks the person's row, too, waits until the transaction ends. */
export const lockOwner = (db: Db, userId: string) =>
  db.selectFrom('users').select('id').where('id', '=', userId).forNoKeyUpdate().execute()

export const noteWeight = (db: Db, userId: string, pounds: number, updatedAt: Date) =>
  db.updateTable('users').set({ weight: pounds, updatedAt }).where('id', '=', userId).execute()

/** Where the profile says that somebody's picture is; null without one. */
export const notePicture = (db: Db, userId: string, profileImageUrl: string | null, updatedAt: Date) =>
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

/** How many member accounts there are, counted only as far as `most`. */
export const countMembers = async (db: Db, most: number): Promise<number> => {
  const some = db.selectFrom('users').select('id').where('isAdmin', '=', false).limit(most)
  const { members } = await db
    .selectFrom(some.as('some'))
    .select(({ fn }) => fn.countAll<number>().as('members'))
    .executeTakeFirstOrThrow()
  return members
}
