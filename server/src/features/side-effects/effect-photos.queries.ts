import { sql } from 'kysely'
import type { Db } from '../../database/connect.ts'
import type { StoredBytes } from '../pictures/picture-space.service.ts'

/** Bytes of a person's pictures. */
export const storedBytes: StoredBytes = (userId) =>
  sql`SELECT sum(bytes) FROM side_effect_photos WHERE user_id = ${userId}`

/** A photo's row, without its blobs. */
export interface EffectPhotoRow {
  userId: string
  sideEffectId: number
  name: string
  width: number
  height: number
  bytes: number
  contentHash: string
  createdAt: Date
}

export const insertPhoto = (db: Db, photo: EffectPhotoRow) =>
  db.insertInto('sideEffectPhotos').values(photo).execute()

/** @returns the photo's name; undefined if there was none */
export const deletePhoto = async (db: Db, userId: string, sideEffectId: number) =>
  (
    await db
      .deleteFrom('sideEffectPhotos')
      .where('userId', '=', userId)
      .where('sideEffectId', '=', sideEffectId)
      .returning('name')
      .executeTakeFirst()
  )?.name

export const photoIsStored = async (db: Db, userId: string, name: string): Promise<boolean> =>
  (await db
    .selectFrom('sideEffectPhotos')
    .select('name')
    .where('userId', '=', userId)
    .where('name', '=', name)
    .executeTakeFirst()) !== undefined

export const photoOf = (db: Db, userId: string, sideEffectId: number) =>
  db
    .selectFrom('sideEffectPhotos')
    .select(['name', 'width', 'height', 'contentHash'])
    .where('userId', '=', userId)
    .where('sideEffectId', '=', sideEffectId)
    .executeTakeFirst()

/** Photos in the order of their side effects, after one of them. */
export const photosAfter = (db: Db, userId: string, after: number, limit: number) =>
  db
    .selectFrom('sideEffectPhotos')
    .select(['sideEffectId', 'name', 'createdAt'])
    .where('userId', '=', userId)
    .where('sideEffectId', '>', after)
    .orderBy('sideEffectId')
    .limit(limit)
    .execute()
