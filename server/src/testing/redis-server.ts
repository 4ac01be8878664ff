import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import type { afterAll, onTestFinished } from 'vitest'
import { freePort } from './free-port.ts'

/** A real Redis for a file's tests, without persistence. */
export interface RedisServer {
  url: string
  start(): Promise<void>
  /** at once, like a machine failure */
  kill(): Promise<void>
  /** keeps its connections but stops responding until resumed */
  hang(): void
  goOn(): void
}

/**
 * Starts a redis-server on its own port.
 * @param hook when it stops: `afterAll` for a server of the file, `onTestFinished` for one of a test
 */
export async function aRedisServer(
  hook: typeof afterAll | typeof onTestFinished,
  ...settings: string[]
): Promise<RedisServer> {
  if (spawnSync('redis-server', ['--version']).status !== 0) {
    throw new Error("These tests need redis-server: 'apt-get install redis-server' or 'brew install redis'")
  }
  const port = await freePort()
  let child: ChildProcess | undefined

  async function start() {
    const options = [
      '--port',
      String(port),
      '--bind',
      '127.0.0.1',
      '--save',
      '',
      '--appendonly',
      'no',
      ...settings,
    ]
    const starting = spawn('redis-server', options, { stdio: ['ignore', 'pipe', 'inherit'] })
    child = starting
    await new Promise<void>((resolve, reject) => {
      starting.stdout.on('data', (text) => String(text).includes('Ready to accept connections') && resolve())
      starting.on('exit', (code) => reject(new Error(`redis-server ended with ${code}`)))
    })
  }

  async function kill() {
    if (!child || child.exitCode !== null || child.signalCode !== null) return
    const ended = once(child, 'exit')
    child.kill('SIGKILL')
    await ended
  }

  // Registered before the start: a server without its hook would outlive the run.
  hook(kill)
  await start()
  return {
    url: `redis://127.0.0.1:${port}`,
    start,
    kill,
    hang: () => void child?.kill('SIGSTOP'),
    goOn: () => void child?.kill('SIGCONT'),
  }
}
