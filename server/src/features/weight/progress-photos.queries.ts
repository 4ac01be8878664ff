import { sql } from 'kysely'
import type { Db } from '../../database/connect.ts'

/** What is stored of a new photo beside its blobs. */
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

/** Latest first, with the weight of their weigh-ins; with `after`, the photos that follow that one. */
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
      page.where(
        sql<boolean>`(photo.taken_on, photo.id) < (SELECT taken_on, id FROM progress_photos WHERE id = ${after} AND user_id = ${userId})`,
      ),
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

export const photoIsStored = async (db: Db, name: string): Promise<boolean> =>
  (await db.selectFrom('progressPhotos').select('id').where('name', '=', name).executeTakeFirst()) !==
  undefined

/** The photos of a weigh-in were taken on that day. */
export const datePhotosOf = (db: Db, userId: string, weightLogId: number, takenOn: string) =>
  db
    .updateTable('progressPhotos')
    .set({ takenOn })
    .where('userId', '=', userId)
    .where('weightLogId', '=', weightLogId)
    .execute()

/** @returns the photo's name; undefined when there was no photo */
export const deletePhoto = async (db: Db, userId: string, id: number): Promise<string | undefined> =>
  (
    await db
      .deleteFrom('progressPhotos')
      .where('userId', '=', userId)
      .where('id', '=', id)
      .returning('name')
      .executeTakeFirst()
  )?.name
