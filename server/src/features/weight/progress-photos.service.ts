import type { CalendarDay } from '@pepwell/domain/time/calendar'
import type { FastifyBaseLogger } from 'fastify'
import type { Kysely } from 'kysely'
import type { Clock } from '../../clock.ts'
import type { Db } from '../../database/connect.ts'
import type { DB } from '../../database/schema.ts'
import type { BlobsPort } from '../../ports/blobs.ts'
import type { Random } from '../../random.ts'
import { Refusal } from '../../refusal.ts'
import type { PictureSpace } from '../pictures/picture-space.service.ts'
import { type PreparedPicture, picturesService } from '../pictures/pictures.service.ts'
import {
  datePhotosOf,
  deletePhoto,
  insertPhoto,
  photoIsStored,
  photoOf,
  photosOf,
  storedBytes,
} from './progress-photos.queries.ts'

/** The two sizes of a photo. */
const sizes = { image: { side: 2048, quality: 82 }, thumbnail: { side: 480, quality: 78 } }

export type PhotoSize = keyof typeof sizes

/** A photo with blobs but no row yet. */
export interface StoredPhoto extends Pick<PreparedPicture<PhotoSize>, 'name' | 'width' | 'height'> {
  bytes: number
  contentHash: string
}

interface Owner {
  id: string
}

interface Deps {
  db: Kysely<DB>
  blobs: BlobsPort
  clock: Clock
  random: Random
  logger: FastifyBaseLogger
  space: PictureSpace
}

const PHOTOS_AT_ONCE = 100

/** A photo's content tag for one size. The hash is unguessable, and so is the URL. */
const versionOf = (contentHash: string, size: PhotoSize) =>
  size === 'image' ? contentHash.slice(0, 32) : `${contentHash.slice(0, 32)}-t`

const addressOf = (id: number, size: PhotoSize, contentHash: string) =>
  `/api/progress-photos/${id}/${size}?v=${versionOf(contentHash, size)}`

/** Progress photos: rows with owner and date, and pictures. */
export function progressPhotosService({ db, clock, space, ...parts }: Deps) {
  space.register(storedBytes)
  const { logger } = parts
  const pictures = picturesService(parts, { folder: 'progress-photos', sizes })

  return {
    /**
     * Cleans a photo from a data URL and stores its pictures. It takes long, so call it outside of transactions, then
     * either {@link store} it or call {@link discard}.
     * @throws Refusal PHOTO_NOT_AN_IMAGE, PHOTO_TOO_LARGE, PHOTO_SPACE_FULL
     */
    async keep(user: Owner, dataUrl: string): Promise<StoredPhoto> {
      await space.requireSome(user.id)
      const prepared = await pictures.prepareInline(dataUrl, user.id)
      const { name, width, height } = prepared
      try {
        return { name, width, height, ...(await pictures.store(user.id, prepared)) }
      } catch (error) {
        await pictures.discard(user.id, name, async () => false)
        throw error
      }
    },

    /**
     * Stores the row of a photo.
     * @throws Refusal PHOTO_SPACE_FULL
     */
    async store(
      tx: Db,
      user: Owner,
      photo: StoredPhoto,
      {
        weightLogId,
        takenOn,
        createdAt = new Date(clock.now()),
      }: { weightLogId: number | null; takenOn: CalendarDay; createdAt?: Date },
    ): Promise<{ id: number }> {
      await space.take(tx, user.id, photo.bytes)
      return insertPhoto(tx, {
        ...photo,
        userId: user.id,
        weightLogId,
        takenOn,
        createdAt,
      })
    },

    /** Moves a weigh-in's photos to another day. */
    date: (tx: Db, user: Owner, weightLogId: number, takenOn: CalendarDay) =>
      datePhotosOf(tx, user.id, weightLogId, takenOn),

    /** Removes the pictures of a photo that wasn't stored; never throws. */
    discard: (user: Owner, { name }: StoredPhoto): Promise<void> =>
      pictures.discard(user.id, name, () => photoIsStored(db, user.id, name)),

    /** Latest first. */
    async list(user: Owner, page: { limit: number; after?: number }) {
      const rows = await photosOf(db, user.id, page)
      return rows.map(({ name, contentHash, ...row }) => ({
        ...row,
        url: addressOf(row.id, 'image', contentHash),
        thumbnailUrl: addressOf(row.id, 'thumbnail', contentHash),
      }))
    },

    /**
     * A member's own photo in one size, with its content tag and a reader.
     * @throws Refusal PHOTO_NOT_FOUND, also if the file is missing
     */
    async find(user: Owner, id: number, size: PhotoSize) {
      const photo = await photoOf(db, user.id, id)
      if (!photo) throw new Refusal('PHOTO_NOT_FOUND')
      const open = async () => {
        const picture = await pictures.open(user.id, photo.name, size)
        if (picture) return picture
        logger.error({ photo: id, name: photo.name, size }, 'the picture of a photo is missing')
        throw new Refusal('PHOTO_NOT_FOUND')
      }
      return { version: versionOf(photo.contentHash, size), open }
    },

    /** @throws Refusal PHOTO_NOT_FOUND */
    async remove(user: Owner, id: number): Promise<void> {
      const name = await deletePhoto(db, user.id, id)
      if (!name) throw new Refusal('PHOTO_NOT_FOUND')
      await pictures.remove(user.id, name)
    },

    /** Removes all pictures of a deleted account. */
    removeAllOf: (user: Owner) => pictures.removeAllOf(user.id),

    /** Every photo, latest first. Each can be read until the next is requested. */
    async *allOf(user: Owner) {
      for (let after: number | undefined; ; ) {
        const rows = await photosOf(db, user.id, { limit: PHOTOS_AT_ONCE, after })
        for (const { name, takenOn } of rows) {
          const picture = await pictures.open(user.id, name, 'image')
          if (!picture) continue
          try {
            yield { name, takenOn, open: async () => picture }
          } finally {
            picture.destroy()
          }
        }
        if (rows.length < PHOTOS_AT_ONCE) return
        after = rows.at(-1)?.id
      }
    },
  }
}

export type ProgressPhotos = ReturnType<typeof progressPhotosService>
