import { setImmediate as otherRequests } from 'node:timers/promises'
import { PICTURE_BYTES } from '@pepwell/domain/text/pictures'
import { Refusal } from '../../refusal.ts'

/** Characters decoded before other requests get their turn. */
const AT_ONCE = 1024 * 1024

const HEAD = /^data:[^,]{0,200};base64,/

/** Base64 may contain line breaks; a chunk's rest beyond whole groups of four belongs to the next. */
async function decoded(base64: string, bytes: number): Promise<Buffer> {
  const buffer = Buffer.allocUnsafe(bytes + 3)
  let written = 0
  let rest = ''
  for (let index = 0; index < base64.length; index += AT_ONCE) {
    const piece = rest + base64.slice(index, index + AT_ONCE).replaceAll(/\s+/g, '')
    const end = index + AT_ONCE < base64.length ? piece.length - (piece.length % 4) : piece.length
    written += buffer.write(piece.slice(0, end), written, 'base64')
    rest = piece.slice(end)
    await otherRequests()
  }
  return buffer.subarray(0, written)
}

/**
 * Decodes a data URL on demand; its declared type is ignored.
 * @throws Refusal PHOTO_NOT_AN_IMAGE, PHOTO_TOO_LARGE
 */
export function bytesIn(dataUrl: string): () => Promise<Buffer> {
  const [head] = HEAD.exec(dataUrl) ?? []
  if (!head) throw new Refusal('PHOTO_NOT_AN_IMAGE')
  const padding = dataUrl.endsWith('==') ? 2 : dataUrl.endsWith('=') ? 1 : 0
  const bytes = Math.floor(((dataUrl.length - head.length) * 3) / 4) - padding
  if (bytes > PICTURE_BYTES) throw new Refusal('PHOTO_TOO_LARGE')
  return () => decoded(dataUrl.slice(head.length), bytes)
}
