import { createHash } from 'node:crypto'
import type { Readable } from 'node:stream'
import { PICTURE_TYPE } from '@pepwell/domain/text/pictures'
import type { FastifyBaseLogger } from 'fastify'
import type { BlobsPort } from '../../ports/blobs.ts'
import { type CleanImage, cleanImage, type PictureSize } from '../../ports/images.ts'
import type { Random } from '../../random.ts'
import { bytesIn } from './data-url.ts'

export { bytesIn } from './data-url.ts'

/** How a kind of pictures is stored. */
export interface PictureKind<Size extends string> {
  /** of their blobs, such as 'progress-photos', with a folder per owner */
  folder: string
  /** The first is made from the original and has no suffix in its key; the others are made from the first. */
  sizes: Record<Size, PictureSize>
}

/** A cleaned picture to be stored. */
export interface PreparedPicture<Size extends string> extends CleanImage<Size> {
  /** names its blobs */
  name: string
}

interface Deps {
  blobs: BlobsPort
  random: Random
  logger: FastifyBaseLogger
}

/**
 * Pictures of one kind: limited, re-encoded in the kind's sizes, and stored as blobs. The feature that uses them has
 * the rows. An owner is the id of a person or product.
 */
export function picturesService<Size extends string>(
  { blobs, random, logger }: Deps,
  { folder, sizes }: PictureKind<Size>,
) {
  const sizeNames = Object.keys(sizes) as Size[]
  const keyOf = (owner: string, name: string, size: Size) =>
    `${folder}/${owner}/${name}${size === sizeNames[0] ? '' : `-${size}`}.webp`
  const remove = async (owner: string, name: string): Promise<void> =>
    void (await Promise.all(sizeNames.map((size) => blobs.remove(keyOf(owner, name, size)))))
  const prepared = async (
    read: () => Promise<Uint8Array>,
    sender: string | undefined,
  ): Promise<PreparedPicture<Size>> => ({
    ...(await cleanImage(read, sizes, sender)),
    name: random.uuid(),
  })

  return {
    /**
     * Checks and cleans a picture. It takes long, so call it outside of transactions.
     * @param sender turns alternate by sender
     */
    prepare: (bytes: Uint8Array, sender?: string) => prepared(async () => bytes, sender),

    /** The same for a data URL. */
    prepareInline: async (dataUrl: string, sender: string) => prepared(bytesIn(dataUrl), sender),

    /**
     * Stores a prepared picture. Call it before the transaction that writes its row, so that every row has its
     * picture and slow storage holds no database connection.
     * @returns its bytes in all sizes, and an unguessable hash of its content
     */
    async store(owner: string, { name, images }: PreparedPicture<Size>) {
      await Promise.all(
        sizeNames.map((size) => blobs.put(keyOf(owner, name, size), images[size], PICTURE_TYPE)),
      )
      const first = images[sizeNames[0] as Size]
      const bytes = sizeNames.reduce((sum, size) => sum + images[size].length, 0)
      return { bytes, contentHash: createHash('sha256').update(first).digest('hex') }
    },

    /**
     * Deletes a picture whose transaction failed; never throws. The commit may have succeeded without a reply, so it
     * checks the row first: a spare picture costs space, a missing one is a lost memory.
     */
    async discard(owner: string, name: string, isStored: () => Promise<boolean>): Promise<void> {
      try {
        if (!(await isStored())) await remove(owner, name)
      } catch (error) {
        logger.warn({ err: error, name }, 'pictures that were not stored may be left over')
      }
    },

    /** The content in one size; undefined if it is missing. */
    open: (owner: string, name: string, size: Size): Promise<Readable | undefined> =>
      blobs.open(keyOf(owner, name, size)),

    /** Deletes a picture whose row is gone; failures are logged and cost space. */
    remove: (owner: string, name: string): Promise<void> =>
      remove(owner, name).catch((error) =>
        logger.error({ err: error, name }, 'the pictures of a deleted row were not removed'),
      ),

    /** Deletes all pictures of an owner whose rows are gone. */
    removeAllOf: (owner: string) => blobs.removeAll(`${folder}/${owner}`),
  }
}
