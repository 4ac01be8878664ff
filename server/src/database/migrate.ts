import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type Kysely, sql } from 'kysely'
import { type Migration, Migrator } from 'kysely/migration'

const folder = join(import.meta.dirname, 'migrations')

/** Each `NNNN-name.sql` as a migration, in the order of the names. */
async function readMigrations(): Promise<Record<string, Migration>> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.sql'))
  const migrations = names.map(async (name): Promise<[string, Migration]> => {
    const text = await readFile(join(folder, name), 'utf8')
    return [name.replace(/\.sql$/, ''), { up: async (db) => void (await sql.raw(text).execute(db)) }]
  })
  return Object.fromEntries(await Promise.all(migrations))
}

/**
 * Brings the database to the newest form, all in one transaction; several processes may start at once.
 * @throws the database's error when a migration fails; nothing is changed then
 */
// biome-ignore lint/suspicious/noExplicitAny: a migration runs on whatever schema the database has at that point
export async function migrate(db: Kysely<any>): Promise<void> {
  const { error } = await new Migrator({ db, provider: { getMigrations: readMigrations } }).migrateToLatest()
  if (error) throw error
}
