import { readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'

/** Where backups are kept that are made unasked; each is written into a folder of the server first. */
export interface BackupStore {
  /** Keeps the file of this name, which is whole. */
  keep(name: string): Promise<void>
  names(): Promise<string[]>
  remove(name: string): Promise<void>
}

/** The embedded default: they stay in the folder that they were written into. */
export const folderOfBackups = (folder: string): BackupStore => ({
  async keep() {},
  names: () => readdir(folder),
  remove: (name) => rm(join(folder, name), { force: true }),
})
