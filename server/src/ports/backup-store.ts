import { readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'

/** Where automatic backups are kept; each is first written to a folder of the server. */
export interface BackupStore {
  /** Keeps the complete file of this name. */
  keep(name: string): Promise<void>
  names(): Promise<string[]>
  remove(name: string): Promise<void>
}

/** The embedded default: they stay in the folder they were written to. */
export const folderOfBackups = (folder: string): BackupStore => ({
  async keep() {},
  names: () => readdir(folder),
  remove: (name) => rm(join(folder, name), { force: true }),
})
