import { randomUUID } from 'node:crypto'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Kysely } from 'kysely'
import { buildApp } from '../app.ts'
import { systemClock } from '../clock.ts'
import { readConfig } from '../config.ts'
import type { Connection } from '../database/connect.ts'
import type { DB } from '../database/schema.ts'
import { postgresBus } from '../live/bus.ts'
import { createLog } from '../log.ts'
import { migrate } from '../migrate.ts'
import { closePorts, openPorts } from '../ports/open-ports.ts'
import { systemRandom } from '../random.ts'
import * as queries from './drill.queries.ts'
import { copyRunning, foldersIn, prepareRestore, withServer } from './servers.ts'

const PASSWORD = 'a password for this drill alone'

const person = {
  firstName: 'Ada',
  lastName: 'Drill',
  email: 'ada@mail.net',
  phoneNumber: '4155550123',
  password: PASSWORD,
  confirmPassword: PASSWORD,
}

/** A member whose weigh-ins are stored through Pepwell's own calls. */
export async function openWriter(db: Kysely<DB>, connection: Connection, dataDir: string) {
  const config = { ...readConfig({ DATA_DIR: join(dataDir, 'app') }), requestsPerMinute: 1_000_000 }
  const [ports, bus] = [await openPorts(config, systemClock), await postgresBus(connection)]
  const { app } = await buildApp({
    ...{ config, db, bus, ...ports, clock: systemClock, random: systemRandom },
    logger: createLog('silent'),
    webFolder: join(dataDir, 'no-web'),
    announceAdmin() {},
  })
  await app.ready()
  const signedUp = await app.inject({ method: 'POST', url: '/api/auth/signup', payload: person })
  const [session] = signedUp.cookies
  const headers = { cookie: `${session?.name}=${session?.value}` }
  return {
    /** @returns the client ids of those that were acknowledged */
    async write(count: number): Promise<string[]> {
      const acknowledged: string[] = []
      for (let written = 0; written < count; written++) {
        const clientId = randomUUID()
        const payload = { weight: 150 + (written % 100), unit: 'lbs', clientId }
        const response = await app.inject({ method: 'POST', url: '/api/weight-logs', headers, payload })
        if (response.statusCode === 201) acknowledged.push(clientId)
      }
      return acknowledged
    },
    async close(): Promise<void> {
      await app.close()
      closePorts(ports)
      await bus.close()
    },
  }
}

/** Weigh-ins before the copy, between it and the chosen time, and after that. */
const WRITES = { before: 50, between: 150, after: 50 }

/** More than the clock's resolution, so that the chosen time is between two commits. */
const APART_MS = 50

/** What a restored database has of the writes around the chosen time. */
export interface Restored {
  /** writes that were acknowledged before the chosen time */
  acknowledged: number
  /** those of them that the restored database lacks */
  lost: number
  /** later writes that it has anyway */
  later: number
}

/** What a drill found. */
export interface Found extends Restored {
  /** from the start of the restore until the database answers */
  seconds: number
}

async function archived(db: Kysely<DB>): Promise<string> {
  const segment = await queries.endSegment(db)
  while (!(await queries.isArchived(db, segment))) await sleep(APART_MS)
  return segment
}

/**
 * Simulates a day that ends with a mistake, after which the log is archived.
 * @param backUp copies the database after the first writes
 */
export async function liveOn(
  db: Kysely<DB>,
  connection: Connection,
  dataDir: string,
  backUp: () => Promise<unknown>,
) {
  const writer = await openWriter(db, connection, dataDir)
  const acknowledged = await writer.write(WRITES.before)
  await backUp()
  acknowledged.push(...(await writer.write(WRITES.between)))
  await sleep(APART_MS)
  const time = await queries.nowIn(db)
  await sleep(APART_MS)
  const later = await writer.write(WRITES.after)
  await queries.deleteEverything(db)
  await writer.close()
  return { acknowledged, later, time, segment: await archived(db) }
}

/** Compares a restored database with the day before the mistake. */
export async function compareWrites(
  db: Kysely<DB>,
  { acknowledged, later }: Pick<Awaited<ReturnType<typeof liveOn>>, 'acknowledged' | 'later'>,
): Promise<Restored> {
  const stored = await queries.storedIds(db)
  return {
    acknowledged: acknowledged.length,
    lost: acknowledged.filter((id) => !stored.has(id)).length,
    later: later.filter((id) => stored.has(id)).length,
  }
}

/**
 * Archives the log of a new database, copies its files, writes, deletes everything by mistake, and restores the moment
 * before that into another folder.
 * @param isLost leaves out the last archived segment, to see that a drill notices
 * @throws the database's refusal if the log doesn't reach the moment
 */
export async function drillPointInTime(folder: string, { isLost = false } = {}): Promise<Found> {
  const folders = await foldersIn(folder)
  await withServer(folders.lost, async (db, connection) => {
    await migrate(connection)
    await queries.archiveLog(db, `cp %p ${folders.archive}/%f`)
  })
  const day = await withServer(folders.lost, (db, connection) =>
    liveOn(db, connection, folder, () => copyRunning(db, folders)),
  )
  if (isLost) await rm(join(folders.archive, day.segment))
  const started = performance.now()
  await prepareRestore(folders, day.time)
  return withServer(folders.restored, async (db) => ({
    ...(await compareWrites(db, day)),
    seconds: Math.round((performance.now() - started) / 100) / 10,
  }))
}
