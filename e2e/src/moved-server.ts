import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import type { BrowserContext } from '@playwright/test'
import { test as base, expect } from './journey.ts'
import { expectNone, surprisesOf } from './surprises.ts'

const root = resolve(import.meta.dirname, '../..')

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  await once(server, 'close')
  if (address === null || typeof address === 'string') throw new Error('no free port')
  return address.port
}

/** The product with a database of its own. */
function start(port: number, folder: string): ChildProcess {
  const clock = join(import.meta.dirname, 'moved-clock.ts')
  const env = { ...process.env, PORT: String(port), DATA_DIR: folder, LOG_LEVEL: 'warn' }
  return spawn(process.execPath, ['--import', clock, 'server/src/main.ts'], {
    cwd: root,
    env,
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
}

/** A server whose clock a journey moves, so that days pass in it. */
class MovedServer {
  readonly baseURL: string
  private readonly server: ChildProcess

  constructor(server: ChildProcess, port: number) {
    this.server = server
    this.baseURL = `http://localhost:${port}`
  }

  /** Sets its clock to so long ago; it is that of everybody else again with 0. */
  async setBehind(ms: number): Promise<void> {
    this.server.send(ms)
    await once(this.server, 'message')
  }

  async answers(): Promise<void> {
    const health = () =>
      fetch(`${this.baseURL}/api/health`).then(
        ({ ok }) => ok,
        () => false,
      )
    await expect.poll(health, { timeout: 40_000 }).toBe(true)
  }

  async stop(): Promise<void> {
    this.server.kill('SIGTERM')
    await once(this.server, 'exit')
  }
}

/** Journeys on a server of their own, whose clock they move. */
export const test = base.extend<{ moved: MovedServer; visitor: BrowserContext }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright wants it so
  moved: async ({}, use) => {
    const folder = await mkdtemp(join(tmpdir(), 'pepwell-moved-'))
    // The database may run under an account of its own, which has to get there.
    await chmod(folder, 0o755)
    const port = await freePort()
    const moved = new MovedServer(start(port, folder), port)
    await moved.answers()
    await use(moved)
    await moved.stop()
    await rm(folder, { recursive: true })
  },
  visitor: async ({ browser, contextOptions, viewport, colorScheme, timezoneId, locale, moved }, use) => {
    const options = { ...contextOptions, viewport, colorScheme, timezoneId, locale, baseURL: moved.baseURL }
    const context = await browser.newContext(options)
    await use(context)
    await context.close()
  },
})

/** A page on which nothing may go wrong unseen. */
export async function aPage(context: BrowserContext) {
  const page = await context.newPage()
  const surprises = await surprisesOf(page)
  return { page, nothingWentWrong: () => expectNone(surprises) }
}
