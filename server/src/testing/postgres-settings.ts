import { sql } from 'kysely'
import { type Connection, connect } from '../database/connect.ts'

/** Only a machine failure, which no test here covers, could lose what isn't on disk yet. */
export const WITHOUT_DISK = { fsync: 'off', full_page_writes: 'off', max_wal_size: '4GB' }

/** Changes PostgreSQL settings; those that can change at run time apply at once. */
export async function changeSettings(
  connection: Connection,
  settings: Record<string, string>,
): Promise<void> {
  const admin = connect(connection, () => {})
  for (const [setting, value] of Object.entries(settings))
    await sql.raw(`ALTER SYSTEM SET ${setting} = '${value}'`).execute(admin)
  await sql`SELECT pg_reload_conf()`.execute(admin)
  await admin.destroy()
}
