import pg from 'pg'
import type { Connection } from '../database/connect.ts'

/** How often workers are notified of new jobs during some work. */
export async function announcedJobs(connection: Connection, act: () => Promise<unknown>): Promise<number> {
  const client = new pg.Client(connection)
  await client.connect()
  const published: (string | undefined)[] = []
  const over = new Promise<void>((resolve) => {
    client.on('notification', ({ payload }) => (payload === 'over' ? resolve() : published.push(payload)))
  })
  await client.query('LISTEN "jobs:insert"')
  await act()
  // Notifications arrive in commit order.
  await client.query(`SELECT pg_notify('jobs:insert', 'over')`)
  await over
  await client.end()
  return published.length
}
