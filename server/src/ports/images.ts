import sharp from 'sharp'
import { Refusal } from '../http/refusal.ts'

/** Pixels that are decoded at most: what phones take, panoramas included. */
const MAX_PIXELS = 64_000_000

/** Longest side of what is kept, in pixels. */
const IMAGE_SIDE = 2048
const THUMBNAIL_SIDE = 480

const SECONDS_PER_IMAGE = 30

// Only these decoders exist for what strangers send; the content decides which, never a name or a declared type.
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({
  operation: [
    'VipsForeignLoadJpegBuffer',
    'VipsForeignLoadPngBuffer',
    'VipsForeignLoadNsgifBuffer',
    'VipsForeignLoadWebpBuffer',
  ],
})
// No picture comes twice, and one thread leaves the other cores to the requests.
sharp.cache(false)
sharp.concurrency(1)

/** A picture as it is kept: WebP, upright, the first frame, and nothing in it but the picture. */
export interface CleanImage {
  image: Buffer
  thumbnail: Buffer
  /** pixels of the image */
  width: number
  height: number
}

/** Pictures are worked on one after the other, so that the memory for one is enough. */
let last: Promise<unknown> = Promise.resolve()

function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
  const result = last.then(work)
  last = result.catch(() => {})
  return result
}

/** The size in the header; nothing is decoded for it. */
async function pixelsOf(bytes: Uint8Array): Promise<number> {
  const { width, height } = await sharp(bytes, { limitInputPixels: false }).metadata()
  return width * height
}

const within = (bytes: Uint8Array, side: number, quality: number) =>
  sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'error' })
    .timeout({ seconds: SECONDS_PER_IMAGE })
    .autoOrient()
    .resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true })
    .webp({ quality })
    .toBuffer({ resolveWithObject: true })

async function clean(bytes: Uint8Array): Promise<CleanImage> {
  const large = await within(bytes, IMAGE_SIDE, 82)
  const small = await within(large.data, THUMBNAIL_SIDE, 78)
  const { width, height } = large.info
  return { image: large.data, thumbnail: small.data, width, height }
}

/** What can't be read as one of the known kinds is no picture, whatever else it may be. */
const noImage = () => {
  throw new Refusal('PHOTO_NOT_AN_IMAGE')
}

/**
 * Makes a clean picture out of what somebody sent: JPEG, PNG, GIF or WebP.
 * @param read gives the bytes when their turn has come, so that few wait in memory
 * @throws Refusal PHOTO_NOT_AN_IMAGE, PHOTO_TOO_LARGE
 */
export const cleanImage = (read: () => Promise<Uint8Array>): Promise<CleanImage> =>
  inTurn(async () => {
    const bytes = await read()
    if ((await pixelsOf(bytes).catch(noImage)) > MAX_PIXELS) throw new Refusal('PHOTO_TOO_LARGE')
    return clean(bytes).catch(noImage)
  })
