import { stat } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { type Config, ConfigError, readConfig } from '../config.ts'
import type { Connection } from '../database/connect.ts'
import { EmbeddedRefusal, runningEmbedded, startEmbedded } from '../database/embedded.ts'
import { SchemaRefusal } from '../database/schema-refusal.ts'
import { createLog } from '../log.ts'
import type { BlobsPort } from '../ports/blobs.ts'
import { openBlobs } from '../ports/open-ports.ts'
import { BackupRefusal } from './refusal.ts'

/** What a command works on. */
export interface Place {
  connection: Connection
  blobs: BlobsPort
  /** absolute path */
  file: string
  /** arguments that start with `--` */
  flags: readonly string[]
  config: Config
}

/** What the command line names. */
type Given = Pick<Place, 'file' | 'flags' | 'config'>

interface Reached {
  connection: Connection
  leave?(): Promise<void>
}

const startIn = async ({ dataDir, logLevel }: Config): Promise<Reached> => {
  const { connection, stop } = await startEmbedded({ folder: dataDir, log: createLog(logLevel) })
  return { connection, leave: stop }
}

/** The server itself: a transaction pooler doesn't work here. */
const ownDatabase = ({ database, directDatabase }: Config) => directDatabase ?? database

/**
 * Connects to the database, whether Pepwell runs on it or not.
 * @throws BackupRefusal if there is none
 */
export async function reachDatabase(config: Config): Promise<Reached> {
  const connection = ownDatabase(config)
  if (connection) return { connection }
  const running = await runningEmbedded(config.dataDir)
  if (running) return { connection: running }
  const isThere = await stat(join(config.dataDir, 'postgres')).then(
    () => true,
    () => false,
  )
  if (!isThere)
    throw new BackupRefusal(`There is no database in ${config.dataDir}. Set DATA_DIR or DATABASE_URL.`)
  return startIn(config)
}

/**
 * Takes the database exclusively and creates it if needed.
 * @throws EmbeddedRefusal if Pepwell runs on it
 */
export async function takeDatabase(config: Config): Promise<Reached> {
  const connection = ownDatabase(config)
  return connection ? { connection } : startIn(config)
}

/** A system error (a folder, an address, a full disk) takes one line; our own bugs keep their stack. */
function sentenceOf(error: unknown): string {
  const { message, stack, code } = error as NodeJS.ErrnoException
  const isExpected = [BackupRefusal, ConfigError, EmbeddedRefusal, SchemaRefusal].some(
    (refusal) => error instanceof refusal,
  )
  return isExpected || (typeof code === 'string' && message) ? message : (stack ?? String(error))
}

type Reach = (config: Config, given: Given) => Promise<Reached>

async function atPlace(reach: Reach, work: (place: Place) => Promise<string>): Promise<string> {
  const [[file], flags] = [false, true].map((isFlag) =>
    process.argv.slice(2).filter((given) => given.startsWith('--') === isFlag),
  ) as [string[], string[]]
  if (!file) throw new BackupRefusal('Add the file name after the command.')
  const config = { ...readConfig(), logLevel: 'warn' }
  const given = { file: resolve(file), flags, config }
  const { connection, leave } = await reach(config, given)
  try {
    const blobs = await openBlobs(config)
    return await work({ connection, blobs, ...given }).finally(() => blobs.close())
  } finally {
    await leave?.()
  }
}

/** Runs a command on the file that it names, and prints the result. */
export async function runCommand(reach: Reach, work: (place: Place) => Promise<string>): Promise<void> {
  try {
    process.stdout.write(`${await atPlace(reach, work)}\n`)
  } catch (error) {
    process.stderr.write(`${sentenceOf(error)}\n`)
    process.exitCode = 1
  }
  process.disconnect?.()
}
