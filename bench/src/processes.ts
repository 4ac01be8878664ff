import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { addressOf } from '@pepwell/server/database/connection'

type Parts = Parameters<typeof addressOf>[0]

const program = fileURLToPath(import.meta.resolve('@pepwell/server/main'))

/** A process of the app on its own port; it restarts on the same port. */
export class Process {
  private readonly env: NodeJS.ProcessEnv
  private child: ChildProcess | undefined

  constructor(connection: Parts, port: number, dataDir: string) {
    this.env = {
      ...{ PORT: String(port), DATABASE_URL: addressOf(connection), DATA_DIR: dataDir },
      ...{ TRUST_PROXY: '1', REQUESTS_PER_MINUTE: '1000000', LOG_LEVEL: 'fatal', BACKUPS: '0' },
      SECRET_KEY: 'the secret key of a benchmark and of nothing else',
    }
  }

  async start(): Promise<void> {
    const child = spawn(process.execPath, [program], { env: this.env, stdio: ['ignore', 'pipe', 'ignore'] })
    this.child = child
    for await (const text of child.stdout) if (String(text).includes('is ready at')) break
    child.stdout.resume()
  }

  /** @param signal SIGTERM lets it finish, SIGKILL doesn't */
  async end(signal: 'SIGTERM' | 'SIGKILL'): Promise<void> {
    const { child } = this
    if (!child || child.exitCode !== null || child.signalCode !== null) return
    child.kill(signal)
    await once(child, 'exit')
  }
}
