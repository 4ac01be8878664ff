import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { resolve } from 'node:path'

const root = resolve(import.meta.dirname, '../..')

/** Runs the server's tests of great volumes, or those whose path names one of the words. @returns whether all hold */
export async function testVolumes(...words: string[]): Promise<boolean> {
  const shell = process.platform === 'win32'
  const args = ['run', '--config', 'bench/vitest.config.ts', ...words]
  const [code] = await once(spawn('vitest', args, { cwd: root, stdio: 'inherit', shell }), 'exit')
  return code === 0
}
