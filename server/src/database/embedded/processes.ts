import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { readFile, readlink, stat } from 'node:fs/promises'
import { basename } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'
import { hasCode } from './error-code.ts'

const run = promisify(execFile)

export const isProcessRunning = (pid: number) => isTaken(pid) && !isZombie(pid)

/** Whether a pid exists, zombies included, as PostgreSQL checks it. */
export function isTaken(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return hasCode(error, 'EPERM')
  }
}

/** An orphan whose new parent never reaps it (a container's first process) still responds to signals. */
function isZombie(pid: number): boolean {
  if (process.platform !== 'linux') return false
  try {
    return /\) [ZX]/.test(readFileSync(`/proc/${pid}/stat`, 'utf8'))
  } catch {
    return false
  }
}

/** The process may already be gone. */
export function send(signal: NodeJS.Signals, pid: number): void {
  try {
    process.kill(pid, signal)
  } catch (error) {
    if (!hasCode(error, 'ESRCH')) throw error
  }
}

/** False if the process still exists after `patience` milliseconds. */
export async function exitsWithin(pid: number, timeout: number): Promise<boolean> {
  const deadline = AbortSignal.timeout(timeout)
  while (isProcessRunning(pid)) {
    if (deadline.aborted) return false
    await sleep(20)
  }
  return true
}

/** Pids are reused after a restart of the machine or container, so the number alone proves nothing. */
export async function isPostmasterOf(dataFolder: string, pid: number): Promise<boolean> {
  if (!isProcessRunning(pid)) return false
  try {
    if (process.platform === 'linux') return await isPostgresInside(dataFolder, pid)
    if (process.platform === 'win32') {
      const { stdout } = await run('tasklist', ['/fi', `pid eq ${pid}`, '/fo', 'csv', '/nh'])
      return stdout.includes('postgres.exe')
    }
    const { stdout } = await run('ps', ['-p', String(pid), '-o', 'command='])
    return stdout.includes('postgres') && stdout.includes(dataFolder)
  } catch {
    return false
  }
}

/** Pepwell's programs, in every clone. */
const PROGRAMS = 'server/src/'

/** Whether a process runs one of Pepwell's programs. */
export async function isPepwell(pid: number): Promise<boolean> {
  if (pid === process.pid || !isProcessRunning(pid)) return false
  try {
    if (process.platform === 'linux')
      return (await readFile(`/proc/${pid}/cmdline`, 'utf8')).includes(PROGRAMS)
    if (process.platform === 'win32') return false
    return (await run('ps', ['-p', String(pid), '-o', 'command='])).stdout.includes(PROGRAMS)
  } catch {
    return false
  }
}

async function isPostgresInside(dataFolder: string, pid: number): Promise<boolean> {
  try {
    const program = basename(await readlink(`/proc/${pid}/exe`)).replace(/ \(deleted\)$/, '')
    const [ours, its] = await Promise.all([stat(dataFolder), stat(`/proc/${pid}/cwd`)])
    return program === 'postgres' && ours.dev === its.dev && ours.ino === its.ino
  } catch (error) {
    // Root started the server with the capability to read everything, so its own user can't inspect it without that.
    if (!hasCode(error, 'EACCES', 'EPERM')) throw error
    const [program = '', ...args] = (await readFile(`/proc/${pid}/cmdline`, 'utf8')).split('\0')
    return basename(program) === 'postgres' && args.includes(dataFolder)
  }
}
