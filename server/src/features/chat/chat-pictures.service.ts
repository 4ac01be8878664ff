import { supportAccount } from '@pepwell/domain/text/brand'
import type { FastifyBaseLogger } from 'fastify'
import type { Kysely } from 'kysely'
import type { DB } from '../../database/schema.ts'
import type { SessionUser } from '../../http/session.ts'
import type { BlobsPort } from '../../ports/blobs.ts'
import type { Random } from '../../random.ts'
import { Refusal } from '../../refusal.ts'
import type { PictureSpace } from '../pictures/picture-space.service.ts'
import { picturesService } from '../pictures/pictures.service.ts'
import { ownPicturesOf, pictureOf, storedBytes } from './chat-pictures.queries.ts'
import { reportedPictureOf } from './reported-messages.queries.ts'
import { viewerOf } from './room-access.queries.ts'
import { type PictureSize, versionOf } from './serialize-messages.ts'
import { pictureIsStored } from './writing.queries.ts'

const sizes = { image: { side: 2048, quality: 82 }, thumbnail: { side: 480, quality: 78 } }

interface Deps {
  db: Kysely<DB>
  blobs: BlobsPort
  random: Random
  logger: FastifyBaseLogger
  space: PictureSpace
}

/** Chat pictures: each belongs to its sender or to the support team. */
export function chatPicturesService({ db, space, ...parts }: Deps) {
  space.register(storedBytes)
  const { logger } = parts
  const pictures = picturesService(parts, { folder: 'chat-pictures', sizes })

  /** @throws Refusal PHOTO_NOT_FOUND */
  async function opened(id: number, { owner, name }: { owner: string; name: string }, size: PictureSize) {
    const picture = await pictures.open(owner, name, size)
    if (picture) return picture
    logger.error({ message: id, name, size }, 'the picture of a message is missing')
    throw new Refusal('PHOTO_NOT_FOUND')
  }

  return {
    /** The folder of a picture. */
    ownerOf: (senderId: string, isFromSupport: boolean): string =>
      isFromSupport ? supportAccount.id : senderId,

    /**
     * Cleans and stores a picture. It takes long, so call it outside of transactions.
     * @throws Refusal PHOTO_NOT_AN_IMAGE, PHOTO_TOO_LARGE, PHOTO_SPACE_FULL
     */
    async store(owner: string, read: () => Promise<Uint8Array>, sender: string) {
      if (owner === sender) await space.requireSome(sender)
      const prepared = await pictures.prepare(await read(), sender)
      const { contentHash, bytes } = await pictures.store(owner, prepared)
      return {
        pictureName: prepared.name,
        pictureHash: contentHash,
        pictureBytes: bytes,
        pictureWidth: prepared.width,
        pictureHeight: prepared.height,
      }
    },

    /**
     * Call it in the transaction that writes the message, before that.
     * @throws Refusal PHOTO_SPACE_FULL
     */
    takeSpace: space.take,

    /** Removes a picture unless a message or report has it; never throws. */
    discardUnlessStored: (owner: string, name: string): Promise<void> =>
      pictures.discard(owner, name, () => pictureIsStored(db, name)),

    /** Removes a picture that no message has anymore. */
    remove: (owner: string, name: string): Promise<void> => pictures.remove(owner, name),

    /**
     * A picture in one size, with its content tag and a reader, in one of the user's rooms.
     * @throws Refusal PHOTO_NOT_FOUND, also if the file is missing
     */
    async find(user: SessionUser, id: number, size: PictureSize) {
      const found = await pictureOf(db, viewerOf(user), id)
      if (!found) throw new Refusal('PHOTO_NOT_FOUND')
      return { version: versionOf(found.hash, size), open: () => opened(id, found, size) }
    },

    /**
     * The same for an operator, for reported messages and those around.
     * @throws Refusal PHOTO_NOT_FOUND, also if the file is missing
     */
    async findReported(id: number) {
      const found = await reportedPictureOf(db, id)
      if (!found) throw new Refusal('PHOTO_NOT_FOUND')
      return { tag: found.name, open: () => opened(id, found, 'image') }
    },

    /** Deletes all pictures of a person whose messages are emptied. */
    removeAllOf: (user: { id: string }) => pictures.removeAllOf(user.id),

    /** Every picture of a person in order. Each can be read until the next is requested. */
    async *allOf(user: { id: string }) {
      for (const { name, sentOn: takenOn } of await ownPicturesOf(db, user.id)) {
        const picture = await pictures.open(user.id, name, 'image')
        if (!picture) continue
        try {
          yield { name, takenOn, open: async () => picture }
        } finally {
          picture.destroy()
        }
      }
    },
  }
}

export type ChatPictures = ReturnType<typeof chatPicturesService>
