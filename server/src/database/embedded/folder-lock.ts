import { stat } from 'node:fs/promises'
import { setTimeout as sleep } from 'node:timers/promises'
import { Client } from 'pg'
import type { Address } from './address.ts'
import { type Cluster, DATABASE, SUPERUSER } from './cluster.ts'
import { hasCode } from './error-code.ts'
import { isGoneWithin, isPepwell, send } from './processes.ts'
import { EmbeddedRefusal, FolderInUse } from './refusals.ts'

/** Any number, as long as every version of Pepwell uses this one ('Pepw'). */
const LOCK = 0x50657077
/** After a SIGKILL of the app, its connection takes a moment to be noticed; and that its npm was killed, the app itself. */
const PATIENCE = 5_000
/** An app that is stopping lets its calls and jobs finish. One that takes longer than that hangs, and is ended. */
const LEAVING_PATIENCE = 20_000
const LEAVING = ' leaving'
/** Making the database, the longest of its statements, takes a fraction of that. */
const ANSWER_PATIENCE = 30_000

const NAME = `pepwell:${process.pid}`

/** A lock that one connection holds for the life of the app: whoever has it may use the folder, and stops the server. */
export interface FolderLock {
  /** resolves when the connection ends, which it does whenever the server goes, however it goes */
  lost: Promise<void>
  /** tells whoever waits for the lock that it is about to be free */
  isLeaving(): void
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
    application_name: NAME,
    connectionTimeoutMillis: PATIENCE,
    query_timeout: ANSWER_PATIENCE,
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
  return {
    lost,
    isLeaving: () => void client.query(`SET application_name = '${NAME}${LEAVING}'`).catch(() => {}),
    release: () => client.end().catch(() => {}),
  }
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

async function waitForLock(client: Client, cluster: Cluster): Promise<void> {
  let patience = AbortSignal.timeout(PATIENCE)
  const leavingPatience = AbortSignal.timeout(LEAVING_PATIENCE)
  for (;;) {
    const { rows } = await client.query<{ ours: boolean }>('SELECT pg_try_advisory_lock($1) AS ours', [LOCK])
    if (rows[0]?.ours) return
    // The connection of an app that was just ended takes the same moment to be noticed as any other.
    if (patience.aborted && (await demandLeaving(client, cluster, leavingPatience.aborted)))
      patience = AbortSignal.timeout(PATIENCE)
    await sleep(50)
  }
}

/**
 * Ends an app that is leaving and hangs.
 * @returns whether an app was ended
 * @throws FolderInUse when the app that has the lock stays
 */
async function demandLeaving(client: Client, { folder, log }: Cluster, isOverdue: boolean): Promise<boolean> {
  const { pid, isLeaving } = await holder(client)
  if (!isLeaving) throw new FolderInUse(folder, pid)
  if (!isOverdue || pid === undefined) return false
  if (!(await isPepwell(pid))) throw new FolderInUse(folder, pid)
  log.warn(`The Pepwell that is leaving ${folder} (process ${pid}) hangs, and is ended`)
  send('SIGKILL', pid)
  return isGoneWithin(pid, PATIENCE)
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
    // Nobody has it by now: it is free to be tried for once more.
    isLeaving: rows.length === 0 || name.endsWith(LEAVING),
  }
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
