import { sql } from 'kysely'
import type { Db } from './connect.ts'

/** @throws the driver's error when the database does not answer */
export const askForNothing = async (db: Db): Promise<void> => void (await sql`SELECT 1`.execute(db))
