import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createWriteStream } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const program = fileURLToPath(import.meta.resolve('@pepwell/server/main'))

/** A process of the app on its own port; it restarts on the same port. */
export class Process {
  private readonly env: NodeJS.ProcessEnv
  private readonly dataDir: string
  private child: ChildProcess | undefined

  /** @param settings where its database is, and whatever else isn't as usual */
  constructor(settings: NodeJS.ProcessEnv, port: number, dataDir: string) {
    this.dataDir = dataDir
    this.env = {
      ...{ PORT: String(port), DATA_DIR: dataDir },
      ...{ TRUST_PROXY: '1', REQUESTS_PER_MINUTE: '1000000', LOG_LEVEL: 'fatal', BACKUPS: '0' },
      SECRET_KEY: 'the secret key of a benchmark and of nothing else',
      ...settings,
    }
  }

  /** @param main the program, of this release unless another is named */
  async start(main = program): Promise<void> {
    const child = spawn(process.execPath, [main], { env: this.env, stdio: ['ignore', 'pipe', 'pipe'] })
    this.child = child
    const log = createWriteStream(`${this.dataDir}.log`, { flags: 'a' })
    child.stderr.pipe(log, { end: false })
    for await (const text of child.stdout.iterator({ destroyOnReturn: false })) {
      log.write(text)
      if (String(text).includes('is ready at')) {
        child.stdout.pipe(log)
        return
      }
    }
    throw new Error(`a process didn't start: see ${this.dataDir}.log`)
  }

  /** @param signal SIGTERM lets it finish, SIGKILL doesn't */
  async end(signal: 'SIGTERM' | 'SIGKILL'): Promise<void> {
    const { child } = this
    if (!child || child.exitCode !== null || child.signalCode !== null) return
    const ended = once(child, 'exit')
    child.kill(signal)
    await ended
  }
}

/** The program of another release's folder. */
export const mainIn = (folder: string): string => join(folder, 'server/src/main.ts')
