import { join } from 'node:path'
import { crc32, deflateSync } from 'node:zlib'
import sharp from 'sharp'
import { pictureSpace } from '../features/pictures/picture-space.service.ts'
import { progressPhotosService } from '../features/weight/progress-photos.service.ts'
import { diskBlobs } from '../ports/blobs-disk.ts'
import { systemRandom } from '../random.ts'
import type { Member } from './factories.ts'
import type { TestApp } from './test-app.ts'

/** A picture as a browser sends it. */
export const dataUrl = (bytes: Uint8Array, type = 'image/jpeg'): string =>
  `data:${type};base64,${Buffer.from(bytes).toString('base64')}`

/** A picture of one color to encode. */
export const aPicture = ({ width = 64, height = 48, background = '#0a6350' } = {}) =>
  sharp({ create: { width, height, channels: 3, background } })

/** A small JPEG as a data URL. */
export const aPhotoUrl = async (size: { width?: number; height?: number; background?: string } = {}) =>
  dataUrl(await aPicture(size).jpeg().toBuffer())

function chunk(name: string, content: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(name), content])
  const framed = Buffer.alloc(named.length + 8)
  framed.writeUInt32BE(content.length)
  named.copy(framed, 4)
  framed.writeUInt32BE(crc32(named), named.length + 4)
  return framed
}

/** A black PNG with one bit per pixel: enormous dimensions, small file. Sides in pixels. */
export function aHugePng(side: number): Buffer {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(side, 0)
  header.writeUInt32BE(side, 4)
  header[8] = 1
  const rows = deflateSync(Buffer.alloc((Math.ceil(side / 8) + 1) * side))
  const signature = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1')
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    chunk('IDAT', rows),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

/** The app's photo service, to store photos without a weigh-in. */
export const photosOf = ({ app, db, clock, dataDir }: TestApp, blobs = diskBlobs(join(dataDir, 'blobs'))) =>
  progressPhotosService({
    ...{ db, blobs, clock, random: systemRandom, logger: app.log },
    space: pictureSpace({ db, photoQuotaMb: 1024 }),
  })

/** A stored photo of a member. */
export async function aPhoto(
  test: TestApp,
  member: Member,
  { takenOn = '2026-06-15', url, weightLogId = null }: NewPhoto = {},
) {
  const photos = photosOf(test)
  const stored = await photos.keep(member, url ?? (await aPhotoUrl()))
  const { id } = await photos.store(test.db, member, stored, { weightLogId, takenOn })
  return { id, name: stored.name }
}

interface NewPhoto {
  takenOn?: string
  /** a data URL; a default picture if left out */
  url?: string
  weightLogId?: number | null
}
