import { join, resolve } from 'node:path'
import { acquireFolder } from './embedded/acquire-folder.ts'
import { type Address, addressOf } from './embedded/address.ts'
import { DATABASE, SUPERUSER } from './embedded/cluster.ts'
import { readPostmasterFile } from './embedded/lock-file.ts'
import type { EmbeddedLog } from './embedded/log.ts'
import { openCluster } from './embedded/open-cluster.ts'
import { passwordFor } from './embedded/password.ts'
import { isPostmasterOf } from './embedded/processes.ts'
import type { FolderInUse } from './embedded/refusals.ts'
import { Supervisor } from './embedded/supervisor.ts'

export type { EmbeddedLog } from './embedded/log.ts'
export { EmbeddedRefusal, FolderInUse } from './embedded/refusals.ts'

export interface EmbeddedDatabase {
  /** spread into the config of pg's Pool or Client; stays the same when PostgreSQL restarts */
  connection: { host: string; port: number; user: string; password?: string; database: string }
  /** tells apps waiting for the folder that this one is about to stop */
  isLeaving(): void
  /** never rejects; stops the server if the folder is still ours, and releases the folder */
  stop(): Promise<void>
}

export interface EmbeddedOptions {
  /** DATA_DIR; PostgreSQL's data is in its subfolder postgres */
  folder: string
  log: EmbeddedLog
  /** PostgreSQL crashed and another app took the folder first: this one can't continue */
  onLost?: (error: FolderInUse) => void
}

/**
 * Runs the bundled PostgreSQL and restarts it if it ends. Reuses one that a killed app left running. Throws
 * EmbeddedRefusal with a readable sentence if the folder can't be used.
 */
export async function startEmbedded({ folder, log, onLost }: EmbeddedOptions): Promise<EmbeddedDatabase> {
  const cluster = await openCluster(resolve(folder), log)
  const held = await acquireFolder(cluster, cluster.address)
  const supervisor = new Supervisor(cluster, held, (error) => {
    log.error(error.message)
    onLost?.(error)
  })
  return {
    connection: connectionTo(held.postmaster.address, cluster.password),
    isLeaving: () => supervisor.isLeaving(),
    stop: () => supervisor.stop(),
  }
}

const connectionTo = (address: Address, password: string | undefined): EmbeddedDatabase['connection'] => ({
  ...address,
  user: SUPERUSER,
  ...(password && { password }),
  database: DATABASE,
})

/** The connection to the PostgreSQL that an app runs in this folder; undefined if there is none. */
export async function runningEmbedded(folder: string): Promise<EmbeddedDatabase['connection'] | undefined> {
  const dataFolder = join(resolve(folder), 'postgres')
  const lockFile = await readPostmasterFile(dataFolder)
  if (lockFile?.status !== 'ready' || !(await isPostmasterOf(dataFolder, lockFile.pid))) return undefined
  const address = addressOf(lockFile)
  return address && connectionTo(address, await passwordFor(folder))
}
