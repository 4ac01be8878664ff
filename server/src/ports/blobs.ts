import type { Readable } from 'node:stream'

/**
 * Stores files that are too large for rows. A key is a path of plain names, 'progress-photos/user_1/name.webp'; its
 * content never changes.
 */
export interface BlobsPort {
  /** @throws if the bytes could not be stored durably */
  put(key: string, bytes: Uint8Array, type: string): Promise<void>
  /** The content; undefined if the key doesn't exist. */
  open(key: string): Promise<Readable | undefined>
  /** All keys, unsorted; keys added or removed meanwhile may be missing or included. */
  keys(): AsyncIterable<string>
  /** Removes one blob; a missing one is no error. */
  remove(key: string): Promise<void>
  /** Removes everything in a folder, such as 'progress-photos/user_1'. */
  removeAll(folder: string): Promise<void>
  /** Closes open connections. */
  close(): void
}
