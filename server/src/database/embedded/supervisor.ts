import { setTimeout as sleep } from 'node:timers/promises'
import { acquireFolder, type Held, release } from './acquire-folder.ts'
import type { Address } from './address.ts'
import type { Cluster } from './cluster.ts'
import { FolderInUse } from './refusals.ts'

const FIRST_PAUSE = 50
const MAX_PAUSE_MS = 10_000
/** A server that ran this long is stable: its next crash starts a new count. */
const STABLE_AFTER = 60_000

/** Restarts the server whenever it ends, until it is told to stop or another app has the folder. */
export class Supervisor {
  readonly #cluster: Cluster
  readonly #onLost: (error: FolderInUse) => void
  readonly #stopping = new AbortController()
  readonly #watch: Promise<void>
  #held: Held | undefined
  #pause = FIRST_PAUSE
  #stopped: Promise<void> | undefined

  constructor(cluster: Cluster, held: Held, onLost: (error: FolderInUse) => void) {
    this.#cluster = cluster
    this.#held = held
    this.#onLost = onLost
    this.#watch = this.#keep().catch((error) =>
      cluster.log.error({ err: error }, 'PostgreSQL is no longer watched'),
    )
  }

  isLeaving(): void {
    this.#held?.lock.isLeaving()
  }

  stop(): Promise<void> {
    this.#stopped ??= this.#stop().catch((error) =>
      this.#cluster.log.error({ err: error }, "PostgreSQL couldn't be stopped"),
    )
    return this.#stopped
  }

  async #stop(): Promise<void> {
    this.#stopping.abort()
    // While the server restarts nobody holds it: wait for that.
    if (!this.#held) await this.#watch
    if (this.#held) await release(this.#cluster, this.#held)
    await this.#watch
  }

  async #keep(): Promise<void> {
    while (this.#held) {
      const { lock, postmaster } = this.#held
      const since = performance.now()
      await lock.lost
      if (this.#stopping.signal.aborted) return
      this.#held = undefined
      if (performance.now() - since > STABLE_AFTER) this.#pause = FIRST_PAUSE
      this.#cluster.log.warn('The connection to PostgreSQL broke; bringing it back')
      this.#held = await this.#regain(postmaster.address)
      if (this.#stopping.signal.aborted) return
    }
  }

  async #regain(address: Address): Promise<Held | undefined> {
    const { signal } = this.#stopping
    for (;;) {
      await sleep(this.#pause, undefined, { signal }).catch(() => {})
      if (signal.aborted) return undefined
      this.#pause = Math.min(this.#pause * 2, MAX_PAUSE_MS)
      try {
        return await acquireFolder(this.#cluster, address)
      } catch (error) {
        if (error instanceof FolderInUse) {
          this.#onLost(error)
          return undefined
        }
        this.#cluster.log.error({ err: error }, "PostgreSQL couldn't be brought back yet")
      }
    }
  }
}
