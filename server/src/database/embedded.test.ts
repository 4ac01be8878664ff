import { lstat, mkdir, readdir, readFile, rm, stat, symlink, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { Client } from 'pg'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { TestFolder } from './embedded/killable-app.ts'
import { isProcessRunning } from './embedded/processes.ts'
import { type EmbeddedDatabase, EmbeddedRefusal, startEmbedded } from './embedded.ts'

const log = { info() {}, warn() {}, error() {} }
const LONG = { timeout: 120_000 }

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

async function start(path = folder.path): Promise<EmbeddedDatabase> {
  const database = await startEmbedded({ folder: path, log })
  databases.push(database)
  return database
}

async function ask(database: EmbeddedDatabase, sql: string, into = database.connection.database) {
  const client = new Client({ ...database.connection, database: into })
  await client.connect()
  try {
    return (await client.query(sql)).rows
  } finally {
    await client.end()
  }
}

const setting = async (database: EmbeddedDatabase, name: string) =>
  (await ask(database, `SELECT current_setting('${name}') AS value`))[0].value

describe('the first start', LONG, () => {
  it('creates a UTF-8 database that only this user can reach and that survives a power failure', async () => {
    const database = await start()
    expect(await setting(database, 'listen_addresses')).toBe('')
    expect(await setting(database, 'fsync')).toBe('on')
    expect(await setting(database, 'server_encoding')).toBe('UTF8')
    expect(
      await ask(database, 'SELECT datlocale FROM pg_database WHERE datname = current_database()'),
    ).toEqual([{ datlocale: 'C.UTF-8' }])
    expect(await ask(database, "SELECT upper('é') AS up")).toEqual([{ up: 'É' }])
    expect((await stat(database.connection.host)).mode & 0o777).toBe(0o700)
    expect(await readdir(folder.path)).toEqual(['postgres', 'run'])
  })

  it.runIf(process.platform === 'linux')(
    'is not reached by a Ctrl-C in the terminal of the app',
    async () => {
      await start()
      const postmaster = await folder.postmaster()
      const [, , processGroup] = (await readFile(`/proc/${postmaster}/stat`, 'utf8'))
        .replace(/^.*\) /, '')
        .split(' ')
      expect(Number(processGroup)).toBe(postmaster)
    },
  )

  it('writes its own log', async () => {
    await start()
    const [name = ''] = await readdir(join(folder.dataFolder, 'log'))
    expect(name).toMatch(/^postgres-\w{3}\.log$/)
    expect(await readFile(join(folder.dataFolder, 'log', name), 'utf8')).toContain(
      'ready to accept connections',
    )
  })

  it('writes no values to its log', async () => {
    const database = await start()
    await ask(database, 'CREATE TABLE people (email text UNIQUE)')
    const twice = "INSERT INTO people VALUES ('ada@mail.net'), ('ada@mail.net')"
    await expect(ask(database, twice)).rejects.toThrow('duplicate key')
    const [name = ''] = await readdir(join(folder.dataFolder, 'log'))
    const read = () => readFile(join(folder.dataFolder, 'log', name), 'utf8')
    await expect.poll(read).toContain('duplicate key')
    expect(await read()).not.toContain('ada@mail.net')
  })

  it('is repaired after a kill halfway', async () => {
    const app = folder.start()
    await halfMade()
    await app.kill()
    await start()
    expect(await ask(databases[0] as EmbeddedDatabase, 'SELECT 1 AS one')).toEqual([{ one: 1 }])
    await databases[0]?.stop()
    await start()
    expect(await readdir(folder.path)).toEqual(['postgres', 'run'])
  })

  it('leaves alone what a living process is creating', async () => {
    const made = join(folder.path, `postgres.new-${process.ppid}-0123abcd`)
    await mkdir(made, { recursive: true })
    await start()
    expect((await stat(made)).isDirectory()).toBe(true)
  })

  it('is repaired after a kill before the database of the app exists', async () => {
    const first = await start()
    await ask(first, 'DROP DATABASE pepwell', 'postgres')
    await first.stop()
    expect(await ask(await start(), 'SELECT current_database() AS name')).toEqual([{ name: 'pepwell' }])
  })

  /** Waits until initdb is halfway. */
  async function halfMade() {
    for (;;) {
      const names: string[] = await readdir(folder.path, { recursive: true }).catch(() => [])
      if (names.some((name) => /^postgres\.new-.*global\/pg_control$/.test(name))) return
      expect(names).not.toContain('postgres')
    }
  }
})

