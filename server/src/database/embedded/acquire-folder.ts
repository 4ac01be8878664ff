import { setTimeout as sleep } from 'node:timers/promises'
import type { Address } from './address.ts'
import type { Cluster } from './cluster.ts'
import { type FolderLock, isServerGone, lockFolder } from './folder-lock.ts'
import { adoptOrLaunch, type Postmaster, stopPostmaster } from './postmaster.ts'
import { FolderInUse } from './refusals.ts'

/** Covers crash recovery. A server that needs longer continues by itself, and the next start reuses it. */
const TIMEOUT = 90_000

/** A running server on a folder that is locked for this app. */
export interface Held {
  postmaster: Postmaster
  lock: FolderLock
}

export async function acquireFolder(cluster: Cluster, address: Address): Promise<Held> {
  const timeout = AbortSignal.timeout(TIMEOUT)
  for (;;) {
    const postmaster = await adoptOrLaunch(cluster, address, timeout)
    try {
      return { postmaster, lock: await lockFolder(cluster, postmaster.address) }
    } catch (error) {
      // The server's last owner may be stopping it.
      if (!isServerGone(error) || timeout.aborted) {
        // If another app has the folder, the server is now theirs, even if we started it.
        if (postmaster.launched && !(error instanceof FolderInUse))
          await stopPostmaster(cluster, postmaster.pid)
        throw error
      }
      await sleep(30)
    }
  }
}

/** The lock is held until the server is gone, so that nobody uses a server that is about to stop. */
export async function release(cluster: Cluster, { postmaster, lock }: Held): Promise<void> {
  try {
    await stopPostmaster(cluster, postmaster.pid)
  } finally {
    await lock.release()
  }
}
