import { stat } from 'node:fs/promises'
import { setTimeout as sleep } from 'node:timers/promises'
import { Client } from 'pg'
import type { Address } from './address.ts'
import { type Cluster, DATABASE, SUPERUSER } from './cluster.ts'
import { hasCode } from './error-code.ts'
import { exitsWithin, isPepwell, send } from './processes.ts'
import { EmbeddedRefusal, FolderInUse } from './refusals.ts'

/** Any number that all versions of Pepwell share ('Pepw'). */
const LOCK = 0x50657077
/**
 * After a SIGKILL it takes a moment until the app's connection is closed, and until the app notices that its npm is
 * gone.
 */
const TIMEOUT = 5_000
/** A stopping app finishes its calls and jobs. One that takes longer hangs and is killed. */
const LEAVING_TIMEOUT = 20_000
const LEAVING = ' leaving'
/** Creating the database, the longest statement here, takes a fraction of this. */
const ANSWER_TIMEOUT = 30_000

const NAME = `pepwell:${process.pid}`

/** A lock that one connection holds for the app's life. Its owner may use the folder and stops the server. */
export interface FolderLock {
  /** resolves when the connection ends, as it does whenever the server ends */
  lost: Promise<void>
  /** tells apps that wait for the lock that it will be free soon */
  isLeaving(): void
  release(): Promise<void>
}

export async function lockFolder(cluster: Cluster, address: Address): Promise<FolderLock> {
  const client = new Client({
    ...address,
    user: SUPERUSER,
    password: cluster.password,
    // Not the app's own database, which may not exist yet.
    database: 'postgres',
    ssl: false,
    application_name: NAME,
    connectionTimeoutMillis: TIMEOUT,
    query_timeout: ANSWER_TIMEOUT,
  })
  const lost = new Promise<void>((resolve) => client.once('end', () => resolve()))
  // 'end' reports the error, but without a listener it would end the process.
  client.on('error', () => {})
  try {
    await client.connect()
    await requireSameData(client, cluster)
    await waitForLock(client, cluster)
    await createDatabase(client)
  } catch (error) {
    await client.end().catch(() => {})
    throw error
  }
  return {
    lost,
    isLeaving: () => void client.query(`SET application_name = '${NAME}${LEAVING}'`).catch(() => {}),
    release: () => client.end().catch(() => {}),
  }
}

async function requireSameData(client: Client, { dataFolder }: Cluster): Promise<void> {
  const { rows } = await client.query<{ data_directory: string }>('SHOW data_directory')
  const shown = rows[0]?.data_directory ?? ''
  const [ours, its] = await Promise.all([stat(dataFolder), stat(shown).catch(() => undefined)])
  if (its && ours.dev === its.dev && ours.ino === its.ino) return
  throw new EmbeddedRefusal(
    `A PostgreSQL that was started for ${shown} is running on ${dataFolder}: was the folder moved meanwhile? ` +
      'Stop the Pepwell or PostgreSQL that uses it and start again.',
  )
}

async function waitForLock(client: Client, cluster: Cluster): Promise<void> {
  let timeout = AbortSignal.timeout(TIMEOUT)
  const leavingTimeout = AbortSignal.timeout(LEAVING_TIMEOUT)
  for (;;) {
    const { rows } = await client.query<{ ours: boolean }>('SELECT pg_try_advisory_lock($1) AS ours', [LOCK])
    if (rows[0]?.ours) return
    // The connection of a killed app also takes a moment to be closed.
    if (timeout.aborted && (await requireLeaving(client, cluster, leavingTimeout.aborted)))
      timeout = AbortSignal.timeout(TIMEOUT)
    await sleep(50)
  }
}

/**
 * Kills an app that is leaving but hangs.
 * @returns whether an app was killed
 * @throws FolderInUse if the owner stays
 */
async function requireLeaving(
  client: Client,
  { folder, log }: Cluster,
  isOverdue: boolean,
): Promise<boolean> {
  const { pid, isLeaving } = await holder(client)
  if (!isLeaving) throw new FolderInUse(folder, pid)
  if (!isOverdue || pid === undefined) return false
  if (!(await isPepwell(pid))) throw new FolderInUse(folder, pid)
  log.warn(`The Pepwell that is leaving ${folder} (process ${pid}) hangs, and is ended`)
  send('SIGKILL', pid)
  return exitsWithin(pid, TIMEOUT)
}

async function holder(client: Client): Promise<{ pid: number | undefined; isLeaving: boolean }> {
  const { rows } = await client.query<{ application_name: string }>(
    `SELECT application_name FROM pg_locks JOIN pg_stat_activity USING (pid)
     WHERE locktype = 'advisory' AND classid = 0 AND objid = $1 AND granted`,
    [LOCK],
  )
  const name = rows[0]?.application_name ?? ''
  return {
    pid: Number(/^pepwell:(\d+)/.exec(name)?.[1]) || undefined,
    // No one holds it now, so it can be retried.
    isLeaving: rows.length === 0 || name.endsWith(LEAVING),
  }
}

/** Runs under the lock, so nothing can race it. The next start repairs one that was killed before this. */
async function createDatabase(client: Client): Promise<void> {
  const { rowCount } = await client.query('SELECT FROM pg_database WHERE datname = $1', [DATABASE])
  if (!rowCount) await client.query(`CREATE DATABASE ${client.escapeIdentifier(DATABASE)}`)
}

/** The server is gone or not up yet, as opposed to one that refuses. */
export function isServerGone(error: unknown): boolean {
  const neverAnswered = (error as { code?: string }).code === undefined
  const shuttingDown = hasCode(error, '57P01', '57P02', '57P03')
  const socketGone = hasCode(error, 'ECONNREFUSED', 'ECONNRESET', 'ENOENT', 'EPIPE')
  return !(error instanceof EmbeddedRefusal) && (neverAnswered || shuttingDown || socketGone)
}
