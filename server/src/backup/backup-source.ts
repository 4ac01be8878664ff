import { type FileHandle, open, stat } from 'node:fs/promises'
import type { SecretKeys } from '../secret-keys.ts'
import { decrypted, ENCRYPTION_HEADER, keyFor, MAGIC } from './encryption.ts'
import { BackupRefusal } from './refusal.ts'
import { SIGNATURE_BYTES, type Signature, signatureIn, verified } from './signature.ts'

/** What authenticates a backup. */
export interface BackupCredentials {
  keys: SecretKeys | undefined
  passphrase?: string | undefined
  /** whether to accept a backup without a signature, or with one of a lost key */
  allowUnsigned?: boolean
}

/** A backup's archive, which can be read several times. */
export interface BackupSource {
  read(): AsyncIterable<Buffer>
  close(): Promise<void>
}

const UNSIGNED_HINT = 'To restore it unchecked, run: npm run restore -- --unsigned FILE.'

async function bytesAt(handle: FileHandle, position: number, length: number): Promise<Buffer> {
  const { buffer, bytesRead } = await handle.read(Buffer.alloc(length), 0, length, position)
  return buffer.subarray(0, bytesRead)
}

/** A range of a file; an empty range gives nothing. */
async function* between(handle: FileHandle, start: number, end: number): AsyncGenerator<Buffer> {
  if (start < end) yield* handle.createReadStream({ start, end: end - 1, autoClose: false })
}

/** Turns every error of a stream into one sentence. */
async function* faultsAs(bytes: AsyncIterable<Buffer>, sentence: string): AsyncGenerator<Buffer> {
  try {
    yield* bytes
  } catch (error) {
    throw new BackupRefusal(sentence, { cause: error })
  }
}

async function encryptedSource(
  file: string,
  handle: FileHandle,
  size: number,
  { passphrase }: BackupCredentials,
) {
  if (!passphrase)
    throw new BackupRefusal(`${file} is encrypted. Set BACKUP_PASSPHRASE to the passphrase it was made with.`)
  const header = await bytesAt(handle, 0, ENCRYPTION_HEADER)
  const key = await keyFor(passphrase, header)
  const fault = `${file} was changed or cut off, or BACKUP_PASSPHRASE isn't the one it was made with.`
  return () => faultsAs(decrypted(between(handle, ENCRYPTION_HEADER, size), key, header), fault)
}

function keyOf(file: string, { keyId }: Signature, { keys, allowUnsigned }: BackupCredentials) {
  const key = keys?.find(keyId)
  if (key || allowUnsigned) return key
  throw new BackupRefusal(
    `${file} was signed with the key ${keyId}, which isn't here. Copy DATA_DIR/secret-key from where it was made, or set SECRET_KEY. ${UNSIGNED_HINT}`,
  )
}

async function signedSource(file: string, handle: FileHandle, size: number, proof: BackupCredentials) {
  const start = Math.max(0, size - SIGNATURE_BYTES)
  const signature = signatureIn(await bytesAt(handle, start, SIGNATURE_BYTES))
  if (!signature && !proof.allowUnsigned)
    throw new BackupRefusal(
      `${file} has no valid signature. It was changed, cut off, or made by an earlier version of Pepwell. ${UNSIGNED_HINT}`,
    )
  const key = signature && keyOf(file, signature, proof)
  if (!key) return () => between(handle, 0, size)
  const fault = `${file} was changed since it was signed.`
  const read = () => faultsAs(verified(between(handle, 0, start), key, signature), fault)
  // Reads everything before anything is unpacked or parsed.
  for await (const _ of read());
  return read
}

/** @throws BackupRefusal if there is no file, or nothing to check it with */
export async function openSource(file: string, proof: BackupCredentials): Promise<BackupSource> {
  // Opening a pipe would wait for someone to write to it.
  const found = await stat(file).catch((error: Error) => {
    throw new BackupRefusal(`${file} can't be read: ${error.message}`, { cause: error })
  })
  if (!found.isFile()) throw new BackupRefusal(`${file} isn't a file.`)
  const handle = await open(file).catch((error: Error) => {
    throw new BackupRefusal(`${file} can't be read: ${error.message}`, { cause: error })
  })
  try {
    const { size } = await handle.stat()
    const isEncrypted = (await bytesAt(handle, 0, MAGIC.length)).equals(MAGIC)
    const read = await (isEncrypted ? encryptedSource : signedSource)(file, handle, size, proof)
    return { read, close: () => handle.close() }
  } catch (error) {
    await handle.close()
    throw error
  }
}
