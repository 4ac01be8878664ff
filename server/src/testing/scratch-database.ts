import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { inject } from 'vitest'
import type { Connection } from '../database/connect.ts'

/**
 * Runs statements on their own connection.
 * @returns the rows of the last
 */
export async function ask(connection: Connection, sql: string) {
  const client = new pg.Client(connection)
  await client.connect()
  try {
    return (await client.query(sql)).rows
  } finally {
    await client.end()
  }
}

/** A database without tables; dropped with the server after the run. */
export async function emptyDatabase(owner?: string) {
  const server = inject('databaseServer')
  const database = `empty_${randomUUID().replaceAll('-', '')}`
  await ask(
    { ...server, database: 'postgres' },
    `CREATE DATABASE ${database} ${owner ? `OWNER ${owner}` : ''}`,
  )
  return { ...server, database }
}
