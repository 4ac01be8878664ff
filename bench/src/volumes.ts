import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { resolve } from 'node:path'

const root = resolve(import.meta.dirname, '../..')

/**
 * Runs the server's large-volume tests, or those whose path contains one of the words.
 * @returns whether all pass
 */
export async function testVolumes(...words: string[]): Promise<boolean> {
  const shell = process.platform === 'win32'
  const args = ['run', '--config', 'bench/vitest.config.ts', ...words]
  const [code] = await once(spawn('vitest', args, { cwd: root, stdio: 'inherit', shell }), 'exit')
  return code === 0
}
