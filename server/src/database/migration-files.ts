import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'

const folder = join(import.meta.dirname, 'migrations')

/** The first line of a file whose statements run one by one, as `CREATE INDEX CONCURRENTLY` requires. */
const MARK = '-- statement by statement'

/** One `NNNN-name.sql`. */
export interface MigrationFile {
  name: string
  text: string
  /** whether its statements run one by one, outside of a transaction */
  isMarked: boolean
}

/** All of them, sorted by name. */
export async function migrationFiles(from = folder): Promise<MigrationFile[]> {
  const files = (await readdir(from)).filter((name) => name.endsWith('.sql')).sort()
  return Promise.all(
    files.map(async (file) => {
      const text = await readFile(join(from, file), 'utf8')
      return { name: file.replace(/\.sql$/, ''), text, isMarked: text.startsWith(MARK) }
    }),
  )
}

/** The names of all migrations in order. */
export const migrationNames = async (): Promise<string[]> => (await migrationFiles()).map(({ name }) => name)
