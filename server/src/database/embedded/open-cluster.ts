import { execFile } from 'node:child_process'
import { mkdir, readFile, realpath, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { accountFor } from './account.ts'
import { newAddress } from './address.ts'
import { findBinaries } from './binaries.ts'
import type { Cluster } from './cluster.ts'
import { hasCode } from './error-code.ts'
import { clearAbandonedBoots, createCluster } from './first-boot.ts'
import type { EmbeddedLog } from './log.ts'
import { passwordFor } from './password.ts'
import { EmbeddedRefusal } from './refusals.ts'
import { type RunAs, runAs } from './run-as.ts'

const run = promisify(execFile)

/** Finds the cluster in the folder, or creates it at the first start. */
export async function openCluster(wanted: string, log: EmbeddedLog): Promise<Cluster> {
  try {
    await mkdir(wanted, { recursive: true })
    const folder = await realpath(wanted)
    const dataFolder = join(folder, 'postgres')
    const binaries = await findBinaries()
    const account = await accountFor(dataFolder)
    const as = await runAs(account, binaries.postgres, [dirname(binaries.postgres), folder])
    const major = await majorVersion(as, binaries.postgres)
    const address = await newAddress(folder, account)
    const password = await passwordFor(folder)
    const cluster = { folder, dataFolder, binaries, account, runAs: as, address, password, log }
    await clearAbandonedBoots(folder, log)
    if (!(await exists(dataFolder))) await createCluster(cluster)
    await requireVersion(dataFolder, major)
    return cluster
  } catch (error) {
    if (!hasCode(error, 'EACCES', 'EPERM', 'EROFS')) throw error
    throw new EmbeddedRefusal(
      `The data folder ${wanted} can't be used: ${(error as Error).message}. ` +
        'Start Pepwell as the user who owns it, or set DATA_DIR to another folder.',
      { cause: error },
    )
  }
}

async function majorVersion(as: RunAs, postgres: string): Promise<string> {
  const { command, args, options } = as(postgres, ['--version'])
  const { stdout } = await run(command, args, options).catch((error: Error) => {
    throw new EmbeddedRefusal(
      `PostgreSQL's program doesn't run on this machine: ${error.message.trim()}. ` +
        'Set DATABASE_URL to a PostgreSQL server instead.',
      { cause: error },
    )
  })
  return /(\d+)/.exec(stdout)?.[1] ?? stdout
}

async function requireVersion(dataFolder: string, major: string): Promise<void> {
  const found = await readFile(join(dataFolder, 'PG_VERSION'), 'utf8').catch((error) => {
    if (!hasCode(error, 'ENOENT')) throw error
    throw new EmbeddedRefusal(
      `${dataFolder} exists but holds no PostgreSQL data. Move it away, or set DATA_DIR to another folder.`,
    )
  })
  if (found.trim() === major) return
  const file = join(dirname(dataFolder), 'pepwell-backup.tar.gz')
  throw new EmbeddedRefusal(
    `${dataFolder} was made by PostgreSQL ${found.trim()}, and this Pepwell brings PostgreSQL ${major}. ` +
      `Under the Pepwell that made it: npm run backup ${file}. ` +
      `Then here, with DATA_DIR set to a new folder that secret-key was copied into: npm run restore ${file}.`,
  )
}

const exists = (path: string) =>
  stat(path).then(
    () => true,
    () => false,
  )
