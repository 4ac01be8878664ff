import { createHash } from 'node:crypto'
import { PHOTO_TYPE } from '@pepwell/contract/progress-photos'
import type { CalendarDay } from '@pepwell/domain/calendar'
import type { FastifyBaseLogger } from 'fastify'
import type { Kysely } from 'kysely'
import type { Clock } from '../../clock.ts'
import type { Db } from '../../database/connect.ts'
import type { DB } from '../../database/schema.ts'
import { Refusal } from '../../http/refusal.ts'
import type { BlobsPort } from '../../ports/blobs.ts'
import { type CleanImage, cleanImage } from '../../ports/images.ts'
import type { Random } from '../../random.ts'
import { bytesIn } from './data-url.ts'
import { deletePhoto, insertPhoto, photoIsStored, photoOf, photosOf } from './progress-photos.queries.ts'

/** A photo that was looked into and cleaned, and waits to be stored. */
export interface PreparedPhoto extends CleanImage {
  /** names its blobs */
  name: string
}

/** The two sizes in which a photo is kept. */
export type PhotoSize = 'image' | 'thumbnail'

interface Owner {
  id: string
}

interface Parts {
  db: Kysely<DB>
  blobs: BlobsPort
  clock: Clock
  random: Random
  logger: FastifyBaseLogger
}

const PHOTOS_AT_ONCE = 100

const folderOf = (user: Owner) => `progress-photos/${user.id}`
const keyOf = (user: Owner, name: string, size: PhotoSize) =>
  `${folderOf(user)}/${name}${size === 'image' ? '' : '-thumbnail'}.webp`

/** Names the content of a photo in one size. The hash can't be guessed, and so can't an address that carries it. */
const versionOf = (contentHash: string, size: PhotoSize) =>
  size === 'image' ? contentHash.slice(0, 32) : `${contentHash.slice(0, 32)}-t`

const addressOf = (id: number, size: PhotoSize, contentHash: string) =>
  `/api/progress-photos/${id}/${size}?v=${versionOf(contentHash, size)}`

/** Progress photos: rows that say whose they are and when, and blobs with the pictures. */
export function progressPhotosService({ db, blobs, clock, random, logger }: Parts) {
  const removeBlobs = (user: Owner, name: string) =>
    Promise.all((['image', 'thumbnail'] as const).map((size) => blobs.remove(keyOf(user, name, size))))

  return {
    /**
     * Looks into a photo sent as a data URL and makes a clean one of it. Takes long: call it outside any transaction.
     * @throws Refusal PHOTO_NOT_AN_IMAGE, PHOTO_TOO_LARGE
     */
    async prepare(dataUrl: string): Promise<PreparedPhoto> {
      return { ...(await cleanImage(bytesIn(dataUrl))), name: random.uuid() }
    },

    /** Stores a prepared photo: the pictures first, so that no row ever leads to none. If `tx` fails, call {@link discard}. */
    async store(
      tx: Db,
      user: Owner,
      { name, image, thumbnail, width, height }: PreparedPhoto,
      { weightLogId, takenOn }: { weightLogId: number | null; takenOn: CalendarDay },
    ): Promise<{ id: number }> {
      await Promise.all([
        blobs.put(keyOf(user, name, 'image'), image, PHOTO_TYPE),
        blobs.put(keyOf(user, name, 'thumbnail'), thumbnail, PHOTO_TYPE),
      ])
      const contentHash = createHash('sha256').update(image).digest('hex')
      const bytes = image.length
      const createdAt = new Date(clock.now())
      return insertPhoto(tx, {
        userId: user.id,
        weightLogId,
        name,
        takenOn,
        width,
        height,
        bytes,
        contentHash,
        createdAt,
      })
    },

    /**
     * Removes the pictures of a photo whose transaction failed; never throws. A commit may have worked although its
     * answer got lost, so the row is looked for first: a picture too many costs space, one too few a memory.
     */
    async discard(user: Owner, { name }: PreparedPhoto): Promise<void> {
      try {
        if (!(await photoIsStored(db, name))) await removeBlobs(user, name)
      } catch (error) {
        logger.warn({ err: error, name }, 'pictures of a photo that was not stored may be left over')
      }
    },

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
     * One size of an own photo: what names its content, and how to read it.
     * @throws Refusal PHOTO_NOT_FOUND, also when the picture is missing
     */
    async find(user: Owner, id: number, size: PhotoSize) {
      const photo = await photoOf(db, user.id, id)
      if (!photo) throw new Refusal('PHOTO_NOT_FOUND')
      const open = async () => {
        const picture = await blobs.open(keyOf(user, photo.name, size))
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
      await removeBlobs(user, name).catch((error) =>
        logger.error({ err: error, name }, 'the pictures of a deleted photo were not removed'),
      )
    },

    /** Removes all pictures of somebody whose rows are gone. */
    removeAllOf: (user: Owner) => blobs.removeAll(folderOf(user)),

    /** Every photo, latest first. Each can be read until the next is asked for. */
    async *allOf(user: Owner) {
      for (let after: number | undefined; ; ) {
        const rows = await photosOf(db, user.id, { limit: PHOTOS_AT_ONCE, after })
        for (const { name, takenOn } of rows) {
          const picture = await blobs.open(keyOf(user, name, 'image'))
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

/** See {@link progressPhotosService}. */
export type ProgressPhotos = ReturnType<typeof progressPhotosService>
