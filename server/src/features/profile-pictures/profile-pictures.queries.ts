import { type Insertable, sql } from 'kysely'
import type { Db } from '../../database/connect.ts'
import type { ProfilePictures } from '../../database/schema.ts'
import { isApart } from '../friends/friends.service.ts'
import type { StoredBytes } from '../pictures/picture-space.service.ts'

/** Bytes of a person's pictures. */
export const storedBytes: StoredBytes = (userId) =>
  sql`SELECT sum(bytes) FROM profile_pictures WHERE user_id = ${userId}`

export const insertPicture = (db: Db, picture: Insertable<ProfilePictures>) =>
  db.insertInto('profilePictures').values(picture).execute()

/** @returns the deleted picture's name; undefined if there was none */
export const deletePicture = async (db: Db, userId: string): Promise<string | undefined> =>
  (await db.deleteFrom('profilePictures').where('userId', '=', userId).returning('name').executeTakeFirst())
    ?.name

export const ownPicture = (db: Db, userId: string) =>
  db
    .selectFrom('profilePictures')
    .select(['name', sql<string>`to_char(created_at AT TIME ZONE 'UTC', 'YYYY-MM-DD')`.as('takenOn')])
    .where('userId', '=', userId)
    .executeTakeFirst()

export const isStored = async (db: Db, userId: string, name: string): Promise<boolean> =>
  (await ownPicture(db, userId))?.name === name

/** A person's picture, unless one of the two blocked the other; operators see all. */
export const pictureFor = (db: Db, viewer: { id: string; isAdmin: boolean }, userId: string) =>
  db
    .selectFrom('profilePictures')
    .select(['name', 'contentHash'])
    .where('userId', '=', userId)
    .$if(!viewer.isAdmin, (picture) =>
      picture.where(({ not }) => not(isApart(sql`${viewer.id}::text`, sql`user_id`))),
    )
    .executeTakeFirst()
