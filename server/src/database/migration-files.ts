import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'

const folder = join(import.meta.dirname, 'migrations')

/** The first line of a file whose statements each run alone, as `CREATE INDEX CONCURRENTLY` wants it. */
const MARK = '-- statement by statement'

/** One `NNNN-name.sql`. */
export interface MigrationFile {
  name: string
  text: string
  /** whether its statements each run alone, outside of a transaction */
  isMarked: boolean
}

/** All of them, in the order of their names. */
export async function migrationFiles(from = folder): Promise<MigrationFile[]> {
  const files = (await readdir(from)).filter((name) => name.endsWith('.sql')).sort()
  return Promise.all(
    files.map(async (file) => {
      const text = await readFile(join(from, file), 'utf8')
      return { name: file.replace(/\.sql$/, ''), text, isMarked: text.startsWith(MARK) }
    }),
  )
}

/** The names of all migrations, in their order. */
export const migrationNames = async (): Promise<string[]> => (await migrationFiles()).map(({ name }) => name)
