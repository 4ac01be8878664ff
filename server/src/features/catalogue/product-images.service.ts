import { createHash } from 'node:crypto'
import type { FastifyBaseLogger } from 'fastify'
import type { Kysely } from 'kysely'
import type { DB } from '../../database/schema.ts'
import type { BlobsPort } from '../../ports/blobs.ts'
import type { Random } from '../../random.ts'
import { Refusal } from '../../refusal.ts'
import { type PreparedPicture, picturesService } from '../pictures/pictures.service.ts'
import { isImageInUse } from './catalogue-edits.queries.ts'

/** The two sizes of a product's picture. */
const sizes = { image: { side: 1200, quality: 82 }, thumbnail: { side: 480, quality: 80 } }

export type ImageSize = keyof typeof sizes

/** Hexadecimal digits in a picture's name. */
const HASH_LENGTH = 32

/** Pictures are in 256 folders by the start of their hash. */
const ownerOf = (hash: string) => hash.slice(0, 2)

interface Deps {
  db: Kysely<DB>
  blobs: BlobsPort
  random: Random
  logger: FastifyBaseLogger
}

/**
 * Uploaded product pictures, stored and removed outside of transactions. Several products may show one; it can be
 * taken over only from a product that shows it.
 */
export function productImagesService({ db, random, ...ports }: Deps) {
  const pictures = picturesService({ ...ports, random }, { folder: 'product-images', sizes })

  return {
    /**
     * Checks and cleans a picture. It takes long, so call it outside of transactions.
     * @throws Refusal PHOTO_NOT_AN_IMAGE, PHOTO_TOO_LARGE
     */
    async prepare(bytes: Uint8Array, sender: string): Promise<PreparedPicture<ImageSize>> {
      const prepared = await pictures.prepare(bytes, sender)
      const hash = createHash('sha256').update(random.uuid()).update(prepared.images.image).digest('hex')
      return { ...prepared, name: hash.slice(0, HASH_LENGTH) }
    },

    /** Stores a prepared picture before the transaction that shows it. If that fails, call {@link removeUnshown}. */
    store: (picture: PreparedPicture<ImageSize>) => pictures.store(ownerOf(picture.name), picture),

    /** Removes a picture that no product shows anymore, after the transaction; never throws. */
    removeUnshown: (hash: string): Promise<void> =>
      pictures.discard(ownerOf(hash), hash, () => isImageInUse(db, hash)),

    /** @throws Refusal PHOTO_NOT_FOUND */
    async open(hash: string, size: ImageSize) {
      const picture = await pictures.open(ownerOf(hash), hash, size)
      if (!picture) throw new Refusal('PHOTO_NOT_FOUND')
      return picture
    },
  }
}

export type ProductImages = ReturnType<typeof productImagesService>
