import { execFile } from 'node:child_process'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'
import { type Address, addressOf, socketOf } from './address.ts'
import type { Cluster } from './cluster.ts'
import { launch } from './launch.ts'
import { type LockFile, readLockFile, readPostmasterFile } from './lock-file.ts'
import { exitsWithin, isPostmasterOf, isTaken, send } from './processes.ts'
import { EmbeddedRefusal } from './refusals.ts'

const run = promisify(execFile)

/** PostgreSQL's parent process, no matter what started it. */
export interface Postmaster {
  pid: number
  address: Address
  launched: boolean
}

/** Another server is starting, or its last processes are ending: moments, at worst a minute. */
const IN_PASSING =
  /pre-existing shared memory block|lock file ".*" (already exists|is empty)|lock file is invalid/

/** Why there is no server yet. */
interface Blocker {
  blocker: string
}

/** Finds the server of this cluster, or starts one that listens at `address`. */
export async function adoptOrLaunch(
  cluster: Cluster,
  address: Address,
  timeout: AbortSignal,
): Promise<Postmaster> {
  for (;;) {
    const lockFile = await readPostmasterFile(cluster.dataFolder)
    const runs = lockFile && (await isPostmasterOf(cluster.dataFolder, lockFile.pid))
    const found = runs ? adopt(lockFile) : await start(cluster, address, lockFile, timeout)
    if ('pid' in found) return found
    if (timeout.aborted) throw didNotStart(cluster, found.blocker)
    await sleep(30)
  }
}

function adopt(lockFile: LockFile): Postmaster | Blocker {
  const { pid, status = 'starting' } = lockFile
  const address = addressOf(lockFile)
  if (status === 'ready' && address) return { pid, address, launched: false }
  return { blocker: `process ${pid} has been ${status} for too long` }
}

async function start(
  cluster: Cluster,
  address: Address,
  lockFile: LockFile | undefined,
  timeout: AbortSignal,
): Promise<Postmaster | Blocker> {
  const launched = await launch(cluster, address, await strangerIn(cluster, lockFile, address), timeout)
  if (launched.ready) return { pid: launched.pid, address, launched: true }
  if (launched.exited && !IN_PASSING.test(launched.output)) throw didNotStart(cluster, launched.output)
  return { blocker: launched.output || 'it is still starting' }
}

/** An unrelated living process whose pid is in one of the cluster's lock files. */
async function strangerIn(
  { dataFolder }: Cluster,
  lockFile: LockFile | undefined,
  address: Address,
): Promise<number | undefined> {
  const pid = (lockFile ?? (await readLockFile(`${socketOf(address)}.lock`)))?.pid
  // Another start's postmaster may have come up meanwhile: PostgreSQL must never ignore that one. Nor a dead one,
  // because a starting postmaster may get the same pid.
  return pid && isTaken(pid) && !(await isPostmasterOf(dataFolder, pid)) ? pid : undefined
}

function didNotStart({ dataFolder }: Cluster, why: string) {
  return new EmbeddedRefusal(
    `PostgreSQL didn't start in ${dataFolder}; its log folder there may say more. Its last words:\n${why}`,
  )
}

const FAST = { signal: 'SIGINT', timeout: 30_000 } as const
const IMMEDIATE = { signal: 'SIGQUIT', timeout: 10_000 } as const

/** Ends every connection and stops; if that hangs, stops at once and relies on recovery. */
export async function stopPostmaster(cluster: Cluster, pid: number): Promise<void> {
  if (process.platform === 'win32') return stopOnWindows(cluster)
  for (const { signal, timeout } of [FAST, IMMEDIATE]) {
    if (!(await isPostmasterOf(cluster.dataFolder, pid))) return
    send(signal, pid)
    if (await exitsWithin(pid, timeout)) return
    cluster.log.warn(`PostgreSQL (process ${pid}) is still there ${timeout / 1000} s after ${signal}`)
  }
}

/** Windows has no signals; PostgreSQL's own tool works there. */
async function stopOnWindows({ binaries, dataFolder }: Cluster): Promise<void> {
  await run(binaries.pg_ctl, ['stop', '-D', dataFolder, '-m', 'fast', '-w'])
}
