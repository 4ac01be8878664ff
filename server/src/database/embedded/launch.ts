import { type ChildProcess, spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { type FileHandle, open, readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Address } from './address.ts'
import { type Cluster, ENVIRONMENT } from './cluster.ts'
import { readPostmasterFile } from './lock-file.ts'

const LINES = 15

/**
 * PostgreSQL's output while it starts: first on standard error, then in its own log. Standard error is an unnamed
 * file, because a pipe would break if this process dies before the server.
 */
class StartOutput {
  readonly #console: FileHandle
  readonly #logFolder: string
  readonly #before: Map<string, number>

  private constructor(console: FileHandle, logFolder: string, before: Map<string, number>) {
    this.#console = console
    this.#logFolder = logFolder
    this.#before = before
  }

  static async open(folder: string, logFolder: string): Promise<StartOutput> {
    const path = join(folder, `postgres-start-${randomBytes(4).toString('hex')}`)
    const before = await sizesIn(logFolder)
    const console = await open(path, 'wx+', 0o600)
    await rm(path)
    return new StartOutput(console, logFolder, before)
  }

  get fd(): number {
    return this.#console.fd
  }

  async lastLines(): Promise<string> {
    let text = await readFrom(this.#console, 0)
    for (const name of (await sizesIn(this.#logFolder)).keys()) {
      const file = await open(join(this.#logFolder, name))
      text += await readFrom(file, this.#before.get(name) ?? 0).finally(() => file.close())
    }
    return text.trim().split('\n').slice(-LINES).join('\n')
  }

  close(): Promise<void> {
    return this.#console.close()
  }
}

async function readFrom(file: FileHandle, position: number): Promise<string> {
  const { size } = await file.stat()
  const buffer = Buffer.alloc(Math.max(0, size - position))
  await file.read(buffer, 0, buffer.length, position)
  return buffer.toString()
}

async function sizesIn(folder: string): Promise<Map<string, number>> {
  const names = await readdir(folder).catch(() => [])
  return new Map(
    await Promise.all(names.map(async (name) => [name, (await stat(join(folder, name))).size] as const)),
  )
}

export type Launch = { ready: true; pid: number } | { ready: false; exited: boolean; output: string }

/**
 * Starts a server and waits until it accepts connections. `stranger` is an unrelated living process that a stale lock
 * file names.
 */
export async function launch(
  cluster: Cluster,
  address: Address,
  stranger: number | undefined,
  timeout: AbortSignal,
): Promise<Launch> {
  const output = await StartOutput.open(cluster.folder, join(cluster.dataFolder, 'log'))
  try {
    return await launchWith(output, cluster, address, stranger, timeout)
  } finally {
    await output.close()
  }
}

async function launchWith(
  output: StartOutput,
  cluster: Cluster,
  address: Address,
  stranger: number | undefined,
  timeout: AbortSignal,
): Promise<Launch> {
  const child = spawnPostmaster(cluster, address, stranger, output.fd)
  const end = whenEnded(child)
  while (!end.ended) {
    const lockFile = await readPostmasterFile(cluster.dataFolder)
    if (lockFile && lockFile.pid === child.pid && lockFile.status === 'ready') {
      return { ready: true, pid: lockFile.pid }
    }
    if (timeout.aborted) break
    await sleep(20)
  }
  if (end.error) throw end.error
  return { ready: false, exited: end.ended, output: await output.lastLines() }
}

function spawnPostmaster(
  { binaries, folder, dataFolder, runAs }: Cluster,
  address: Address,
  stranger: number | undefined,
  output: number,
): ChildProcess {
  const settings = settingsFor(address).flatMap((setting) => ['-c', setting])
  const { command, args, options } = runAs(binaries.postgres, ['-D', dataFolder, ...settings])
  const child = spawn(command, args, {
    ...options,
    cwd: folder,
    // PostgreSQL ignores a lock file that names its grandparent and checks the shared memory instead, which is
    // reliable. Without this a reused pid would keep the database down until someone deletes the file.
    env: { ...ENVIRONMENT, ...(stranger && { PG_GRANDPARENT_PID: String(stranger) }) },
    stdio: ['ignore', output, output],
    // A separate process group: Ctrl-C in the terminal must reach only the app, which then stops PostgreSQL.
    detached: true,
    windowsHide: true,
  })
  child.unref()
  return child
}

function settingsFor({ host, port }: Address): string[] {
  const socketOnly = process.platform !== 'win32'
  return [
    `listen_addresses=${socketOnly ? '' : host}`,
    `port=${port}`,
    `unix_socket_directories=${socketOnly ? `"${host.replaceAll('"', '""')}"` : ''}`,
    'unix_socket_permissions=0700',
    'logging_collector=on',
    'log_directory=log',
    'log_filename=postgres-%a.log',
    'log_rotation_age=1d',
    'log_rotation_size=0',
    'log_truncate_on_rotation=on',
    // Details and statements would write personal data into the log.
    'log_error_verbosity=terse',
    'log_min_error_statement=panic',
  ]
}

function whenEnded(child: ChildProcess): { ended: boolean; error?: Error } {
  const end: { ended: boolean; error?: Error } = { ended: false }
  child.on('exit', () => {
    end.ended = true
  })
  child.on('error', (error) => {
    end.ended = true
    end.error = error
  })
  return end
}
