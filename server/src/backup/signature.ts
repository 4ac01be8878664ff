import { createHmac, timingSafeEqual } from 'node:crypto'
import type { SecretKey } from '../secret-keys.ts'

/*
 * A signed backup ends with an empty gzip member whose comment has an HMAC of every byte before it. gzip tools skip
 * that member, so the archive opens anywhere.
 */
const PURPOSE = 'backup signature'
const LABEL = 'pepwell-hmac-sha256:'
const KEY_ID = 8
const MAC = 64

const HEADER = Buffer.from([0x1f, 0x8b, 8, 0x10, 0, 0, 0, 0, 0, 0xff])
/** The end of the comment, no content, and its checksums. */
const EMPTY = Buffer.from([0, 3, 0, 0, 0, 0, 0, 0, 0, 0, 0])

export const SIGNATURE_BYTES = HEADER.length + LABEL.length + KEY_ID + 1 + MAC + EMPTY.length

export interface Signature {
  keyId: string
  mac: string
}

const written = ({ keyId, mac }: Signature) =>
  Buffer.concat([HEADER, Buffer.from(`${LABEL}${keyId}:${mac}`), EMPTY])

/** Parses the signature at the end of a file; undefined if there is none. */
export function signatureIn(end: Buffer): Signature | undefined {
  const [, keyId, mac] = /pepwell-hmac-sha256:([0-9a-f]{8}):([0-9a-f]{64})/.exec(end.toString('latin1')) ?? []
  if (!keyId || !mac) return undefined
  return written({ keyId, mac }).equals(end) ? { keyId, mac } : undefined
}

const hmacOf = (key: SecretKey) => createHmac('sha256', key.derive(PURPOSE))

/** Appends a signature to bytes. */
export async function* signed(bytes: AsyncIterable<Buffer>, key: SecretKey): AsyncGenerator<Buffer> {
  const hmac = hmacOf(key)
  for await (const chunk of bytes) {
    hmac.update(chunk)
    yield chunk
  }
  yield written({ keyId: key.id, mac: hmac.digest('hex') })
}

/**
 * Removes the signature from bytes.
 * @throws Error at the end if they differ from what was signed
 */
export async function* verified(
  bytes: AsyncIterable<Buffer>,
  key: SecretKey,
  { mac }: Signature,
): AsyncGenerator<Buffer> {
  const hmac = hmacOf(key)
  for await (const chunk of bytes) {
    hmac.update(chunk)
    yield chunk
  }
  if (!timingSafeEqual(hmac.digest(), Buffer.from(mac, 'hex')))
    throw new Error('the signature is of other bytes')
}
