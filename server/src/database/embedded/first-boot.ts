import { execFile } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { chown, mkdir, open, readdir, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { type Cluster, ENVIRONMENT, SUPERUSER } from './cluster.ts'
import { hasCode } from './error-code.ts'
import type { EmbeddedLog } from './log.ts'
import { passwordFileIn } from './password.ts'
import { isProcessRunning } from './processes.ts'
import { EmbeddedRefusal } from './refusals.ts'

const run = promisify(execFile)

const HALF_MADE = /^postgres\.new-(\d+)-/
const beingMade = new Set<string>()

/** Creates a cluster under another name and renames it when complete, so a partial one is never mistaken for data. */
export async function createCluster(cluster: Cluster): Promise<void> {
  const { folder, dataFolder, account, log } = cluster
  const name = `postgres.new-${process.pid}-${randomBytes(4).toString('hex')}`
  const halfMade = join(folder, name)
  beingMade.add(name)
  try {
    log.info(`Making a new database in ${dataFolder}`)
    await mkdir(halfMade, { mode: 0o700 })
    if (account) await chown(halfMade, account.uid, account.gid)
    await initdb(cluster, halfMade)
    await rename(halfMade, dataFolder)
    await syncFolder(folder)
  } catch (error) {
    await rm(halfMade, { recursive: true, force: true })
    const anotherWasFaster = hasCode(error, 'ENOTEMPTY', 'EEXIST')
    if (!anotherWasFaster) throw error
  } finally {
    beingMade.delete(name)
  }
}

async function initdb({ folder, binaries, runAs }: Cluster, into: string): Promise<void> {
  const auth =
    process.platform === 'win32'
      ? ['--auth=scram-sha-256', `--pwfile=${passwordFileIn(folder)}`]
      : ['--auth-local=trust', '--auth-host=reject']
  const { command, args, options } = runAs(binaries.initdb, [
    `--pgdata=${into}`,
    `--username=${SUPERUSER}`,
    '--encoding=UTF8',
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
    '--locale=C',
    '--no-instructions',
    ...auth,
  ])
  await run(command, args, { ...options, cwd: folder, env: ENVIRONMENT }).catch((error) => {
    throw new EmbeddedRefusal(
      `PostgreSQL couldn't make its database in ${folder}: ${error.stderr || error.message}`,
      {
        cause: error,
      },
    )
  })
}

/** Without this a power failure could bring back the temporary name, and the next start would delete it. */
async function syncFolder(folder: string): Promise<void> {
  if (process.platform === 'win32') return
  const handle = await open(folder)
  await handle.sync().finally(() => handle.close())
}

/** Deletes what killed first boots left behind. */
export async function clearAbandonedBoots(folder: string, log: EmbeddedLog): Promise<void> {
  for (const name of await readdir(folder)) {
    const maker = Number(HALF_MADE.exec(name)?.[1])
    // In a container every start can have the same pid, so our own pid only counts if we are creating it.
    const abandoned = maker === process.pid ? !beingMade.has(name) : !isProcessRunning(maker)
    if (!maker || !abandoned) continue
    log.warn(`Clearing away ${join(folder, name)}, left by a first start that was killed`)
    // The killed boot's initdb may still be writing; the next start deletes what it adds.
    await rm(join(folder, name), { recursive: true, force: true, maxRetries: 5 }).catch((error) =>
      log.warn({ err: error }, `Couldn't clear away ${name} yet`),
    )
  }
}
