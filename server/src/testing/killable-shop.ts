import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { sql } from 'kysely'
import { expect } from 'vitest'
import { freePort } from './free-port.ts'
import type { Death } from './killable.ts'
import type { SharedDatabase } from './process-database.ts'
import { expectBooksToAgree } from './stock.ts'
import type { aStripe } from './stripe-service.ts'

const killable = `--import=${pathToFileURL(resolve(import.meta.dirname, 'killable.ts'))}`

/** PostgreSQL continues the statements of a dead server for a moment. */
const nothingUnderWay = (db: SharedDatabase['db']) =>
  expect
    .poll(async () => {
      const { rows } = await sql`
        SELECT pid FROM pg_stat_activity
        WHERE datname = current_database() AND state <> 'idle' AND pid <> pg_backend_pid()`.execute(db)
      return rows
    })
    .toEqual([])

/** What the next process does after waiting for the other one to die. */
const takeItsJobs = (db: SharedDatabase['db']) =>
  sql`SELECT graphile_worker.force_unlock_workers(array_agg(locked_by))
    FROM graphile_worker._private_jobs WHERE locked_by IS NOT NULL`.execute(db)

/** A shop whose server is killed at chosen statements and restarted; afterward, the books must balance. */
export async function aKillableShop(
  { db, start }: SharedDatabase,
  { account }: Awaited<ReturnType<typeof aStripe>>,
) {
  const port = await freePort()
  const settings = {
    PORT: String(port),
    NODE_OPTIONS: killable,
    STRIPE_URL: account.address,
    STRIPE_SECRET_KEY: account.secretKey,
    STRIPE_WEBHOOK_SECRET: account.webhookSecret,
  }
  const address = `http://localhost:${port}`
  let server = await start(settings)
  let deaths = 0

  async function revive(): Promise<void> {
    await server.kill()
    deaths += 1
    await nothingUnderWay(db)
    await expectBooksToAgree(db)
    await takeItsJobs(db)
    server = await start(settings)
  }

  return {
    address,
    deaths: () => deaths,
    revive,
    end: () => server.kill(),
    /** kills the server at a later statement, which may belong to a job */
    killAfter: (death: Death) => server.send(death).catch(revive),

    /** repeats a request until it is answered, like browsers, operators and payment services */
    async surely(send: () => Promise<Response>): Promise<Response> {
      for (;;) {
        const answer = await send().catch(() => undefined)
        if (answer) return answer
        await revive()
      }
    },

    /** waits until every job is done, including those of dead servers */
    async settled(): Promise<void> {
      await expect
        .poll(async () => {
          await sql`UPDATE graphile_worker._private_jobs SET run_at = now() WHERE run_at > now()`.execute(db)
          const { rows } = await sql<{ task: string; lastError: string }>`
            SELECT identifier AS task, last_error FROM graphile_worker._private_jobs AS job
            JOIN graphile_worker._private_tasks AS task ON task.id = task_id`.execute(db)
          return rows
        })
        .toEqual([])
    },
  }
}
