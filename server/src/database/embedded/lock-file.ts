import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { hasCode } from './error-code.ts'

/** The content of postmaster.pid, which PostgreSQL writes step by step while it starts. */
export interface LockFile {
  pid: number
  port: number | undefined
  socketFolder: string | undefined
  status: 'starting' | 'stopping' | 'ready' | 'standby' | undefined
}

export function readPostmasterFile(dataFolder: string): Promise<LockFile | undefined> {
  return readLockFile(join(dataFolder, 'postmaster.pid'))
}

/** Read only: deleting the file risks two servers on the same data. */
export async function readLockFile(path: string): Promise<LockFile | undefined> {
  const lines = (await textOf(path))?.split('\n')
  // A single-user server writes its pid as a negative number.
  const pid = Math.abs(Number.parseInt(lines?.[0] ?? '', 10))
  if (!lines || !pid) return undefined
  return {
    pid,
    port: Number(lines[3]) || undefined,
    socketFolder: lines[4] || undefined,
    status: lines[7]?.trim() as LockFile['status'],
  }
}

async function textOf(path: string): Promise<string | undefined> {
  try {
    return await readFile(path, 'utf8')
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return undefined
    throw error
  }
}
