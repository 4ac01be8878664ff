import { join, resolve } from 'node:path'
import { productName } from '@pepwell/domain/product'
import type { FastifyInstance } from 'fastify'
import { buildApp, type Parts } from './app.ts'
import { systemClock } from './clock.ts'
import { type Config, ConfigError, readConfig } from './config.ts'
import { type Connection, connect } from './database/connect.ts'
import { EmbeddedRefusal, startEmbedded } from './database/embedded.ts'
import { migrate } from './database/migrate.ts'
import { DispatcherLoop } from './features/reminders/dispatcher-loop.ts'
import { migrateJobs } from './jobs/migrate-jobs.ts'
import { Worker } from './jobs/worker.ts'
import { postgresBus } from './live/bus.ts'
import { splitBus } from './live/split-bus.ts'
import { createLog, type Log } from './log.ts'
import type { BlobsPort } from './ports/blobs.ts'
import { diskBlobs } from './ports/blobs-disk.ts'
import { outboxMail } from './ports/mail-outbox.ts'
import { smtpMail } from './ports/mail-smtp.ts'
import { nutritionixFoods } from './ports/nutrition-nutritionix.ts'
import { openFoodFacts } from './ports/nutrition-open-food-facts.ts'
import { webPushPort } from './ports/push-web.ts'
import type { SmsPort } from './ports/sms.ts'
import { outboxSms } from './ports/sms-outbox.ts'
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

async function openSms({ twilio, dataDir }: Config): Promise<SmsPort> {
  if (!twilio) return outboxSms(join(dataDir, 'outbox'), systemClock)
  // Loaded only where there is an account: it is large.
  const { twilioSms } = await import('./ports/sms-twilio.ts')
  return twilioSms(twilio)
}

/** Push services are told whom to write to when something is wrong; https where there is such an address. */
const openPush = ({ publicUrl, supportEmail }: Config) =>
  webPushPort({ contact: publicUrl.startsWith('https:') ? publicUrl : `mailto:${supportEmail}` })

async function openBlobs({ s3, dataDir }: Config): Promise<BlobsPort> {
  if (!s3) return diskBlobs(join(dataDir, 'blobs'))
  // Loaded only where there is a bucket: it is large.
  const { s3Blobs } = await import('./ports/blobs-s3.ts')
  return s3Blobs(s3)
}

/** The services that the operator chose to look foods up at. */
const foodSourcesOf = ({ nutritionix, openFoodFacts: isAsked, supportEmail }: Config) => [
  ...(nutritionix ? [nutritionixFoods(nutritionix)] : []),
  ...(isAsked ? [openFoodFacts(supportEmail)] : []),
]

function say(sentence: string): void {
  process.stdout.write(`${sentence}\n`)
}

/** A start that may not go on; the message says why and what to do. */
export class StartRefusal extends Error {}

/** What processes share through Redis, where the operator has one; the client is loaded only there. */
async function openSharedRedis({ redisUrl }: Config, log: Log) {
  if (!redisUrl) return undefined
  const { openRedis } = await import('./live/redis.ts')
  return openRedis(redisUrl, log).catch((error: Error) => {
    throw new StartRefusal(`REDIS_URL cannot be used: no Redis answers there (${error.message})`)
  })
}

/** Ends the start with a sentence for the operator; anything unexpected keeps its stack. */
function leaveWith(error: unknown): never {
  const expected = [ConfigError, EmbeddedRefusal, StartRefusal].some((refusal) => error instanceof refusal)
  const { message, stack } = error as Error
  // What the system refuses (a folder, an address, a port) it says in a line; a mistake of ours keeps its stack.
  const refused = typeof (error as NodeJS.ErrnoException).code === 'string'
  const sentence = expected
    ? message
    : refused
      ? `${productName} could not start: ${message || String(error)}`
      : (stack ?? error)
  process.stderr.write(`${sentence}\n`)
  process.exit(1)
}

/** What has to be closed again, in the order of its opening. */
const opened: (() => Promise<void> | void)[] = []

/** Closes everything, the last opened first. */
async function closeAll(): Promise<void> {
  for (let close = opened.pop(); close; close = opened.pop()) await close()
}

/** Stops cleanly on the first signal, or when the process that started this one is gone. */
function stopOnSignal(starting: Promise<void>): void {
  let stopping = false
  const stop = () => {
    if (stopping) return
    stopping = true
    // A start under way is let finish: half-opened things could not be closed.
    starting
      .catch(() => {})
      .then(closeAll)
      .then(() => process.exit(0), leaveWith)
  }
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.on(signal, stop)
  process.on('disconnect', stop)
}

/** What a start may do besides: nothing in production, filling in a made-up half year for the demo. */
export interface StartSteps {
  /** with the parts that the app is then built from */
  beforeListening?(parts: Parts): Promise<void>
  /** the sentence that says that it is ready */
  ready?(config: Config): string
}

/** @throws StartRefusal when the port is taken */
async function listen(app: FastifyInstance, { port, host }: Config): Promise<void> {
  try {
    await app.listen({ port, host })
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (code === 'EADDRINUSE')
      throw new StartRefusal(`Port ${port} is already in use. Stop what uses it, or set PORT.`)
    throw error
  }
}

/** Sends what comes due and does the jobs, until it is stopped. */
function workInBackground(app: FastifyInstance, { clock, bus, logger }: Parts, connection: Connection): void {
  const worker = new Worker({ connection, tasks: app.tasks, log: logger })
  opened.push(() => worker.stop())
  worker.start()
  const dispatcher = new DispatcherLoop({ dispatcher: app.dispatcher, clock, bus, logger })
  opened.push(() => dispatcher.stop())
  dispatcher.start()
}

const isReady = ({ publicUrl }: Config) => `${productName} is ready at ${publicUrl}`

async function start({ beforeListening, ready = isReady }: StartSteps): Promise<void> {
  const config = readConfig()
  const log = createLog(config.logLevel)
  const database = await openDatabase(config, log)
  opened.push(database.stop)
  const db = connect(database.connection, (error) => log.warn({ err: error }, 'a database connection broke'))
  opened.push(() => db.destroy())
  await migrate(db)
  await migrateJobs(database.connection)
  const redis = await openSharedRedis(config, log)
  if (redis) opened.push(redis.close)
  const notify = await postgresBus(database.connection)
  const bus = redis ? splitBus(notify, redis.bus) : notify
  opened.push(() => bus.close())
  const mail = openMail(config)
  opened.push(mail.close)
  const push = openPush(config)
  opened.push(push.close)
  const blobs = await openBlobs(config)
  opened.push(blobs.close)
  const parts: Parts = {
    config,
    db,
    mail,
    sms: await openSms(config),
    push,
    blobs,
    foodSources: foodSourcesOf(config),
    bus,
    requestCounts: redis?.counts,
    clock: systemClock,
    random: systemRandom,
    logger: log,
    webFolder,
    announceAdmin: (email, password) =>
      say(
        `The first admin is ${email} with the password ${password} (also in ${join(config.dataDir, 'admin-password')}).`,
      ),
  }
  await beforeListening?.(parts)
  const app = await buildApp(parts)
  opened.push(() => app.close())
  await listen(app, config)
  workInBackground(app, parts, database.connection)
  say(ready(config))
}

/** Runs the product until it is told to stop; a start that fails ends the process with a sentence. */
export async function startProduct(steps: StartSteps = {}): Promise<void> {
  const starting = start(steps)
  stopOnSignal(starting)
  try {
    await starting
  } catch (error) {
    await closeAll()
    leaveWith(error)
  }
}
