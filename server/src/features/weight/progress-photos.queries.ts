import { sql } from 'kysely'
import type { Db } from '../../database/connect.ts'
import { afterOwn } from '../../database/page.ts'
import type { StoredBytes } from '../pictures/picture-space.service.ts'

/** Bytes of a person's pictures. */
export const storedBytes: StoredBytes = (userId) =>
  sql`SELECT sum(bytes) FROM progress_photos WHERE user_id = ${userId}`

/** A new photo, without its blobs. */
export interface NewPhotoRow {
  userId: string
  weightLogId: number | null
  name: string
  takenOn: string
  width: number
  height: number
  bytes: number
  contentHash: string
  createdAt: Date
}

export const insertPhoto = (db: Db, photo: NewPhotoRow) =>
  db.insertInto('progressPhotos').values(photo).returning('id').executeTakeFirstOrThrow()

/** Latest first, with the weights of their weigh-ins; with `after`, the photos that follow it. */
export const photosOf = (db: Db, userId: string, { limit, after }: { limit: number; after?: number }) =>
  db
    .selectFrom('progressPhotos as photo')
    .leftJoin('weightLogs as log', (join) =>
      join.onRef('log.id', '=', 'photo.weightLogId').onRef('log.userId', '=', 'photo.userId'),
    )
    .select([
      'photo.id',
      'photo.name',
      'photo.takenOn',
      'photo.width',
      'photo.height',
      'photo.contentHash',
      'log.weight',
      'log.unit',
    ])
    .where('photo.userId', '=', userId)
    .$if(after !== undefined, (page) =>
      page.where(afterOwn({ table: 'progressPhotos', column: 'takenOn', as: 'photo' }, { userId, after })),
    )
    .orderBy('photo.takenOn', 'desc')
    .orderBy('photo.id', 'desc')
    .limit(limit)
    .execute()

export const photoOf = (db: Db, userId: string, id: number) =>
  db
    .selectFrom('progressPhotos')
    .select(['name', 'contentHash'])
    .where('userId', '=', userId)
    .where('id', '=', id)
    .executeTakeFirst()

export const photoIsStored = async (db: Db, userId: string, name: string): Promise<boolean> =>
  (await db
    .selectFrom('progressPhotos')
    .select('id')
    .where('userId', '=', userId)
    .where('name', '=', name)
    .executeTakeFirst()) !== undefined

/** A weigh-in's photos have its day. */
export const datePhotosOf = (db: Db, userId: string, weightLogId: number, takenOn: string) =>
  db
    .updateTable('progressPhotos')
    .set({ takenOn })
    .where('userId', '=', userId)
    .where('weightLogId', '=', weightLogId)
    .execute()

/** @returns the photo's name; undefined if there was none */
export const deletePhoto = async (db: Db, userId: string, id: number): Promise<string | undefined> =>
  (
    await db
      .deleteFrom('progressPhotos')
      .where('userId', '=', userId)
      .where('id', '=', id)
      .returning('name')
      .executeTakeFirst()
  )?.name
