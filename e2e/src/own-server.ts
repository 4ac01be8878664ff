import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'

const root = resolve(import.meta.dirname, '../..')

const POLL_MS = 250

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  await once(server, 'close')
  if (address === null || typeof address === 'string') throw new Error('no free port')
  return address.port
}

function start(program: string, port: number, folder: string): ChildProcess {
  const clock = join(import.meta.dirname, 'moved-clock.ts')
  const env = { ...process.env, PORT: String(port), DATA_DIR: folder, LOG_LEVEL: 'warn' }
  return spawn(process.execPath, ['--import', clock, program], {
    cwd: root,
    env,
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
}

/** Pepwell with its own port, database and clock. */
export class OwnServer {
  readonly baseURL: string
  private readonly server: ChildProcess
  private readonly folder: string

  private constructor(server: ChildProcess, port: number, folder: string) {
    this.server = server
    this.baseURL = `http://localhost:${port}`
    this.folder = folder
  }

  /** @param program what starts the product, relative to the project */
  static async start(program: string): Promise<OwnServer> {
    const folder = await mkdtemp(join(tmpdir(), 'pepwell-own-'))
    // The database may run under another account, which must be able to enter the folder.
    await chmod(folder, 0o755)
    const port = await freePort()
    return new OwnServer(start(program, port, folder), port, folder)
  }

  /** Sets its clock back by this much; 0 restores it. */
  async setBehind(ms: number): Promise<void> {
    this.server.send(ms)
    await once(this.server, 'message')
  }

  /** @throws if it ended or doesn't answer in time */
  async answers(withinMs: number): Promise<void> {
    const until = performance.now() + withinMs
    while (!(await this.isHealthy())) {
      if (this.server.exitCode !== null || performance.now() > until)
        throw new Error(`nothing answers at ${this.baseURL}`)
      await wait(POLL_MS)
    }
  }

  async stop(): Promise<void> {
    if (this.server.exitCode === null) {
      this.server.kill('SIGTERM')
      await once(this.server, 'exit')
    }
    await rm(this.folder, { recursive: true })
  }

  private isHealthy(): Promise<boolean> {
    return fetch(`${this.baseURL}/api/health`).then(
      ({ ok }) => ok,
      () => false,
    )
  }
}
