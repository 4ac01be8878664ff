import sharp from 'sharp'
import { expect, test } from 'vitest'
import { aHugePng, aPicture } from '../testing/photos.ts'
import { volume } from '../testing/volume.ts'
import { cleanImage } from './images.ts'

const sizes = { image: { side: 2048, quality: 82 }, thumbnail: { side: 480, quality: 78 } }

async function cleaned(bytes: Uint8Array) {
  const { images, width, height } = await cleanImage(async () => bytes, sizes)
  return { ...images, width, height }
}

test.each(['jpeg', 'png', 'gif', 'webp'] as const)('a %s becomes a WebP in two sizes', async (format) => {
  const bytes = await aPicture({ width: 3000, height: 1500 }).toFormat(format).toBuffer()
  const { image, thumbnail, width, height } = await cleaned(bytes)
  expect([width, height]).toEqual([2048, 1024])
  expect(await sharp(image).metadata()).toMatchObject({ format: 'webp', width: 2048, height: 1024 })
  expect(await sharp(thumbnail).metadata()).toMatchObject({ format: 'webp', width: 480, height: 240 })
})

test('a small picture is not enlarged', async () => {
  const { width, height } = await cleaned(await aPicture({ width: 30, height: 20 }).png().toBuffer())
  expect([width, height]).toEqual([30, 20])
})

test('no camera metadata is left', async () => {
  const bytes = await aPicture()
    .withExif({
      IFD0: { Make: 'A camera', Copyright: 'Ada Keller' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '51/1 30/1 3230/100' },
    })
    .withIccProfile('p3')
    .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/"><secret>52 Home Street</secret></x:xmpmeta>')
    .jpeg()
    .toBuffer()
  expect((await sharp(bytes).metadata()).exif?.includes('Ada Keller')).toBe(true)
  const { image, thumbnail } = await cleaned(bytes)
  for (const picture of [image, thumbnail]) {
    const { exif, icc, iptc, xmp } = await sharp(picture).metadata()
    expect({ exif, icc, iptc, xmp }).toEqual({})
    expect(picture.toString('latin1')).not.toMatch(/Ada Keller|Home Street|A camera/)
  }
})

test('a sideways picture becomes upright', async () => {
  const left = await aPicture({ width: 32, height: 32, background: '#ff0000' }).png().toBuffer()
  const bytes = await aPicture({ width: 64, height: 32, background: '#0000ff' })
    .composite([{ input: left, left: 0, top: 0 }])
    .withMetadata({ orientation: 6 })
    .jpeg({ quality: 100 })
    .toBuffer()
  const { image, width, height } = await cleaned(bytes)
  expect([width, height]).toEqual([32, 64])
  const [red, , blue] = await sharp(image).extract({ left: 16, top: 8, width: 1, height: 1 }).raw().toBuffer()
  expect(red).toBeGreaterThan(200)
  expect(blue).toBeLessThan(60)
})

test('an animation keeps its first frame', async () => {
  const frames = ['#ff0000', '#00ff00', '#0000ff'].map((background) => aPicture({ background }).png())
  const bytes = await sharp(await Promise.all(frames.map((frame) => frame.toBuffer())), {
    join: { animated: true },
  })
    .gif()
    .toBuffer()
  expect((await sharp(bytes).metadata()).pages).toBe(3)
  const { image, height } = await cleaned(bytes)
  expect(height).toBe(48)
  expect((await sharp(image).metadata()).pages).toBeUndefined()
  const [red] = await sharp(image).extract({ left: 5, top: 5, width: 1, height: 1 }).raw().toBuffer()
  expect(red).toBeGreaterThan(200)
})

const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>'
const jpeg = await aPicture({ width: 400, height: 400 }).jpeg().toBuffer()

test.each([
  ['text', Buffer.from('This is no picture at all, whatever it is called.')],
  ['an SVG with a script', Buffer.from(svg)],
  ['nothing', Buffer.alloc(0)],
  ['a JPEG that breaks off in its header', jpeg.subarray(0, 40)],
  ['a JPEG that breaks off in the picture', jpeg.subarray(0, jpeg.length / 2)],
  ['a TIFF', await aPicture().tiff().toBuffer()],
  ['an AVIF', await aPicture().avif().toBuffer()],
  ['a page with a picture in front', Buffer.concat([Buffer.from('GIF89a'), Buffer.from('<script>')])],
])('%s is no image', async (_name, bytes) => {
  await expect(cleaned(bytes)).rejects.toMatchObject({ code: 'PHOTO_NOT_AN_IMAGE' })
})

/** The peak memory growth during some work, in bytes. */
async function growthDuring(work: () => Promise<unknown>): Promise<number> {
  const before = process.memoryUsage.rss()
  let max = before
  const watching = setInterval(() => {
    max = Math.max(max, process.memoryUsage.rss())
  }, 5)
  await work()
  clearInterval(watching)
  return max - before
}

const MB = 1024 * 1024

test('a picture of 30,000 by 30,000 pixels is refused before it is decoded', async () => {
  const bytes = aHugePng(30_000)
  expect(bytes.length).toBeLessThan(MB)
  const growth = await growthDuring(async () => {
    await expect(cleaned(bytes)).rejects.toMatchObject({ code: 'PHOTO_TOO_LARGE' })
  })
  expect(growth).toBeLessThan(80 * MB)
})

const many =
  volume > 1
    ? { pictures: 6, width: 8000, height: 6000, growth: 450 * MB }
    : { pictures: 4, width: 4000, height: 3000, growth: 175 * MB }

test('many pictures at once need the memory of one', async () => {
  const { pictures, width, height, growth } = many
  // Interlaced, so that decoding must read all of it: three bytes per pixel.
  const bytes = await aPicture({ width, height }).png({ progressive: true }).toBuffer()
  const all = () => Promise.all(Array.from({ length: pictures }, () => cleaned(bytes)))
  expect(await growthDuring(all)).toBeLessThan(growth)
}, 120_000)

test('a rejected picture doesn’t delay the next', async () => {
  const [refused, accepted] = await Promise.allSettled([cleaned(Buffer.from('no')), cleaned(jpeg)])
  expect([refused.status, accepted.status]).toEqual(['rejected', 'fulfilled'])
})
