import pg from 'pg'
import type { Connection } from './connection.ts'

const NAME = 'pepwell_probe'
const TEXT = 'SELECT 1 AS pepwell_probe'
const CONNECT_MS = 5_000

/**
 * Whether a transaction pooler keeps prepared statements, as PgBouncer does since 1.21 unless max_prepared_statements is 0.
 * Such a pooler gives them names of its own; another one passes on ours, which the next transaction may not find.
 */
export async function supportsPreparedStatements(connection: Connection): Promise<boolean> {
  const client = new pg.Client({
    ...connection,
    connectionTimeoutMillis: CONNECT_MS,
    query_timeout: CONNECT_MS,
  })
  client.on('error', () => {})
  try {
    await client.connect()
    await client.query('BEGIN')
    await client.query({ name: NAME, text: TEXT })
    const { rows } = await client.query<{ name: string }>(
      'SELECT name FROM pg_prepared_statements WHERE statement = $1',
      [TEXT],
    )
    const isOurs = rows.some(({ name }) => name === NAME)
    if (isOurs) await client.query(`DEALLOCATE ${NAME}`)
    await client.query('COMMIT')
    return rows.length > 0 && !isOurs
  } catch {
    // Without an answer we prepare nothing, which works with every pooler.
    return false
  } finally {
    await client.end().catch(() => {})
  }
}
