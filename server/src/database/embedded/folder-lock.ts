import { stat } from 'node:fs/promises'
import { setTimeout as sleep } from 'node:timers/promises'
import { Client } from 'pg'
import type { Address } from './address.ts'
import { type Cluster, DATABASE, SUPERUSER } from './cluster.ts'
import { hasCode } from './error-code.ts'
import { EmbeddedRefusal, FolderInUse } from './refusals.ts'

/** Any number, as long as every version of Pepwell uses this one ('Pepw'). */
const LOCK = 0x50657077
/** After a SIGKILL of the app, its connection takes a moment to be noticed; and an app that is stopping, a few. */
const PATIENCE = 5_000

/** A lock that one connection holds for the life of the app: whoever has it may use the folder, and stops the server. */
export interface FolderLock {
  /** resolves when the connection ends, which it does whenever the server goes, however it goes */
  lost: Promise<void>
  release(): Promise<void>
}

export async function lockFolder(cluster: Cluster, address: Address): Promise<FolderLock> {
  const client = new Client({
    ...address,
    user: SUPERUSER,
    password: cluster.password,
    // Not the app's own database, so that this works before there is one.
    database: 'postgres',
    ssl: false,
    application_name: `pepwell:${process.pid}`,
    connectionTimeoutMillis: PATIENCE,
  })
  const lost = new Promise<void>((resolve) => client.once('end', () => resolve()))
  // What an error has to say is said by 'end'; but without a listener it would end the process.
  client.on('error', () => {})
  try {
    await client.connect()
    await demandSameData(client, cluster)
    await waitForLock(client, cluster)
    await createDatabase(client)
  } catch (error) {
    await client.end().catch(() => {})
    throw error
  }
  return { lost, release: () => client.end().catch(() => {}) }
}

async function demandSameData(client: Client, { dataFolder }: Cluster): Promise<void> {
  const { rows } = await client.query<{ data_directory: string }>('SHOW data_directory')
  const shown = rows[0]?.data_directory ?? ''
  const [ours, its] = await Promise.all([stat(dataFolder), stat(shown).catch(() => undefined)])
  if (its && ours.dev === its.dev && ours.ino === its.ino) return
  throw new EmbeddedRefusal(
    `A PostgreSQL that was started for ${shown} is running on ${dataFolder}: was the folder moved meanwhile? ` +
      'Stop the Pepwell or PostgreSQL that uses it and start again.',
  )
}

async function waitForLock(client: Client, { folder }: Cluster): Promise<void> {
  const patience = AbortSignal.timeout(PATIENCE)
  for (;;) {
    const { rows } = await client.query<{ ours: boolean }>('SELECT pg_try_advisory_lock($1) AS ours', [LOCK])
    if (rows[0]?.ours) return
    if (patience.aborted) throw new FolderInUse(folder, await holder(client))
    await sleep(50)
  }
}

async function holder(client: Client): Promise<number | undefined> {
  const { rows } = await client.query<{ application_name: string }>(
    `SELECT application_name FROM pg_locks JOIN pg_stat_activity USING (pid)
     WHERE locktype = 'advisory' AND classid = 0 AND objid = $1 AND granted`,
    [LOCK],
  )
  return Number(/^pepwell:(\d+)$/.exec(rows[0]?.application_name ?? '')?.[1]) || undefined
}

/** Under the lock, so there is nobody to be faster; a start that was killed before this is made good by the next. */
async function createDatabase(client: Client): Promise<void> {
  const { rowCount } = await client.query('SELECT FROM pg_database WHERE datname = $1', [DATABASE])
  if (!rowCount) await client.query(`CREATE DATABASE ${client.escapeIdentifier(DATABASE)}`)
}

/** The server went away or isn't there yet, as opposed to a server that says no. */
export function isServerGone(error: unknown): boolean {
  const neverAnswered = (error as { code?: string }).code === undefined
  const shuttingDown = hasCode(error, '57P01', '57P02', '57P03')
  const socketGone = hasCode(error, 'ECONNREFUSED', 'ECONNRESET', 'ENOENT', 'EPIPE')
  return !(error instanceof EmbeddedRefusal) && (neverAnswered || shuttingDown || socketGone)
}
