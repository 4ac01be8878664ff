// Whether the npm that runs a script is still alive.
import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'

/**
 * Name and parent of a process; undefined if it has ended.
 * @param {number} pid
 * @returns {{ name: string, parent: number } | undefined}
 */
function processOf(pid) {
  if (process.platform === 'linux') {
    try {
      const [, name = '', parent] = /\((.*)\) \S (\d+)/s.exec(readFileSync(`/proc/${pid}/stat`, 'utf8')) ?? []
      return { name, parent: Number(parent) }
    } catch {
      return undefined
    }
  }
  const { stdout, status } = spawnSync('ps', ['-o', 'ppid=,comm=', '-p', String(pid)], { encoding: 'utf8' })
  const [, parent, name = ''] = /^\s*(\d+)\s+(.*)/.exec(stdout ?? '') ?? []
  return status === 0 && parent ? { name: name.replace(/.*\//, ''), parent: Number(parent) } : undefined
}

const SHELL = /^-?(?:[abdkz]|da)?sh$/

/**
 * Returns a check of whether npm still runs this script. Usually there is a shell in between, which outlives a killed
 * npm. Undefined if no npm is found.
 * @returns {(() => boolean) | undefined}
 */
export function npmAbove() {
  if (!process.env.npm_lifecycle_event || process.platform === 'win32') return undefined
  const parent = process.ppid
  const above = processOf(parent)
  if (!above) return undefined
  if (!SHELL.test(above.name)) return () => process.ppid === parent
  return () => process.ppid === parent && processOf(parent)?.parent === above.parent
}
