import { createHash } from 'node:crypto'
import type { Readable } from 'node:stream'
import { PICTURE_TYPE } from '@pepwell/domain/text/pictures'
import type { FastifyBaseLogger } from 'fastify'
import type { BlobsPort } from '../../ports/blobs.ts'
import { type CleanImage, cleanImage, type PictureSize } from '../../ports/images.ts'
import type { Random } from '../../random.ts'
import { bytesIn } from './data-url.ts'

/** How pictures of one kind are kept. */
export interface PictureKind<Size extends string> {
  /** of their blobs, 'progress-photos'; below it each owner has a folder */
  folder: string
  /** The first is made of what was sent and has no suffix in its key; the others are made of the first. */
  sizes: Record<Size, PictureSize>
}

/** A picture that was looked into and cleaned, and waits to be stored. */
export interface PreparedPicture<Size extends string> extends CleanImage<Size> {
  /** names its blobs */
  name: string
}

interface Parts {
  blobs: BlobsPort
  random: Random
  logger: FastifyBaseLogger
}

/**
 * Pictures that people send, of one kind: bounded, made anew in the sizes of the kind, kept as blobs. The rows that say
 * whose they are belong to the feature that keeps them. An owner is an id: of a person, of a product.
 */
export function picturesService<Size extends string>(
  { blobs, random, logger }: Parts,
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
     * Looks into a picture and makes a clean one of it. Takes long: call it outside any transaction.
     * @param sender turns go round by them
     * @throws Refusal PHOTO_NOT_AN_IMAGE, PHOTO_TOO_LARGE
     */
    prepare: (bytes: Uint8Array, sender?: string) => prepared(async () => bytes, sender),

    /** The same for one that came as a data URL. */
    prepareInline: async (dataUrl: string, sender: string) => prepared(bytesIn(dataUrl), sender),

    /**
     * Stores a prepared picture. Call it before the transaction that writes its row: no row ever leads to none, and a slow store of
     * blobs holds no connection to the database.
     * @returns how many bytes it takes in all its sizes, and a hash that names the content and can't be guessed
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
     * Removes a picture whose transaction failed; never throws. A commit may have worked although its answer got lost,
     * so the row is looked for first: a picture too many costs space, one too few a memory.
     */
    async discard(owner: string, name: string, isStored: () => Promise<boolean>): Promise<void> {
      try {
        if (!(await isStored())) await remove(owner, name)
      } catch (error) {
        logger.warn({ err: error, name }, 'pictures that were not stored may be left over')
      }
    },

    /** The content of one size; undefined when it is missing. */
    open: (owner: string, name: string, size: Size): Promise<Readable | undefined> =>
      blobs.open(keyOf(owner, name, size)),

    /** Removes a picture whose row is gone; what could not be removed is logged and costs space. */
    remove: (owner: string, name: string): Promise<void> =>
      remove(owner, name).catch((error) =>
        logger.error({ err: error, name }, 'the pictures of a deleted row were not removed'),
      ),

    /** Removes all pictures of an owner whose rows are gone. */
    removeAllOf: (owner: string) => blobs.removeAll(`${folder}/${owner}`),
  }
}
