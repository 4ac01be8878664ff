import { once } from 'node:events'
import { mkdir, open, opendir } from 'node:fs/promises'
import { dirname, join, relative, sep } from 'node:path'
import { Disk } from 'flydrive'
import { FSDriver } from 'flydrive/drivers/fs'
import type { BlobsPort } from './blobs.ts'

const isMissing = (error: unknown): boolean => (error as NodeJS.ErrnoException).code === 'ENOENT'

/** @throws Error if the key isn't a path of plain names, which could lead out of the folder */
function pathOf(folder: string, key: string): string {
  const isPlain = key.split('/').every((name) => /^[\w-][\w.-]*$/.test(name))
  if (!isPlain) throw new Error(`${JSON.stringify(key)} is no key of a blob`)
  return join(folder, key)
}

/** The embedded default: files in a folder that only the app's account can read. */
export function diskBlobs(folder: string): BlobsPort {
  const disk = new Disk(new FSDriver({ location: folder, visibility: 'private' }))
  return {
    async put(key, bytes) {
      const path = pathOf(folder, key)
      await mkdir(dirname(path), { recursive: true, mode: 0o700 })
      await disk.put(key, bytes)
      const file = await open(path, 'r+')
      try {
        await file.chmod(0o600)
        // A row will refer to the file, so it must survive a power failure.
        await file.sync()
      } finally {
        await file.close()
      }
    },

    async open(key) {
      const stream = await disk.getStream(key)
      try {
        await once(stream, 'open')
        return stream
      } catch (error) {
        if (isMissing(error)) return undefined
        throw error
      }
    },

    async *keys() {
      await mkdir(folder, { recursive: true, mode: 0o700 })
      for await (const entry of await opendir(folder, { recursive: true }))
        if (entry.isFile()) yield relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/')
    },
    remove: (key) => disk.delete(key),
    removeAll: (path) => disk.deleteAll(path),
    close() {},
  }
}
