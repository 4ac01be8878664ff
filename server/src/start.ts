import { join, resolve } from 'node:path'
import { brandName } from '@pepwell/domain/text/brand'
import type { FastifyInstance } from 'fastify'
import { type BuiltApp, buildApp } from './app.ts'
import type { AppDeps } from './app-deps.ts'
import { type AutomaticBackups, automaticBackups } from './backup/automatic-backups.ts'
import { systemClock } from './clock.ts'
import { ClockWatch } from './clock-watch.ts'
import { type Config, readConfig } from './config.ts'
import { type Connection, connect, poolState } from './database/connect.ts'
import { startEmbedded } from './database/embedded.ts'
import { supportsPreparedStatements } from './database/pooler-statements.ts'
import { openReplica } from './database/replica.ts'
import { retainBuild } from './http/earlier-builds.ts'
import { compactionTasks } from './jobs/compact-indexes.ts'
import { personTasks } from './jobs/fill-persons.ts'
import { Worker } from './jobs/worker.ts'
import { HintsNotForwarded, openBus } from './live/open-bus.ts'
import { createLog, type Log } from './log.ts'
import { foldLog } from './log-folding.ts'
import { migrate } from './migrate.ts'
import { closePorts, openPorts, type Ports } from './ports/open-ports.ts'
import { systemRandom } from './random.ts'
import { openSecretKeys } from './secret-keys.ts'
import { announceEnd, closeAll, closeAtEnd, exitWithError, StartRefusal, stopOnSignal } from './shutdown.ts'
import type { Tracing } from './tracing.ts'

const webFolder = resolve(import.meta.dirname, '../../web/dist')

function print(sentence: string): void {
  process.stdout.write(`${sentence}\n`)
}

/** Connects to the operator's PostgreSQL, or starts the embedded one. */
async function openPostgres(config: Config, log: Log): Promise<Connection> {
  const own = config.directDatabase ?? config.database
  if (own) return own
  const embedded = await startEmbedded({ folder: config.dataDir, log, onLost: exitWithError })
  closeAtEnd(embedded.stop)
  announceEnd(embedded.isLeaving)
  return embedded.connection
}

/**
 * Makes a backup before tables change.
 * @throws StartRefusal if it can't
 */
const backingUp =
  ({ beforeMigration }: AutomaticBackups) =>
  (next: string) =>
    beforeMigration(next).catch((error: Error) => {
      throw new StartRefusal(
        `Pepwell couldn't back up before migrating the database: ${error.message}. Free some disk space, or set BACKUPS=0.`,
      )
    })

/** The connection for requests, through the operator's pooler if there is one. */
const forRequests = (connection: Connection, { database, directDatabase }: Config) =>
  database && directDatabase ? { way: database, isPooled: true } : { way: connection, isPooled: false }

async function openDatabase(
  connection: Connection,
  config: Config,
  log: Log,
  backups: AutomaticBackups,
  tracing: Tracing | undefined,
): Promise<AppDeps['db']> {
  const broke = foldLog((...line) => log.warn(...line), 'a database connection broke')
  const { way, isPooled } = forRequests(connection, config)
  const db = connect(way, (error) => broke({ err: error }), {
    size: config.databaseConnections,
    isPooled,
    isPrepared: !isPooled || (await supportsPreparedStatements(way)),
    onQuery: tracing?.noteQuery,
    onUnprepared: (text) => log.warn({ text }, 'too many different statements: some are planned each time'),
  })
  closeAtEnd(() => db.destroy())
  await migrate(connection, { beforeChange: backingUp(backups) })
  return db
}

/** Reports, exports and CSV files read a standby if the operator has one. */
function openReads(
  { replica }: Config,
  db: AppDeps['db'],
  log: Log,
  tracing: Tracing | undefined,
): AppDeps['db'] {
  if (!replica) return db
  const fellBack = foldLog(
    (...line) => log.warn(...line),
    'the standby is behind or away: reads go to the primary',
  )
  const readDb = openReplica(replica, db, (error) => fellBack({ err: error }), tracing?.noteQuery)
  closeAtEnd(() => readDb.destroy())
  return readDb
}

/** Sends traces if the operator has a collector; the library is loaded only then. */
async function openTraces({ otlpEndpoint }: Config, log: Log): Promise<Tracing | undefined> {
  if (!otlpEndpoint) return undefined
  const { openTracing } = await import('./tracing.ts')
  const tracing = openTracing(otlpEndpoint, (error) => log.warn({ err: error }, 'traces could not be sent'))
  closeAtEnd(() => tracing.close())
  return tracing
}

