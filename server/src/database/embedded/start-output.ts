import { randomBytes } from 'node:crypto'
import { type FileHandle, open, readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'

const LINES = 15

/**
 * PostgreSQL's output while it starts: first on standard error, then in its own log. Standard error is an unnamed
 * file, because a pipe would break if this process dies before the server.
 */
export class StartOutput {
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
