import { profilePicture, setProfilePicture } from '@pepwell/contract/accounts/profile-pictures.calls'
import type { FastifyBaseLogger } from 'fastify'
import type { Kysely } from 'kysely'
import type { Clock } from '../../clock.ts'
import type { Db } from '../../database/connect.ts'
import type { DB } from '../../database/schema.ts'
import type { SessionUser } from '../../http/session.ts'
import type { People } from '../../live/person-events.ts'
import type { BlobsPort } from '../../ports/blobs.ts'
import type { Random } from '../../random.ts'
import { Refusal } from '../../refusal.ts'
import { recordPicture } from '../accounts/profile/profile-picture.service.ts'
import type { PictureSendings } from '../pictures/picture-sendings.service.ts'
import type { PictureSpace } from '../pictures/picture-space.service.ts'
import { picturesService } from '../pictures/pictures.service.ts'
import * as queries from './profile-pictures.queries.ts'

interface Deps {
  db: Kysely<DB>
  clock: Clock
  people: People
  blobs: BlobsPort
  random: Random
  logger: FastifyBaseLogger
  space: PictureSpace
  photoSendings: PictureSendings
}

/** The hash is unguessable, and so is the URL. */
const versionOf = (contentHash: string) => contentHash.slice(0, 32)

const addressOf = (userId: string, contentHash: string) =>
  `${profilePicture.path.replace(':userId', userId)}?v=${versionOf(contentHash)}`

/** Profile pictures, one per person. Replies with a name include the picture's URL. */
export function profilePicturesService({ db, clock, people, space, photoSendings, ...deps }: Deps) {
  space.register(queries.storedBytes)
  const pictures = picturesService(deps, {
    folder: 'profile-pictures',
    sizes: { image: { side: 512, quality: 82 } },
  })

  /** Replaces the picture; locks the profile first, so that concurrent changes run one at a time. */
  async function replace(tx: Db, userId: string, profileImageUrl: string | null) {
    await recordPicture(tx, userId, profileImageUrl, new Date(clock.now()))
    const before = await queries.deletePicture(tx, userId)
    await people.publishToOwnPages(tx, userId, setProfilePicture)
    return before
  }

  return {
    /**
     * Takes long: the picture is re-encoded.
     * @throws Refusal PHOTO_NOT_AN_IMAGE, PHOTO_TOO_LARGE, PHOTO_SPACE_FULL, TOO_MANY_REQUESTS
     */
    async set({ id: userId }: SessionUser, read: () => Promise<Uint8Array>, address: string) {
      await photoSendings.take({ account: userId, address })
      await space.requireSome(userId)
      const prepared = await pictures.prepare(await read(), userId)
      const { name } = prepared
      try {
        const { bytes, contentHash } = await pictures.store(userId, prepared)
        const profileImageUrl = addressOf(userId, contentHash)
        const before = await db.transaction().execute(async (tx) => {
          const replaced = await replace(tx, userId, profileImageUrl)
          await space.take(tx, userId, bytes)
          const createdAt = new Date(clock.now())
          await queries.insertPicture(tx, { userId, name, contentHash, bytes, createdAt })
          return replaced
        })
        if (before) await pictures.remove(userId, before)
        return { profileImageUrl }
      } catch (error) {
        await pictures.discard(userId, name, () => queries.isStored(db, userId, name))
        throw error
      }
    },

    async remove({ id: userId }: SessionUser) {
      const before = await db.transaction().execute((tx) => replace(tx, userId, null))
      if (before) await pictures.remove(userId, before)
      return { profileImageUrl: null }
    },

    /** @throws Refusal PHOTO_NOT_FOUND, also for another version */
    async find(viewer: SessionUser, userId: string, version: string | undefined) {
      const found = await queries.pictureFor(db, viewer, userId)
      if (!found || version !== versionOf(found.contentHash)) throw new Refusal('PHOTO_NOT_FOUND')
      const open = async () => {
        const picture = await pictures.open(userId, found.name, 'image')
        if (!picture) throw new Refusal('PHOTO_NOT_FOUND')
        return picture
      }
      return { version, open }
    },

    /** Removes the picture of a deleted account. */
    removeAllOf: (user: { id: string }) => pictures.removeAllOf(user.id),

    /** For the data export. */
    async *allOf(user: { id: string }) {
      const own = await queries.ownPicture(db, user.id)
      const picture = own && (await pictures.open(user.id, own.name, 'image'))
      if (!picture) return
      try {
        yield { ...own, open: async () => picture }
      } finally {
        picture.destroy()
      }
    },
  }
}

export type ProfilePicturesOf = ReturnType<typeof profilePicturesService>
