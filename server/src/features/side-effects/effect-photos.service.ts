import { dayOf } from '@pepwell/domain/time/calendar'
import type { FeatureDeps } from '../../app-deps.ts'
import type { Db } from '../../database/connect.ts'
import { Refusal } from '../../refusal.ts'
import type { PictureSendings } from '../pictures/picture-sendings.service.ts'
import type { PictureSpace } from '../pictures/picture-space.service.ts'
import { picturesService } from '../pictures/pictures.service.ts'
import * as queries from './effect-photos.queries.ts'

/** The two sizes in which a photo is stored. */
const sizes = { image: { side: 2048, quality: 82 }, thumbnail: { side: 480, quality: 78 } }

export type EffectPhotoSize = keyof typeof sizes

/** A photo with stored blobs but no row yet. */
export type StoredEffectPhoto = Omit<queries.EffectPhotoRow, 'userId' | 'sideEffectId' | 'createdAt'>

/** Names a photo by its content. The hash is unguessable, and so is an address that contains it. */
const versionOf = (contentHash: string) => contentHash.slice(0, 32)

/** The URL of a side effect's photo. */
export function photoAddresses(
  sideEffectId: number,
  { contentHash, width, height }: { contentHash: string; width: number; height: number },
) {
  const address = `/api/side-effects/${sideEffectId}/photo?v=${versionOf(contentHash)}`
  return { url: `${address}&size=image`, thumbnailUrl: `${address}&size=thumbnail`, width, height }
}

interface Owner {
  id: string
}

type Deps = Pick<FeatureDeps, 'db' | 'blobs' | 'clock' | 'random' | 'logger'> & {
  pictureSpace: PictureSpace
  photoSendings: PictureSendings
}

const PHOTOS_AT_ONCE = 100

/** Side-effect photos: stripped of metadata, re-encoded, and visible only to their owner. */
export function effectPhotosService({ db, clock, pictureSpace, photoSendings, ...deps }: Deps) {
  pictureSpace.register(queries.storedBytes)
  const pictures = picturesService(deps, { folder: 'side-effect-photos', sizes })

  return {
    /**
     * Stores the pictures of a photo. Takes long: call it outside any transaction, and {@link discard} what gets no row.
     * @throws Refusal PHOTO_NOT_AN_IMAGE, PHOTO_TOO_LARGE, PHOTO_SPACE_FULL, TOO_MANY_REQUESTS
     */
    async keep(user: Owner, address: string, dataUrl: string): Promise<StoredEffectPhoto> {
      await photoSendings.take({ account: user.id, address })
      await pictureSpace.requireSome(user.id)
      const prepared = await pictures.prepareInline(dataUrl, user.id)
      const { name, width, height } = prepared
      try {
        return { name, width, height, ...(await pictures.store(user.id, prepared)) }
      } catch (error) {
        await pictures.discard(user.id, name, async () => false)
        throw error
      }
    },

    /** Assigns a photo. @returns the name of the photo it replaces */
    async store(
      tx: Db,
      user: Owner,
      sideEffectId: number,
      photo: StoredEffectPhoto,
      createdAt = new Date(clock.now()),
    ) {
      const before = await queries.deletePhoto(tx, user.id, sideEffectId)
      await pictureSpace.take(tx, user.id, photo.bytes)
      await queries.insertPhoto(tx, { ...photo, userId: user.id, sideEffectId, createdAt })
      return before
    },

    /** Restores the photo of an exported side effect. @returns whether it is new */
    async restore(
      user: Owner,
      sideEffectId: number,
      { file, address, createdAt }: { file: string; address: string; createdAt: Date },
    ) {
      if (await queries.photoOf(db, user.id, sideEffectId)) return false
      const photo = await this.keep(user, address, file)
      try {
        return await db.transaction().execute(async (tx) => {
          if (await queries.photoOf(tx, user.id, sideEffectId)) return false
          await this.store(tx, user, sideEffectId, photo, createdAt)
          return true
        })
      } finally {
        await this.discard(user, photo)
      }
    },

    /** @returns the name of the previous photo */
    deletePhoto: (tx: Db, user: Owner, sideEffectId: number) =>
      queries.deletePhoto(tx, user.id, sideEffectId),

    /** Deletes the blobs of a photo whose row is gone. */
    removePictures: async (user: Owner, name: string | undefined): Promise<void> => {
      if (name !== undefined) await pictures.remove(user.id, name)
    },

    /** Removes the pictures of a photo that got no row; never throws. */
    discard: (user: Owner, { name }: StoredEffectPhoto): Promise<void> =>
      pictures.discard(user.id, name, () => queries.photoIsStored(db, user.id, name)),

    /** The URL of a side effect's photo; null without one. */
    async of(within: Db, user: Owner, sideEffectId: number) {
      const photo = await queries.photoOf(within, user.id, sideEffectId)
      return photo ? photoAddresses(sideEffectId, photo) : null
    },

    /** One size of a member's own photo. @throws Refusal PHOTO_NOT_FOUND */
    async find(user: Owner, sideEffectId: number, size: EffectPhotoSize) {
      const photo = await queries.photoOf(db, user.id, sideEffectId)
      if (!photo) throw new Refusal('PHOTO_NOT_FOUND')
      const open = async () => {
        const picture = await pictures.open(user.id, photo.name, size)
        if (!picture) throw new Refusal('PHOTO_NOT_FOUND')
        return picture
      }
      return { version: versionOf(photo.contentHash), open }
    },

    /** Deletes all pictures of a person whose rows are gone. */
    removeAllOf: (user: Owner) => pictures.removeAllOf(user.id),

    /** Iterates over all photos. Each is readable until the next is requested. */
    async *allOf(user: Owner & { timeZone?: string }) {
      for (let after = 0; ; ) {
        const rows = await queries.photosAfter(db, user.id, after, PHOTOS_AT_ONCE)
        for (const { name, createdAt } of rows) {
          const picture = await pictures.open(user.id, name, 'image')
          if (!picture) continue
          try {
            yield {
              name,
              takenOn: dayOf(createdAt.getTime(), user.timeZone ?? 'UTC'),
              open: async () => picture,
            }
          } finally {
            picture.destroy()
          }
        }
        if (rows.length < PHOTOS_AT_ONCE) return
        after = rows.at(-1)?.sideEffectId ?? after
      }
    },
  }
}

export type EffectPhotos = ReturnType<typeof effectPhotosService>
