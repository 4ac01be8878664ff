import { type ChildProcessByStdio, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmod, mkdtemp, readdir, readFile, realpath, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Account } from './account.ts'
import { readPostmasterFile } from './lock-file.ts'
import { exitsWithin, isPostmasterOf, send } from './processes.ts'

const FIXTURE = join(import.meta.dirname, 'fixture-app.ts')

/** For tests: runs fixture-app.ts in its own process. */
export class KillableApp {
  readonly #child: ChildProcessByStdio<null, Readable, Readable>
  readonly ended: Promise<number | null>
  #stdout = ''
  #stderr = ''
  #isOver = false

  constructor(folder: string, tag = '', account: Partial<Account> = {}) {
    this.#child = spawn(process.execPath, [FIXTURE, folder, tag], {
      ...account,
      cwd: '/',
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    this.#child.stdout.on('data', (chunk) => {
      this.#stdout += chunk
    })
    this.#child.stderr.on('data', (chunk) => {
      this.#stderr += chunk
    })
    this.ended = once(this.#child, 'close').then(([code]) => {
      this.#isOver = true
      return code
    })
  }

  get pid(): number {
    if (this.#child.pid === undefined) throw new Error('the app was not started')
    return this.#child.pid
  }

  /** Whole lines only: a killed app may leave half of one. */
  get lines(): string[] {
    return this.#stdout.split('\n').slice(0, -1)
  }

  get rows(): string[] {
    return this.lines.filter((line) => line.startsWith('wrote ')).map((line) => line.slice('wrote '.length))
  }

  /** The first line that starts with one of these words. */
  async says(...words: string[]): Promise<string> {
    for (;;) {
      const over = this.#isOver
      const line = this.lines.find((said) => words.some((word) => said.startsWith(word)))
      if (line) return line
      if (over) throw new Error(`The app ended without '${words}': ${this.lines.at(-1)}\n${this.#stderr}`)
      await sleep(10)
    }
  }

  async writesMore(): Promise<void> {
    const before = this.rows.length
    while (this.rows.length <= before) {
      if (this.#isOver) throw new Error(`The app ended: ${this.#stderr}`)
      await sleep(10)
    }
  }

  signal(signal: NodeJS.Signals): void {
    this.#child.kill(signal)
  }

  async kill(): Promise<void> {
    this.signal('SIGKILL')
    await this.ended
  }

  async stop(): Promise<number | null> {
    this.signal('SIGTERM')
    return this.ended
  }
}

/** For tests: DATA_DIR in a temporary folder, with the apps that use it. */
export class TestFolder {
  readonly root: string
  readonly path: string
  readonly #apps: KillableApp[] = []

  private constructor(root: string, inside: string) {
    this.root = root
    this.path = join(root, inside)
  }

  static async make(inside = 'data', parent = tmpdir()): Promise<TestFolder> {
    const root = await realpath(await mkdtemp(join(parent, 'pepwell-test-')))
    // Only the owner can enter mkdtemp's folders, and as root PostgreSQL runs as another user.
    await chmod(root, 0o755)
    return new TestFolder(root, inside)
  }

  get dataFolder(): string {
    return join(this.path, 'postgres')
  }

  start(tag?: string, account?: Partial<Account>): KillableApp {
    const app = new KillableApp(this.path, tag, account)
    this.#apps.push(app)
    return app
  }

  /** The pid of the current server. */
  async postmaster(): Promise<number | undefined> {
    const lockFile = await readPostmasterFile(this.dataFolder)
    return lockFile && (await isPostmasterOf(this.dataFolder, lockFile.pid)) ? lockFile.pid : undefined
  }

  async killPostmaster(): Promise<number> {
    const pid = await this.postmaster()
    if (!pid) throw new Error('no PostgreSQL is running here')
    send('SIGKILL', pid)
    await exitsWithin(pid, 5_000)
    return pid
  }

  /** Waits until a new server replaced the killed one and the app can use it. */
  async comesBack(app: KillableApp, killed: number): Promise<void> {
    for (let pid: number | undefined; !pid || pid === killed; pid = await this.postmaster()) await sleep(10)
    await app.writesMore()
  }

  async remove(): Promise<void> {
    await Promise.all(this.#apps.map((app) => app.kill()))
    for (const pid of [await this.postmaster(), ...(await this.#startedHere())]) {
      if (!pid) continue
      send('SIGQUIT', pid)
      await exitsWithin(pid, 10_000)
    }
    await rm(this.root, { recursive: true, force: true, maxRetries: 10 })
  }

  /** A killed app's server may not have its lock file yet; its command line names this folder. */
  async #startedHere(): Promise<number[]> {
    if (process.platform !== 'linux') return []
    const pids = (await readdir('/proc')).map(Number).filter((pid) => pid > 0)
    const commands = await Promise.all(
      pids.map((pid) => readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '')),
    )
    return pids.filter((pid, index) => pid !== process.pid && commands[index]?.includes(`${this.root}/`))
  }
}
