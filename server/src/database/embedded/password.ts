import { randomBytes } from 'node:crypto'
import { link, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { hasCode } from './error-code.ts'

export const passwordFileIn = (folder: string) => join(folder, 'postgres-password')

/** Windows only: every user of the machine can reach a loopback port, but not a socket in a 0700 folder. */
export async function passwordFor(folder: string): Promise<string | undefined> {
  if (process.platform !== 'win32') return undefined
  const file = passwordFileIn(folder)
  const draft = `${file}.${process.pid}`
  await writeFile(draft, randomBytes(24).toString('base64url'), { mode: 0o600 })
  try {
    // link() is atomic and never replaces the password of an existing cluster.
    await link(draft, file)
  } catch (error) {
    if (!hasCode(error, 'EEXIST')) throw error
  } finally {
    await rm(draft)
  }
  return readFile(file, 'utf8')
}
