import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { type Connection, connect } from './database/connect.ts'
import { sharedDatabases } from './testing/process-database.ts'

const PROGRAM = join(import.meta.dirname, 'testing/migrating-process.ts')
const ROUNDS = 10

/** Each round starts the others at a different stage of the first. */
const STEP_MS = 10

const aDatabase = sharedDatabases()

/** A process that runs the first steps of a start on databases. */
async function aProcess(): Promise<ChildProcess> {
  const child = fork(PROGRAM)
  onTestFinished(() => void child.kill())
  await once(child, 'message')
  return child
}

/** A database process's error, if any. */
async function failureOf(child: ChildProcess, connection: Connection): Promise<string | null> {
  const answer = once(child, 'message')
  child.send(connection)
  const [{ failure }] = await answer
  return failure
}

/** When a process has created the app's tables and is about to create those of jobs. */
async function ownTables(connection: Connection): Promise<void> {
  const db = connect(connection, () => {})
  const isMade = async () =>
    (await sql<{ is: boolean }>`SELECT to_regclass('users') IS NOT NULL AS is`.execute(db)).rows[0]?.is
  await expect.poll(isMade, { interval: 5 }).toBe(true)
  await db.destroy()
}

test('four processes that start on an empty database all come up', async () => {
  const { db, connection } = await aDatabase('others')
  const [first, ...others] = await Promise.all([aProcess(), aProcess(), aProcess(), aProcess()])
  for (let round = 0; round < ROUNDS; round++) {
    await sql.raw(`CREATE DATABASE empty_${round}`).execute(db)
    const empty = { ...connection, database: `empty_${round}` }
    const started = [failureOf(first, empty)]
    await ownTables(empty)
    for (const other of others) {
      started.push(failureOf(other, empty))
      await sleep(STEP_MS * (round + 1))
    }
    expect(await Promise.all(started)).toEqual([null, null, null, null])
    expect(await tablesOf(empty)).toEqual(await tablesOf(connection))
  }
})

test('passwords are hashed at the cost that OWASP recommends', async () => {
  const { db, start } = await aDatabase('hashed')
  await start()
  const { passwordHash } = await db
    .selectFrom('users')
    .select('passwordHash')
    .where('isAdmin', '=', true)
    .executeTakeFirstOrThrow()
  expect(passwordHash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
})

/** The tables that a database has, those of jobs too. */
async function tablesOf(connection: Connection): Promise<unknown[]> {
  const db = connect(connection, () => {})
  const { rows } =
    await sql`SELECT oid::regclass::text AS name FROM pg_class WHERE relkind = 'r' ORDER BY name`.execute(db)
  await db.destroy()
  return rows
}
