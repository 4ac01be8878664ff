import { mkdir, readdir, stat, statfs } from 'node:fs/promises'
import { join } from 'node:path'
import type { FastifyBaseLogger } from 'fastify'
import type { Clock } from '../clock.ts'
import type { Config } from '../config.ts'
import type { Connection } from '../database/connect.ts'
import type { Tasks } from '../jobs/jobs.ts'
import type { BlobsPort } from '../ports/blobs.ts'
import { openBackupStore } from '../ports/open-ports.ts'
import { openSecretKeys } from '../secret-keys.ts'
import { stampOf } from './backup-stamp.ts'
import { readStandby } from './read-standby.ts'
import { BackupRefusal } from './refusal.ts'
import { writeBackup } from './write-backup.ts'

/** How many backups from before migrations are kept. */
const KEPT_BEFORE_MIGRATIONS = 3

/** Every night, in UTC. */
const AT_NIGHT = '30 3 * * *'

/**
 * A backup that fills the disk would stop the database.
 * @throws BackupRefusal if there is less space than twice the largest backup
 */
async function requireRoom(folder: string): Promise<void> {
  const sizes = await Promise.all(
    (await readdir(folder)).map(async (name) => (await stat(join(folder, name))).size),
  )
  const { bavail, bsize } = await statfs(folder)
  if (bavail * bsize < 2 * Math.max(0, ...sizes))
    throw new BackupRefusal(`there is too little room left for a backup in ${folder}`)
}

interface Deps {
  connection: Connection
  config: Config
  clock: Clock
  log: Pick<FastifyBaseLogger, 'info' | 'warn'>
}

export interface AutomaticBackups {
  /** Backs up the tables before they change; blobs don't change. */
  beforeMigration(next: string): Promise<void>
  /** The nightly backup; a bucket's blobs stay where they are. */
  tasks(parts: { blobs: BlobsPort }): Tasks
}

/** Automatic backups; only the last few are kept. */
export function automaticBackups({ connection, config, clock, log }: Deps): AutomaticBackups {
  async function make(
    kind: string,
    kept: number,
    what: { blobs?: BlobsPort; about?: string; standby?: Connection | undefined },
  ): Promise<void> {
    const { folder, store } = await openBackupStore(config)
    await mkdir(folder, { recursive: true, mode: 0o700 })
    await requireRoom(folder)
    const about = what.about ? `-${what.about}` : ''
    const { backupPassphrase: passphrase } = config
    const madeAt = new Date(clock.now())
    const name = `${kind}-${stampOf(madeAt)}${about}.tar.gz${passphrase ? '.enc' : ''}`
    const { current: key } = await openSecretKeys(config)
    const seal = { key, passphrase }
    const { blobs } = what
    await readStandby(
      { primary: connection, standby: what.standby },
      (from) => writeBackup({ connection: from, ...(blobs && { blobs }), seal, madeAt }, join(folder, name)),
      (error) => log.warn({ err: error }, 'the standby could not be backed up; the primary is'),
    )
    await store.keep(name)
    const old = (await store.names()).filter((other) => other.startsWith(`${kind}-`)).sort()
    for (const oldName of old.slice(0, -kept)) await store.remove(oldName)
    log.info({ name }, 'a backup was made')
  }

  return {
    async beforeMigration(next) {
      if (config.backups > 0) await make('before', KEPT_BEFORE_MIGRATIONS, { about: next })
    },
    tasks({ blobs }): Tasks {
      if (config.backups === 0) return {}
      const what = { standby: config.replica, ...(!config.s3 && { blobs }) }
      const work = () => make('nightly', config.backups, what)
      return { 'backups.nightly': { schedule: AT_NIGHT, work } }
    },
  }
}
