import sharp from 'sharp'
import { FairSemaphore } from '../fair-semaphore.ts'
import { Refusal } from '../refusal.ts'

/** Decoded pixels at most: as large as phones take, panoramas included. */
const MAX_PIXELS = 64_000_000

const SECONDS_PER_IMAGE = 30

// Only these decoders read strangers' files; the content decides which, never a name or declared type.
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({
  operation: [
    'VipsForeignLoadJpegBuffer',
    'VipsForeignLoadPngBuffer',
    'VipsForeignLoadNsgifBuffer',
    'VipsForeignLoadWebpBuffer',
  ],
})
// No picture repeats, so a cache is useless, and one thread leaves the other cores to requests.
sharp.cache(false)
sharp.concurrency(1)

/** A size of a stored picture. Smaller ones are not enlarged. */
export interface PictureSize {
  /** longest side in pixels, at most */
  side: number
  /** of WebP, 1 to 100 */
  quality: number
}

/** A stored picture: WebP, upright, first frame, without metadata. */
export interface CleanImage<Size extends string> {
  /** one per size */
  images: Record<Size, Buffer>
  /** pixels of the first size */
  width: number
  height: number
}

/** Pictures are processed one at a time, so that the memory for one is enough. */
const orderAdmin = new FairSemaphore(1)

/** The size from the header, without decoding. */
async function pixelsOf(bytes: Uint8Array): Promise<number> {
  const { width, height } = await sharp(bytes, { limitInputPixels: false }).metadata()
  return width * height
}

const within = (bytes: Uint8Array, { side, quality }: PictureSize) =>
  sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'error' })
    .timeout({ seconds: SECONDS_PER_IMAGE })
    .autoOrient()
    .resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true })
    .webp({ quality })
    .toBuffer({ resolveWithObject: true })

async function clean<Size extends string>(
  bytes: Uint8Array,
  sizes: Record<Size, PictureSize>,
): Promise<CleanImage<Size>> {
  type Named = [Size, PictureSize]
  const [[firstName, firstSize], ...others] = Object.entries(sizes) as [Named, ...Named[]]
  const first = await within(bytes, firstSize)
  const images = { [firstName]: first.data } as Record<Size, Buffer>
  for (const [name, size] of others) images[name] = (await within(first.data, size)).data
  const { width, height } = first.info
  return { images, width, height }
}

/** A file that no known decoder reads is not a picture. */
const noImage = () => {
  throw new Refusal('PHOTO_NOT_AN_IMAGE')
}

/**
 * Makes a clean picture from a JPEG, PNG, GIF or WebP.
 * @param read returns the bytes at its turn, so that few wait in memory
 * @param sizes one or more, the largest first: the others are made from it
 * @param person the sender, for fair turns
 * @throws Refusal PHOTO_NOT_AN_IMAGE, PHOTO_TOO_LARGE
 */
export const cleanImage = <Size extends string>(
  read: () => Promise<Uint8Array>,
  sizes: Record<Size, PictureSize>,
  person = '',
): Promise<CleanImage<Size>> =>
  orderAdmin.within(person, 1, async () => {
    const bytes = await read()
    if ((await pixelsOf(bytes).catch(noImage)) > MAX_PIXELS) throw new Refusal('PHOTO_TOO_LARGE')
    return clean(bytes, sizes).catch(noImage)
  })
