import { sql } from 'kysely'
import type { Db } from '../database/connect.ts'

/** Archives the log from the next start on. @param command with %p and %f, as PostgreSQL reads it */
export async function archiveLog(db: Db, command: string): Promise<void> {
  await sql`ALTER SYSTEM SET archive_mode = on`.execute(db)
  await sql`ALTER SYSTEM SET archive_command = ${sql.lit(command)}`.execute(db)
}

/** Lets the data folder be copied while people write. */
export const beginBaseBackup = (db: Db) => sql`SELECT pg_backup_start('drill', fast => true)`.execute(db)

/** @returns what the file backup_label of the copy must hold */
export async function endBaseBackup(db: Db): Promise<string> {
  const { rows } = await sql<{ label: string }>`
    SELECT labelfile AS label FROM pg_backup_stop(wait_for_archive => false)`.execute(db)
  return rows[0]?.label ?? ''
}

/** Now, as PostgreSQL reads it. */
export async function nowIn(db: Db): Promise<string> {
  const { rows } = await sql<{ now: string }>`SELECT clock_timestamp()::text AS now`.execute(db)
  return rows[0]?.now ?? ''
}

/** Ends the current segment of the log. @returns its name */
export async function endSegment(db: Db): Promise<string> {
  const { rows } = await sql<{ name: string }>`SELECT pg_walfile_name(pg_switch_wal()) AS name`.execute(db)
  return rows[0]?.name ?? ''
}

export async function isArchived(db: Db, segment: string): Promise<boolean> {
  const { rows } = await sql<{ isThere: boolean | null }>`
    SELECT last_archived_wal >= ${segment} AS is_there FROM pg_stat_archiver`.execute(db)
  return rows[0]?.isThere === true
}

/** The mistake that a restore undoes. */
export const deleteEverything = (db: Db) => db.deleteFrom('weightLogs').execute()

/** The client ids of all weigh-ins. */
export const storedIds = async (db: Db): Promise<Set<string | null>> =>
  new Set((await db.selectFrom('weightLogs').select('clientId').execute()).map(({ clientId }) => clientId))
