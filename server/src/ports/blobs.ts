import type { Readable } from 'node:stream'

/**
 * Where files are kept that are too large for rows. A key is a path of plain names, 'progress-photos/user_1/name.webp'; what is
 * stored under one never changes.
 */
export interface BlobsPort {
  /** @throws when the bytes could not be stored for good */
  put(key: string, bytes: Uint8Array, type: string): Promise<void>
  /** The content; undefined when there is none under this key. */
  open(key: string): Promise<Readable | undefined>
  /** Every key there is, in no order; what comes or goes meanwhile may be among them or not. */
  keys(): AsyncIterable<string>
  /** Removes one blob; none there is no failure. */
  remove(key: string): Promise<void>
  /** Removes everything in a folder, 'progress-photos/user_1'. */
  removeAll(folder: string): Promise<void>
  /** Ends open connections. */
  close(): void
}
