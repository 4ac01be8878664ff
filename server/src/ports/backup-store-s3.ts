import { createReadStream } from 'node:fs'
import { rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { partsOf, uploadInParts } from './backup-parts.ts'
import type { BackupStore } from './backup-store.ts'
import { BACKUPS, openBucket, type S3Settings } from './blobs-s3.ts'

/**
 * Moves backups from the folder they were written to into the bucket, next to the blobs.
 * @param partBytes larger files are sent in parts of this size
 */
export function bucketOfBackups(settings: S3Settings, folder: string, partBytes?: number): BackupStore {
  const { client, disk, keysIn } = openBucket(settings)
  const { bucket } = settings
  return {
    async keep(name) {
      const file = join(folder, name)
      const { size } = await stat(file)
      const key = `${BACKUPS}/${name}`
      const parts = partsOf(size, partBytes)
      if (parts.length > 1) await uploadInParts({ client, bucket, key }, file, parts)
      else await disk.putStream(key, createReadStream(file), { contentLength: size })
      await rm(file)
    },
    names: async () => (await Array.fromAsync(keysIn(BACKUPS))).map((key) => key.slice(BACKUPS.length + 1)),
    remove: (name) => disk.delete(`${BACKUPS}/${name}`),
  }
}
