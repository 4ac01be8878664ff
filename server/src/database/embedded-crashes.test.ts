import { spawn } from 'node:child_process'
import { readFile, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { Client } from 'pg'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { type KillableApp, TestFolder } from './embedded/killable-app.ts'
import { readPostmasterFile } from './embedded/lock-file.ts'
import { send } from './embedded/processes.ts'
import { type EmbeddedDatabase, FolderInUse, startEmbedded } from './embedded.ts'

const log = { info() {}, warn() {}, error() {} }
const LONG = { timeout: 120_000 }
const ROUNDS = 10

let folder: TestFolder
let databases: EmbeddedDatabase[]

beforeEach(async () => {
  folder = await TestFolder.make()
  databases = []
})

afterEach(async () => {
  for (const database of databases) await database.stop()
  await folder.remove()
}, 60_000)

async function start(): Promise<EmbeddedDatabase> {
  const database = await startEmbedded({ folder: folder.path, log })
  databases.push(database)
  return database
}

async function connect(database: EmbeddedDatabase): Promise<Client> {
  const client = new Client(database.connection)
  client.on('error', () => {})
  await client.connect()
  return client
}

/** The rows that the database lacks. */
async function missing(rows: string[], database: EmbeddedDatabase): Promise<string[]> {
  const client = await connect(database)
  const written = await client.query<{ tag: string; id: number }>('SELECT tag, id FROM written')
  await client.end()
  const found = new Set(written.rows.map(({ tag, id }) => `${tag} ${id}`))
  return rows.filter((row) => !found.has(row))
}

async function running(tag?: string): Promise<KillableApp> {
  const app = folder.start(tag)
  await app.says('started')
  await app.writesMore()
  return app
}

describe('the app is killed', LONG, () => {
  it('and the next start reuses its server and stops it in the end', async () => {
    const app = await running('a')
    const postmaster = await folder.postmaster()
    await app.kill()
    const database = await start()
    expect(await folder.postmaster()).toBe(postmaster)
    expect(await missing(app.rows, database)).toEqual([])
    await database.stop()
    expect(await folder.postmaster()).toBeUndefined()
  })

  it('while PostgreSQL starts, and the next start waits for that', async () => {
    await (await start()).stop()
    const app = folder.start()
    while ((await folder.postmaster()) === undefined) await sleep(1)
    await app.kill()
    const database = await start()
    await (await connect(database)).end()
  })

  it('while PostgreSQL stops, and the next start waits for that', async () => {
    const app = await running()
    const postmaster = (await folder.postmaster()) as number
    const { socketFolder: host = '', port } = (await readPostmasterFile(folder.dataFolder)) ?? {}
    const lingering = new Client({ host, port, user: 'pepwell', database: 'pepwell' })
    await lingering.connect()
    await app.kill()
    send('SIGTERM', postmaster) // the smart shutdown, which waits for the lingering connection
    const starting = start()
    while ((await readPostmasterFile(folder.dataFolder))?.status !== 'stopping') await sleep(10)
    await sleep(200)
    expect(await folder.postmaster()).toBe(postmaster)
    await lingering.end()
    await (await connect(await starting)).end()
    expect(await folder.postmaster()).not.toBe(postmaster)
  })
})

describe('PostgreSQL is killed', LONG, () => {
  it('and the app that started it restarts it', async () => {
    const app = await running('a')
    await folder.comesBack(app, await folder.killPostmaster())
    expect(await app.stop()).toBe(0)
    expect(await missing(app.rows, await start())).toEqual([])
  })

  it('and the app that took it over restarts it', async () => {
    await (await running('a')).kill()
    const app = await running('b')
    await folder.comesBack(app, await folder.killPostmaster())
    expect(await app.stop()).toBe(0)
    expect(await folder.postmaster()).toBeUndefined()
  })

  it('repeatedly', async () => {
    const app = await running('a')
    for (let time = 0; time < 3; time++) {
      await folder.comesBack(app, await folder.killPostmaster())
    }
    expect(await app.stop()).toBe(0)
  })

  it('and restarts while the app stops', async () => {
    const database = await start()
    await folder.killPostmaster()
    await database.stop()
    expect(await folder.postmaster()).toBeUndefined()
  })

  it('in one of its processes, and the app continues', async () => {
    const database = await start()
    const before = await connect(database)
    const { rows } = await before.query('SELECT pg_backend_pid() AS pid')
    const ended = new Promise<void>((resolve) => before.on('end', resolve))
    send('SIGKILL', rows[0].pid)
    await ended
    // The lock was lost with all connections, and is held again.
    const locks = async () => {
      const client = await connect(database)
      const held = await client.query("SELECT FROM pg_locks WHERE locktype = 'advisory' AND granted")
      await client.end()
      return held.rowCount
    }
    await expect.poll(locks, { timeout: 30_000 }).toBeGreaterThan(0)
    await expect(startEmbedded({ folder: folder.path, log })).rejects.toThrow(FolderInUse)
  })
})

describe('a lock file after a crash', LONG, () => {
  it('may name the pid of an unrelated living process', async () => {
    await (await start()).stop()
    // As the same user, whose processes PostgreSQL checks.
    const { uid, gid } = await stat(folder.dataFolder)
    const stranger = spawn('sleep', ['600'], { uid, gid })
    try {
      const crashed = await running('a')
      const path = join(folder.dataFolder, 'postmaster.pid')
      await Promise.all([crashed.kill(), folder.killPostmaster()])
      const [, ...rest] = (await readFile(path, 'utf8')).split('\n')
      await writeFile(path, [stranger.pid, ...rest].join('\n'))
      const socketLock = join(folder.path, 'run', '.s.PGSQL.5432.lock')
      await writeFile(socketLock, `${stranger.pid}\n`)
      expect(await missing(crashed.rows, await start())).toEqual([])
      expect(stranger.exitCode ?? stranger.signalCode).toBeNull()
    } finally {
      stranger.kill()
    }
  })
})

describe('a second app on the same folder', LONG, () => {
  it('is refused with a sentence, and the first continues undisturbed', async () => {
    const first = await running('a')
    const postmaster = await folder.postmaster()
    const second = folder.start('b')
    expect(await second.says('refused')).toBe(
      `refused Another Pepwell (process ${first.pid}) is already using ${folder.path}. ` +
        'Stop it, or set DATA_DIR to another folder.',
    )
    expect(await second.ended).toBe(3)
    expect(await folder.postmaster()).toBe(postmaster)
    await first.writesMore()
    expect(await first.stop()).toBe(0)
  })

  it('started at the same time on an empty folder: one wins, the other is refused', async () => {
    const apps = [folder.start('a'), folder.start('b')]
    const outputs = await Promise.all(apps.map((app) => app.says('started', 'refused')))
    expect(outputs.map((line) => line.split(' ')[0]).sort()).toEqual(['refused', 'started'])
    const winner = apps[outputs.indexOf('started')] as KillableApp
    await winner.writesMore()
    expect(await winner.stop()).toBe(0)
    expect(await missing(winner.rows, await start())).toEqual([])
  })

  it('started while the first is stopping waits for its turn', async () => {
    const first = await running('a')
    const second = folder.start('b')
    const [code] = await Promise.all([first.stop(), second.says('started')])
    expect(code).toBe(0)
    await second.writesMore()
    expect(await second.stop()).toBe(0)
  })

  it('that is faster after a crash keeps the folder, and the first one learns of it', async () => {
    const first = await running('a')
    first.signal('SIGSTOP')
    await folder.killPostmaster()
    const second = await running('b')
    first.signal('SIGCONT')
    expect(await first.says('lost')).toContain(`Another Pepwell (process ${second.pid})`)
    expect(await first.ended).toBe(4)
    await second.writesMore()
    expect(await second.stop()).toBe(0)
  })

  it('in the same process is refused as well', async () => {
    await start()
    await expect(startEmbedded({ folder: folder.path, log })).rejects.toThrow(FolderInUse)
  })
})

describe('under write load', LONG, () => {
  it('no acknowledged row is lost, no matter what is killed', async () => {
    const acknowledged: string[] = []
    for (let round = 0; round < ROUNDS; round++) {
      const app = await running(`round-${round}`)
      await sleep(Math.random() * 300)
      const victim = round % 3
      if (victim === 0) await app.kill()
      if (victim === 1) await Promise.all([folder.killPostmaster(), app.kill()])
      if (victim === 2) {
        await folder.killPostmaster()
        await sleep(Math.random() * 300)
        await app.kill()
      }
      acknowledged.push(...app.rows)
      // Every other app finds things as the kill left them.
      if (round % 2 === 0) continue
      const database = await start()
      expect(await missing(acknowledged, database)).toEqual([])
      await database.stop()
    }
    expect(acknowledged.length).toBeGreaterThan(ROUNDS)
  })
})
