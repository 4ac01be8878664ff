/**
 * A small app for tests to kill: it holds the embedded database of the folder in its first argument and writes rows
 * as fast as it can. It prints one line per confirmed event; a row's number appears only after PostgreSQL
 * acknowledged it. SIGTERM stops it cleanly.
 */
import { setTimeout as sleep } from 'node:timers/promises'
import { Pool } from 'pg'
import { EmbeddedRefusal, startEmbedded } from '../embedded.ts'

const say = (line: string) => process.stdout.write(`${line}\n`)
const [folder = '', tag = ''] = process.argv.slice(2)
const silent = { info() {}, warn() {}, error() {} }

let stopping = false

try {
  const database = await startEmbedded({
    folder,
    log: silent,
    onLost: (error) => {
      say(`lost ${error.message}`)
      process.exit(4)
    },
  })
  const pool = new Pool({ ...database.connection, max: 4 })
  pool.on('error', () => {})
  process.on('SIGTERM', async () => {
    stopping = true
    await pool.end()
    await database.stop()
    say('stopped')
  })
  await pool.query('CREATE TABLE IF NOT EXISTS written (tag text, id int, PRIMARY KEY (tag, id))')
  say('started')
  await Promise.all([0, 1, 2, 3].map((writer) => write(pool, writer)))
} catch (error) {
  if (!(error instanceof EmbeddedRefusal)) throw error
  say(`refused ${error.message}`)
  process.exitCode = 3
}

async function write(pool: Pool, writer: number): Promise<void> {
  for (let id = writer; !stopping; id += 4) {
    try {
      await pool.query('INSERT INTO written VALUES ($1, $2)', [tag, id])
      say(`wrote ${tag} ${id}`)
    } catch {
      // The database is unavailable and will be back; an unacknowledged row doesn't count.
      await sleep(20)
    }
  }
}
