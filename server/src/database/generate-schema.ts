import { execFile } from 'node:child_process'
import { createRequire } from 'node:module'
import { resolve } from 'node:path'
import { promisify } from 'node:util'

const serverFolder = resolve(import.meta.dirname, '../..')
const codegen = createRequire(import.meta.url).resolve('kysely-codegen')

/**
 * Writes the types of a migrated database as `.kysely-codegenrc.json` says.
 * @param url of the database
 * @param file target; defaults to schema.ts
 */
export async function generateSchema(url: string, file = 'src/database/schema.ts'): Promise<void> {
  const cli = resolve(codegen, '../cli/bin.js')
  const options = [
    '--config-file',
    '.kysely-codegenrc.json',
    '--log-level',
    'error',
    '--url',
    url,
    '--out-file',
    file,
  ]
  await promisify(execFile)(process.execPath, [cli, ...options], { cwd: serverFolder })
}
