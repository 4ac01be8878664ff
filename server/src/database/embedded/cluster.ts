import type { Account } from './account.ts'
import type { Address } from './address.ts'
import type { Binaries } from './binaries.ts'
import type { EmbeddedLog } from './log.ts'
import type { RunAs } from './run-as.ts'

export const SUPERUSER = 'pepwell'
export const DATABASE = 'pepwell'

/** The app's own environment (PGPORT, LC_ALL, TZ) must not change PostgreSQL's behavior. */
export const ENVIRONMENT = { PATH: '/usr/sbin:/usr/bin:/sbin:/bin', LC_ALL: 'C', TZ: 'UTC' }

/** PostgreSQL's data in a folder, and how to run PostgreSQL on it. */
export interface Cluster {
  /** DATA_DIR */
  folder: string
  dataFolder: string
  binaries: Binaries
  /** the account that PostgreSQL runs as, if it isn't the app's */
  account: Account | undefined
  runAs: RunAs
  /** where a new server listens */
  address: Address
  password: string | undefined
  log: EmbeddedLog
}
