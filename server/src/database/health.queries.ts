import { sql } from 'kysely'
import type { Db } from './connect.ts'

/** @throws the driver's error if the database does not answer */
export const askForNothing = async (db: Db): Promise<void> => void (await sql`SELECT 1`.execute(db))

/** The database's time in milliseconds since the epoch. */
export async function databaseTime(db: Db): Promise<number> {
  const { rows } = await sql<{ now: Date }>`SELECT clock_timestamp() AS now`.execute(db)
  return rows[0]?.now.getTime() ?? Number.NaN
}
