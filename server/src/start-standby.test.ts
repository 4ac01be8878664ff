import { sql } from 'kysely'
import { expect, onTestFinished, test, vi } from 'vitest'
import { type Connection, connect } from './database/connect.ts'
import { isDatabaseAway } from './database/database-away.ts'
import { databaseUrl } from './database/database-url.ts'
import type { EmbeddedDatabase } from './database/embedded.ts'
import { postgresBus } from './live/bus.ts'
import { ask } from './testing/scratch-database.ts'
import { primaryAndStandby } from './testing/standby.ts'

/** One URL of several servers. */
function urlOf(...servers: EmbeddedDatabase[]): string {
  const hosts = servers.map(({ connection: { host, port } }) => `${encodeURIComponent(host)}:${port}`)
  return `postgres://pepwell@${hosts.join()}/pepwell?target_session_attrs=read-write`
}

const notesIn = async ({ connection }: { connection: Connection }) =>
  (await ask(connection, 'SELECT text FROM notes ORDER BY text')).map(({ text }) => text)

test('of several hosts the one that accepts writes is used, also after the primary moves', async () => {
  const { primary, standby } = await primaryAndStandby(({ connection }) =>
    ask(connection, 'CREATE TABLE notes (text text)'),
  )
  const connection = databaseUrl(urlOf(standby, primary)) as Connection
  const db = connect(connection, () => {})
  const bus = await postgresBus(connection)
  onTestFinished(async () => {
    await bus.close()
    await db.destroy()
  })
  const received = vi.fn()
  bus.subscribe('weather', received)
  const write = (note: string) => sql`INSERT INTO notes VALUES (${note})`.execute(db)

  await Promise.all(['a', 'b', 'c'].map(write))
  expect(await notesIn(primary)).toEqual(['a', 'b', 'c'])
  expect(await notesIn(standby)).toEqual([])

  await primary.stop()
  await expect(write('while no host accepts writes')).rejects.toSatisfy(isDatabaseAway)
  await ask(standby.connection, 'SELECT pg_promote()')
  await vi.waitFor(() => write('d'), { timeout: 30_000 })
  expect(await notesIn(standby)).toEqual(['d'])
  await vi.waitFor(async () => {
    await bus.publish(db, 'weather', 'sun')
    expect(received).toHaveBeenCalledWith('sun')
  }, 30_000)
})
