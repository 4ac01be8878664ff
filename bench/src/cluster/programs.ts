import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createWriteStream } from 'node:fs'
import { chown, mkdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

/** Where and as whom a cluster's programs run. */
export interface Ground {
  folder: string
  env: NodeJS.ProcessEnv
  /** PostgreSQL and its neighbors don't run as root */
  account: { uid: number; gid: number } | undefined
}

/** Creates a folder that the programs may write. */
export async function ownFolder({ folder, account }: Ground, name: string): Promise<string> {
  const own = join(folder, name)
  await mkdir(own)
  if (account) await chown(own, account.uid, account.gid)
  return own
}

/** Waits until something is so. */
export async function until(what: string, isSo: () => Promise<boolean>, seconds = 300): Promise<void> {
  const end = performance.now() + seconds * 1_000
  while (!(await isSo().catch(() => false))) {
    if (performance.now() > end) throw new Error(`${what}: not after ${seconds} s`)
    await sleep(250)
  }
}

/** A server of the cluster; its output goes to a file. */
export class Program {
  private child: ChildProcess | undefined
  private readonly ground: Ground
  private readonly name: string
  private readonly command: readonly string[]

  constructor(ground: Ground, name: string, command: readonly string[]) {
    this.ground = ground
    this.name = name
    this.command = command
  }

  get pid(): number {
    return this.child?.pid ?? 0
  }

  start(env: NodeJS.ProcessEnv = {}): void {
    const { folder, account } = this.ground
    const [program = '', ...args] = this.command
    const log = createWriteStream(join(folder, `${this.name}.log`), { flags: 'a' })
    const child = spawn(program, args, {
      ...{ cwd: folder, env: { ...this.ground.env, ...env }, stdio: ['ignore', 'pipe', 'pipe'], ...account },
    })
    child.on('error', (error) => log.write(`${error.message}\n`))
    child.stdout?.pipe(log)
    child.stderr?.pipe(log)
    this.child = child
  }

  signal(name: NodeJS.Signals): void {
    this.child?.kill(name)
  }

  async end(name: NodeJS.Signals = 'SIGTERM'): Promise<void> {
    const { child } = this
    if (!child?.pid || child.exitCode !== null || child.signalCode !== null) return
    const ended = once(child, 'exit')
    child.kill(name)
    // A stopped program doesn't end by itself.
    child.kill('SIGCONT')
    const slow = setTimeout(() => child.kill('SIGKILL'), 15_000)
    await ended
    clearTimeout(slow)
  }
}

/** The processes that a process started. */
export async function childrenOf(pid: number): Promise<number[]> {
  const text = await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8').catch(() => '')
  return text.split(' ').filter(Boolean).map(Number)
}