/** Connects to Redis if the operator has one; the client is loaded only then. */
async function openSharedRedis({ redisUrl }: Config, log: Log) {
  if (!redisUrl) return undefined
  const { openRedis } = await import('./live/redis.ts')
  const redis = await openRedis(redisUrl, log).catch((error: Error) => {
    throw new StartRefusal(`REDIS_URL cannot be used: no Redis answers there (${error.message})`)
  })
  closeAtEnd(redis.close)
  return redis
}

/** Opens the bus between processes and the shared request counts. */
async function openShared(connection: Connection, db: AppDeps['db'], config: Config, log: Log) {
  const redis = await openSharedRedis(config, log)
  const bus = await openBus(connection, db, redis).catch((error: Error) => {
    throw error instanceof HintsNotForwarded ? new StartRefusal(error.message) : error
  })
  closeAtEnd(() => bus.close())
  return { bus, requestCounts: redis?.counts }
}

/** Open pages of an earlier build are worth less than a start: a full disk doesn't prevent it. */
const earlierBuilds = ({ dataDir }: Config, log: Log): Promise<string[]> =>
  retainBuild(webFolder, dataDir, new Date(systemClock.now())).catch((error: Error) => {
    log.warn({ err: error }, 'the assets of this build could not be kept for open pages')
    return []
  })

async function openParts(
  connection: Connection,
  config: Config,
  logger: Log,
  backups: AutomaticBackups,
): Promise<AppDeps> {
  const tracing = await openTraces(config, logger)
  const db = await openDatabase(connection, config, logger, backups, tracing)
  const { way, isPooled } = forRequests(connection, config)
  const pulse = connect(way, () => {}, { size: 1, timeout: 5_000, isPooled })
  closeAtEnd(() => pulse.destroy())
  const readDb = openReads(config, db, logger, tracing)
  const shared = await openShared(connection, db, config, logger)
  const ports = await openPorts(config, systemClock)
  closeAtEnd(() => closePorts(ports))
  return {
    config,
    db,
    pool: () => poolState(db),
    pulse,
    readDb,
    ...shared,
    ...ports,
    clock: systemClock,
    clockWatch: new ClockWatch({ db, clock: systemClock, logger }),
    random: systemRandom,
    secretKeys: await openSecretKeys(config),
    tracing,
    logger,
    webFolder,
    earlierBuilds: await earlierBuilds(config, logger),
    announceAdmin: (email, password) =>
      print(
        `The first admin is ${email} with the password ${password} (also in ${join(config.dataDir, 'admin-password')}).`,
      ),
  }
}

/** @throws StartRefusal if the port is taken */
async function listen(app: FastifyInstance, { port, host }: Config): Promise<void> {
  try {
    await app.listen({ port, host })
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (code === 'EADDRINUSE')
      throw new StartRefusal(`Port ${port} is already in use. Stop the process using it, or set PORT.`)
    throw error
  }
}

/** Runs jobs and background work until it is stopped. */
function workInBackground({ app, tasks, background }: BuiltApp, connection: Connection): void {
  for (const work of [new Worker({ connection, tasks, log: app.log }), ...background]) {
    closeAtEnd(() => work.stop())
    work.start()
  }
}

/** Extra steps of a start: none in production, made-up data for the demo. */
export interface StartSteps {
  /** ports that replace the operator's */
  ports?: Partial<Ports>
  /** gets the parts that the app is then built from */
  beforeListening?(parts: AppDeps): Promise<void>
  /** the message that Pepwell is ready */
  ready?(config: Config): string
}

const isReady = ({ publicUrl }: Config) => `${brandName} is ready at ${publicUrl}`

async function start({ ports, beforeListening, ready = isReady }: StartSteps): Promise<void> {
  const config = readConfig()
  const log = createLog(config.logLevel)
  const connection = await openPostgres(config, log)
  const backups = automaticBackups({ connection, config, clock: systemClock, log })
  const parts = { ...(await openParts(connection, config, log, backups)), ...ports }
  await beforeListening?.(parts)
  const built = await buildApp(parts)
  closeAtEnd(() => built.app.close())
  await listen(built.app, config)
  const maintenance = { ...compactionTasks(connection, log), ...personTasks(connection, log) }
  const nightly = { ...backups.tasks(parts), ...maintenance }
  workInBackground({ ...built, tasks: { ...built.tasks, ...nightly } }, connection)
  print(ready(config))
}

/** Runs Pepwell until it is stopped. A failed start exits the process with a sentence. */
export async function startProduct(steps: StartSteps = {}): Promise<void> {
  const starting = start(steps)
  stopOnSignal(starting)
  try {
    await starting
  } catch (error) {
    await closeAll()
    exitWithError(error)
  }
}
