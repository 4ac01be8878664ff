import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FastifyInstance, LightMyRequestResponse } from 'fastify'
import { type Kysely, sql } from 'kysely'
import { pino } from 'pino'
import { afterAll, inject } from 'vitest'
import { buildApp } from '../app.ts'
import type { AppDeps } from '../app-deps.ts'
import { type Config, readConfig } from '../config.ts'
import { type Connection, connect } from '../database/connect.ts'
import type { DB } from '../database/schema.ts'
import type { Dispatcher } from '../features/reminders/dispatcher.service.ts'
import { DispatcherLoop } from '../features/reminders/dispatcher-loop.ts'
import type { Tasks } from '../jobs/jobs.ts'
import { type Bus, postgresBus } from '../live/bus.ts'
import { diskBlobs } from '../ports/blobs-disk.ts'
import type { Mail } from '../ports/mail.ts'
import type { PushMessage } from '../ports/push.ts'
import type { Sms } from '../ports/sms.ts'
import { systemRandom } from '../random.ts'
import { secretKeys } from '../secret-keys.ts'
import { recordUndeclaredRefusals } from './declared-refusals.ts'
import { JobRunner } from './job-runner.ts'
import { refuseSpelledLists } from './spelled-lists.ts'

/** A clock that tests set and move. */
export class TestClock {
  private time = Date.parse('2026-06-15T12:00:00Z')

  /** every wait of the app; it never really waits */
  readonly waited: number[] = []

  now(): number {
    return this.time
  }

  async wait(milliseconds: number): Promise<void> {
    this.waited.push(milliseconds)
  }

  set(instant: string): void {
    this.time = Date.parse(instant)
  }

  advance(milliseconds: number): void {
    this.time += milliseconds
  }
}

/** All tests use one address. */
const WITHOUT_LIMITS = {
  requestsPerMinute: 1_000_000,
  filesPerMinute: 1_000_000,
  socketsPerAddress: 10_000,
  unpaidOrdersPerAddress: 1_000_000,
  unpaidNewcomersPercent: 100,
}

/** The app with its own database, and the outside effects that tests check. */
export interface TestApp {
  app: FastifyInstance
  tasks: Tasks
  /** sends due reminders on request */
  dispatcher: Dispatcher
  db: Kysely<DB>
  /** the address of its database */
  connection: Connection
  bus: Bus
  clock: TestClock
  /** every mail sent so far */
  mails: Mail[]
  /** every text message */
  texts: Sms[]
  /** every push and its browser */
  pushes: { endpoint: string; message: PushMessage }[]
  /** the app's log lines */
  logged: Record<string, unknown>[]
  dataDir: string
  /** tries every queued job once, with the app's tasks or a test's */
  runJobs(tasks?: Tasks): Promise<void>
  /** makes a call over HTTP, with a cookie if given */
  request(
    method: string,
    path: string,
    input?: { body?: unknown; cookie?: string; headers?: Record<string, string> },
  ): Promise<Answer>
}

/** An answer with its parsed body. */
// biome-ignore lint/suspicious/noExplicitAny: tests look into replies of every shape
export type Answer = Omit<LightMyRequestResponse, 'json'> & { body: any; cookie: string | undefined }

/** A clone of the migrated template; dropped with the server after the run. */
async function cloneDatabase() {
  const server = inject('databaseServer')
  const name = `test_${randomUUID().replaceAll('-', '')}`
  const admin = connect({ ...server, database: 'postgres' }, () => {})
  await sql
    .raw(`CREATE DATABASE ${name} TEMPLATE ${inject('templateDatabase')} STRATEGY FILE_COPY`)
    .execute(admin)
  await admin.destroy()
  return { ...server, database: name }
}

function answerOf(response: LightMyRequestResponse): Answer {
  const isJson = String(response.headers['content-type']).startsWith('application/json')
  const session = response.cookies.find(({ name }) => /^(__Host-)?pepwell_session$/.test(name))
  return Object.assign(response, {
    body: isJson ? JSON.parse(response.payload) : response.payload,
    cookie: session?.value && `${session.name}=${session.value}`,
  })
}

/**
 * Builds the app as production does, with a test clock and recording ports. Closed after the file.
 * @param depOverrides replace the defaults; `extend` may add routes before the app is ready
 */
export async function testApp(
  overrides: Partial<Config> = {},
  { extend, ...depOverrides }: Partial<AppDeps> & { extend?: (app: FastifyInstance) => void } = {},
): Promise<TestApp> {
  const dataDir = await mkdtemp(join(tmpdir(), 'pepwell-data-'))
  const connection = await cloneDatabase()
  const db = connect(connection, () => {}, { onQuery: depOverrides.tracing?.noteQuery })
  const bus = await postgresBus(connection)
  const jobs = new JobRunner(connection)
  const clock = new TestClock()
  const mails: Mail[] = []
  const texts: Sms[] = []
  const pushes: TestApp['pushes'] = []
  const logged: Record<string, unknown>[] = []
  const { app, tasks, background } = await buildApp({
    config: { ...readConfig({}), ...WITHOUT_LIMITS, dataDir, adminSecondStepDays: null, ...overrides },
    db: db.withPlugin(refuseSpelledLists),
    bus,
    blobs: diskBlobs(join(dataDir, 'blobs')),
    mail: { send: async (mail) => void mails.push(mail), close() {} },
    sms: { send: async (text) => void texts.push(text) },
    push: {
      makeKeys: () => ({ publicKey: randomUUID(), privateKey: randomUUID() }),
      send: async ({ endpoint }, message) => void pushes.push({ endpoint, message }),
      close() {},
    },
    priceSource: {
      page: async (address) => ({ address, html: '<p class="price">$54.99</p>' }),
    },
    clock,
    random: systemRandom,
    secretKeys: secretKeys(['the secret key of every test in the world']),
    logger: pino({ level: 'info' }, { write: (line) => void logged.push(JSON.parse(line)) }),
    webFolder: join(dataDir, 'no-web'),
    announceAdmin() {},
    ...depOverrides,
  })
  recordUndeclaredRefusals(app)
  extend?.(app)
  const loop = background.find((work) => work instanceof DispatcherLoop) as DispatcherLoop
  await app.ready()
  afterAll(async () => {
    await app.close()
    await jobs.close()
    await bus.close()
    await db.destroy()
    await rm(dataDir, { recursive: true })
  })
  return {
    app,
    tasks,
    dispatcher: loop.dispatcher,
    db,
    connection,
    bus,
    clock,
    mails,
    texts,
    pushes,
    logged,
    dataDir,
    runJobs: (others = tasks) => jobs.run(others),
    async request(method, path, { body, cookie, headers } = {}) {
      const response = await app.inject({
        method: method as 'GET',
        url: path,
        headers: { ...(cookie && { cookie }), ...headers },
        ...(body !== undefined && { payload: body as object }),
      })
      return answerOf(response)
    },
  }
}