describe('a stop', LONG, () => {
  it('leaves no process and can be repeated', async () => {
    const database = await start()
    const [{ pid }] = await ask(database, 'SELECT pg_backend_pid() AS pid')
    const postmaster = await folder.postmaster()
    await Promise.all([database.stop(), database.stop()])
    await database.stop()
    expect(await folder.postmaster()).toBeUndefined()
    expect([postmaster, pid].filter((each) => isProcessRunning(each))).toEqual([])
  })

  it('keeps the data', async () => {
    const first = await start()
    await ask(first, 'CREATE TABLE kept AS SELECT 7 AS dose')
    await first.stop()
    expect(await ask(await start(), 'SELECT dose FROM kept')).toEqual([{ dose: 7 }])
  })

  it('does not wait for connections that someone keeps open', async () => {
    const database = await start()
    const client = new Client(database.connection)
    client.on('error', () => {})
    await client.connect()
    await database.stop()
    expect(await folder.postmaster()).toBeUndefined()
  })

  it('follows the app on SIGTERM', async () => {
    const app = folder.start()
    await app.says('started')
    expect(await app.stop()).toBe(0)
    expect(await folder.postmaster()).toBeUndefined()
  })
})

describe('the socket', LONG, () => {
  /** Too long for a socket path. */
  const deep = () => join(folder.path, 'a'.repeat(100))

  it('is in the temporary folder if the data folder has too long a path', async () => {
    const database = await start(deep())
    const { host } = database.connection
    expect(host).toMatch(/\/pepwell-[0-9a-f]{16}$/)
    expect((await lstat(host)).mode & 0o777).toBe(0o700)
    expect(await ask(database, 'SELECT 1 AS one')).toEqual([{ one: 1 }])
    await database.stop()
    const again = await start(deep())
    expect(again.connection.host).toBe(host)
    await again.stop()
    await rm(host, { recursive: true })
  })

  it('avoids a link that someone else left', async () => {
    await mkdir(folder.path)
    await symlink(folder.root, join(folder.path, 'run'))
    await expect(start()).rejects.toThrow(/isn't a folder of its own. Remove it, or set DATA_DIR/)
  })
})

describe('a folder of another kind', LONG, () => {
  it('is refused if another PostgreSQL version created it', async () => {
    await (await start()).stop()
    await writeFile(join(folder.dataFolder, 'PG_VERSION'), '16\n')
    await expect(start()).rejects.toThrow(EmbeddedRefusal)
    await expect(start()).rejects.toThrow(
      /made by PostgreSQL 16.* brings PostgreSQL 18.*npm run backup \S+\. .*DATA_DIR.*npm run restore/,
    )
  })

  it('is refused if it has other content', async () => {
    await (await start()).stop()
    const other = join(dirname(folder.path), 'other')
    await mkdir(join(other, 'postgres'), { recursive: true })
    await expect(start(other)).rejects.toThrow(EmbeddedRefusal)
  })

  it('reports the error of PostgreSQL if it does not start', async () => {
    await (await start()).stop()
    await writeFile(join(folder.dataFolder, 'postgresql.conf'), 'shared_buffers = nonsense\n')
    await expect(start()).rejects.toThrow(/didn't start in .*invalid value for parameter "shared_buffers"/s)
    expect(await folder.postmaster()).toBeUndefined()
  })

  it('reports the error of PostgreSQL from its log', async () => {
    await (await start()).stop()
    await writeFile(join(folder.dataFolder, 'global', 'pg_control'), '')
    await expect(start()).rejects.toThrow(/didn't start in .*pg_control/s)
  })
})
