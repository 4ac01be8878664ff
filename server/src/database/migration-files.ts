import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'

const folder = join(import.meta.dirname, 'migrations')

/** The first line of a file whose statements run one by one, as `CREATE INDEX CONCURRENTLY` requires. */
const MARK = '-- statement by statement'

/** The first line of a baseline names the last of the earlier files it replaces. */
const REPLACES = /^-- replaces all migrations up to (\S+)/

/** One `NNNN-name.sql`. */
export interface MigrationFile {
  name: string
  text: string
  /** of a baseline: the last of the migrations it replaces */
  replaces?: string | undefined
  /** whether its statements run one by one, outside of a transaction */
  isMarked: boolean
}

/** All of them, sorted by name. */
export async function migrationFiles(from = folder): Promise<MigrationFile[]> {
  const files = (await readdir(from)).filter((name) => name.endsWith('.sql')).sort()
  return Promise.all(
    files.map(async (file) => {
      const text = await readFile(join(from, file), 'utf8')
      return {
        name: file.replace(/\.sql$/, ''),
        text,
        isMarked: text.startsWith(MARK),
        replaces: text.match(REPLACES)?.[1],
      }
    }),
  )
}

/**
 * Finished migrations as today's files name them: the baseline stands for those it replaces.
 * @returns undefined if the database stopped before the last of those
 */
export function sinceBaseline(
  files: readonly MigrationFile[],
  done: readonly string[],
): readonly string[] | undefined {
  const baseline = files.find(({ replaces }) => replaces)
  if (!baseline?.replaces || done.length === 0) return done
  const { name, replaces } = baseline
  if (!done.includes(name) && !done.includes(replaces))
    return done.some((other) => other > replaces) ? done : undefined
  return [name, ...done.filter((later) => later > replaces)]
}

/** The names of all migrations in order. */
export const migrationNames = async (): Promise<string[]> => (await migrationFiles()).map(({ name }) => name)
