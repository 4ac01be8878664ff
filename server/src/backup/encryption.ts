import { createCipheriv, createDecipheriv, randomBytes, scrypt } from 'node:crypto'
import { promisify } from 'node:util'

/*
 * An encrypted backup: MAGIC, a salt, then chunks of AES-256-GCM with their tags. A nonce is the number of the chunk
 * and whether it is the last, so chunks can't be left out, added, swapped or taken from another file.
 */
export const MAGIC = Buffer.from('pepwell-aes-256-gcm-1\n')
const SALT = 16
const CHUNK = 64 * 1024
const TAG = 16

/** OWASP's parameters for scrypt: 128 MiB per guess. */
const COST = { N: 2 ** 17, r: 8, p: 1, maxmem: 160 * 1024 * 1024 }

const derive = promisify<string, Buffer, number, typeof COST, Buffer>(scrypt)
const keyOf = (passphrase: string, salt: Buffer) => derive(passphrase.normalize('NFC'), salt, 32, COST)

function nonceOf(index: number, isLast: boolean): Buffer {
  const nonce = Buffer.alloc(12)
  nonce.writeUInt32BE(index, 7)
  nonce[11] = isLast ? 1 : 0
  return nonce
}

/** Splits bytes into chunks of one size; only the last may be shorter, and there is always one. */
async function* chunksOf(bytes: AsyncIterable<Buffer>, size: number) {
  let held = Buffer.alloc(0)
  let index = 0
  for await (const next of bytes) {
    held = Buffer.concat([held, next])
    for (; held.length > size; held = held.subarray(size))
      yield { chunk: held.subarray(0, size), index: index++, isLast: false }
  }
  yield { chunk: held, index, isLast: true }
}

/** Encrypts bytes with a passphrase. */
export async function* encrypted(bytes: AsyncIterable<Buffer>, passphrase: string): AsyncGenerator<Buffer> {
  const salt = randomBytes(SALT)
  const header = Buffer.concat([MAGIC, salt])
  yield header
  const key = await keyOf(passphrase, salt)
  for await (const { chunk, index, isLast } of chunksOf(bytes, CHUNK)) {
    const cipher = createCipheriv('aes-256-gcm', key, nonceOf(index, isLast)).setAAD(header)
    yield Buffer.concat([cipher.update(chunk), cipher.final(), cipher.getAuthTag()])
  }
}

/** The key of an encrypted file, from its header. */
export const keyFor = (passphrase: string, header: Buffer) => keyOf(passphrase, header.subarray(MAGIC.length))

export const ENCRYPTION_HEADER = MAGIC.length + SALT

/**
 * Decrypts; no byte leaves before its chunk is authenticated.
 * @param bytes those after the header
 * @throws Error if the key is wrong or the bytes were changed
 */
export async function* decrypted(
  bytes: AsyncIterable<Buffer>,
  key: Buffer,
  header: Buffer,
): AsyncGenerator<Buffer> {
  for await (const { chunk, index, isLast } of chunksOf(bytes, CHUNK + TAG)) {
    if (chunk.length < TAG) throw new Error('the file ends too early')
    const decipher = createDecipheriv('aes-256-gcm', key, nonceOf(index, isLast), { authTagLength: TAG })
    decipher.setAAD(header).setAuthTag(chunk.subarray(-TAG))
    yield Buffer.concat([decipher.update(chunk.subarray(0, -TAG)), decipher.final()])
  }
}
