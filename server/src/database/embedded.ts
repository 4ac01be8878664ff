import { join, resolve } from 'node:path'
import { type Address, addressOf } from './embedded/address.ts'
import { DATABASE, SUPERUSER } from './embedded/cluster.ts'
import { Keeper } from './embedded/keeper.ts'
import { readPostmasterFile } from './embedded/lock-file.ts'
import type { EmbeddedLog } from './embedded/log.ts'
import { openCluster } from './embedded/open-cluster.ts'
import { passwordFor } from './embedded/password.ts'
import { isPostmasterOf } from './embedded/processes.ts'
import type { FolderInUse } from './embedded/refusals.ts'
import { takeFolder } from './embedded/take-folder.ts'

export type { EmbeddedLog } from './embedded/log.ts'
export { EmbeddedRefusal, FolderInUse } from './embedded/refusals.ts'

export interface EmbeddedDatabase {
  /** how to connect: spread into the config of pg's Pool or Client; it stays the same when PostgreSQL is restarted */
  connection: { host: string; port: number; user: string; password?: string; database: string }
  /** tells whoever waits for the folder that this app is about to stop */
  isLeaving(): void
  /** never rejects; stops the server, if the folder is still ours, and lets go of the folder */
  stop(): Promise<void>
}

export interface EmbeddedOptions {
  /** DATA_DIR; PostgreSQL's data is in its folder postgres */
  folder: string
  log: EmbeddedLog
  /** PostgreSQL crashed and another app was faster to take the folder: this one can't go on */
  onLost?: (error: FolderInUse) => void
}

/**
 * Runs the PostgreSQL that comes with the project, or takes over the one that a killed app left running, and keeps
 * it running. Throws EmbeddedRefusal with a sentence for a person when this folder can't be used.
 */
export async function startEmbedded({ folder, log, onLost }: EmbeddedOptions): Promise<EmbeddedDatabase> {
  const cluster = await openCluster(resolve(folder), log)
  const held = await takeFolder(cluster, cluster.address)
  const keeper = new Keeper(cluster, held, (error) => {
    log.error(error.message)
    onLost?.(error)
  })
  return {
    connection: connectionTo(held.postmaster.address, cluster.password),
    isLeaving: () => keeper.isLeaving(),
    stop: () => keeper.stop(),
  }
}

const connectionTo = (address: Address, password: string | undefined): EmbeddedDatabase['connection'] => ({
  ...address,
  user: SUPERUSER,
  ...(password && { password }),
  database: DATABASE,
})

/** How to reach the PostgreSQL that an app runs in this folder, beside that app; undefined when none runs there. */
export async function runningEmbedded(folder: string): Promise<EmbeddedDatabase['connection'] | undefined> {
  const dataFolder = join(resolve(folder), 'postgres')
  const lockFile = await readPostmasterFile(dataFolder)
  if (lockFile?.status !== 'ready' || !(await isPostmasterOf(dataFolder, lockFile.pid))) return undefined
  const address = addressOf(lockFile)
  return address && connectionTo(address, await passwordFor(folder))
}
