import { join, resolve } from 'node:path'
import { productName } from '@pepwell/domain/product'
import { buildApp } from './app.ts'
import { systemClock } from './clock.ts'
import { type Config, ConfigError, readConfig } from './config.ts'
import { type Connection, connect } from './database/connect.ts'
import { EmbeddedRefusal, startEmbedded } from './database/embedded.ts'
import { migrate } from './database/migrate.ts'
import { postgresBus } from './live/bus.ts'
import { createLog, type Log } from './log.ts'
import { outboxMail } from './ports/mail-outbox.ts'
import { smtpMail } from './ports/mail-smtp.ts'
import { systemRandom } from './random.ts'

const webFolder = resolve(import.meta.dirname, '../../web/dist')

/** A connection to the operator's PostgreSQL, or to the one that this server brings along. */
async function openDatabase(
  config: Config,
  log: Log,
): Promise<{ connection: Connection; stop(): Promise<void> }> {
  if (config.databaseUrl)
    return { connection: { connectionString: config.databaseUrl }, stop: async () => {} }
  return startEmbedded({ folder: config.dataDir, log, onLost: leaveWith })
}

const openMail = ({ smtpUrl, mailFrom, dataDir }: Config) =>
  smtpUrl ? smtpMail(smtpUrl, mailFrom) : outboxMail(join(dataDir, 'outbox'), mailFrom, systemClock)

function say(sentence: string): void {
  process.stdout.write(`${sentence}\n`)
}

/** Ends the start with a sentence for the operator; anything unexpected keeps its stack. */
function leaveWith(error: unknown): never {
  const expected = error instanceof ConfigError || error instanceof EmbeddedRefusal
  process.stderr.write(`${expected ? error.message : ((error as Error).stack ?? error)}\n`)
  process.exit(1)
}

/** What has to be closed again, in the order of its opening. */
const opened: (() => Promise<void> | void)[] = []

/** Closes everything, the last opened first. */
async function closeAll(): Promise<void> {
  for (let close = opened.pop(); close; close = opened.pop()) await close()
}

/** Stops cleanly on the first signal, or when the process that started this one is gone. */
function stopOnSignal(): void {
  let stopping = false
  const stop = () => {
    if (stopping) return
    stopping = true
    closeAll().then(() => process.exit(0), leaveWith)
  }
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.on(signal, stop)
  process.on('disconnect', stop)
}

async function start(): Promise<void> {
  const config = readConfig()
  const log = createLog(config.logLevel)
  stopOnSignal()
  const database = await openDatabase(config, log)
  opened.push(database.stop)
  const db = connect(database.connection, (error) => log.warn({ err: error }, 'a database connection broke'))
  opened.push(() => db.destroy())
  await migrate(db)
  const bus = await postgresBus(database.connection)
  opened.push(() => bus.close())
  const mail = openMail(config)
  opened.push(mail.close)
  const app = await buildApp({
    config,
    db,
    mail,
    bus,
    clock: systemClock,
    random: systemRandom,
    logger: log,
    webFolder,
    announceAdmin: (email, password) =>
      say(
        `The first admin is ${email} with the password ${password} (also in ${join(config.dataDir, 'admin-password')}).`,
      ),
  })
  opened.push(() => app.close())
  await app.listen({ port: config.port, host: config.host })
  say(`${productName} is ready at ${config.publicUrl}`)
}

start().catch(async (error: unknown) => {
  await closeAll()
  leaveWith(error)
})
