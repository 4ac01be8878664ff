import { createReadStream } from 'node:fs'
import { rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { BackupStore } from './backup-store.ts'
import { BACKUPS, openBucket, type S3Settings } from './blobs-s3.ts'

/** Moves backups from the folder they were written to into the bucket, beside the blobs. */
export function bucketOfBackups(settings: S3Settings, folder: string): BackupStore {
  const { disk, keysIn } = openBucket(settings)
  return {
    async keep(name) {
      const file = join(folder, name)
      const { size } = await stat(file)
      await disk.putStream(`${BACKUPS}/${name}`, createReadStream(file), { contentLength: size })
      await rm(file)
    },
    names: async () => (await Array.fromAsync(keysIn(BACKUPS))).map((key) => key.slice(BACKUPS.length + 1)),
    remove: (name) => disk.delete(`${BACKUPS}/${name}`),
  }
}
