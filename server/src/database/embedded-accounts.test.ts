import { spawnSync } from 'node:child_process'
import { chmod, chown, lchown, mkdir, readFile, stat } from 'node:fs/promises'
import { homedir } from 'node:os'
import { dirname, join } from 'node:path'
import { Client } from 'pg'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { TestFolder } from './embedded/killable-app.ts'
import { closedTo } from './embedded/run-as.ts'
import { type EmbeddedDatabase, EmbeddedRefusal, startEmbedded } from './embedded.ts'

const log = { info() {}, warn() {}, error() {} }
const LONG = { timeout: 120_000 }

const isRoot = process.getuid?.() === 0
/** An ordinary user who owns nothing here: 'daemon' on every Unix. */
const ORDINARY = { uid: 1, gid: 1 }
/** Nobody else can run a clone below /root. */
const othersCanRunThis =
  (await closedTo(ORDINARY, [dirname(process.execPath), import.meta.dirname])).length === 0

let folder: TestFolder
let database: EmbeddedDatabase | undefined

afterEach(async () => {
  await database?.stop()
  database = undefined
  await folder.remove()
}, 60_000)

async function start(): Promise<EmbeddedDatabase> {
  database = await startEmbedded({ folder: folder.path, log })
  const client = new Client(database.connection)
  await client.connect()
  await client.end()
  return database
}

const CAP_DAC_READ_SEARCH = 1 << 2

/** User and capabilities of a process on Linux. */
async function rightsOf(pid: number | string | undefined) {
  const status = await readFile(`/proc/${pid}/status`, 'utf8')
  const field = (name: string) => new RegExp(`^${name}:\\s+(\\S+)`, 'm').exec(status)?.[1] ?? ''
  return { uid: Number(field('Uid')), capabilities: Number.parseInt(field('CapEff'), 16) }
}

const onLinuxAsRoot = isRoot && process.platform === 'linux'
/** In containers root often can't read everything. */
const canGiveRightToRead =
  onLinuxAsRoot &&
  ((await rightsOf('self')).capabilities & CAP_DAC_READ_SEARCH) !== 0 &&
  spawnSync('setpriv', ['--version']).status === 0

describe.runIf(onLinuxAsRoot)('started as root', LONG, () => {
  it.runIf(othersCanRunThis)('runs PostgreSQL as an ordinary user without root rights', async () => {
    folder = await TestFolder.make()
    await start()
    const { uid, capabilities } = await rightsOf(await folder.postmaster())
    expect(uid).toBeGreaterThan(0)
    expect(capabilities).toBe(0)
  })

  describe('below a folder that only root can enter', () => {
    beforeEach(async () => {
      folder = await TestFolder.make('data', homedir())
      await chmod(folder.root, 0o700)
    })

    it.runIf(canGiveRightToRead)('works with only the capability to read', async () => {
      await start()
      const { uid, capabilities } = await rightsOf(await folder.postmaster())
      expect(uid).toBeGreaterThan(0)
      expect(capabilities).toBe(CAP_DAC_READ_SEARCH)
      await database?.stop()
      await start()
    })

    it.runIf(!canGiveRightToRead)('says what to do if it cannot grant that capability', async () => {
      await expect(start()).rejects.toThrow(
        /can't enter .*as an ordinary user, .*DATA_DIR.* let others enter \(chmod o\+x/,
      )
    })
  })

  it('changes the owner of only its own folders', async () => {
    folder = await TestFolder.make()
    await start()
    expect((await stat(folder.path)).uid).toBe(0)
    expect((await stat(folder.dataFolder)).uid).toBeGreaterThan(0)
  })

  it("refuses data that belongs to root, which PostgreSQL wouldn't open", async () => {
    folder = await TestFolder.make()
    await mkdir(folder.dataFolder, { recursive: true })
    await expect(start()).rejects.toThrow(/belongs to root.*chown -R postgres.*DATA_DIR/)
  })

  it('refuses a socket folder of another user', async () => {
    folder = await TestFolder.make()
    await mkdir(join(folder.path, 'run'), { recursive: true })
    await lchown(join(folder.path, 'run'), ORDINARY.uid, ORDINARY.gid)
    await expect(start()).rejects.toThrow(EmbeddedRefusal)
  })
})

describe.runIf(isRoot && othersCanRunThis)('started by an ordinary user', LONG, () => {
  it('works in their own folder, even if root starts it in between', async () => {
    folder = await ordinaryFolder()
    const app = folder.start('a', ORDINARY)
    await app.says('started')
    await app.writesMore()
    expect(await app.stop()).toBe(0)

    await start()
    expect((await stat(folder.dataFolder)).uid).toBe(ORDINARY.uid)
    await database?.stop()

    const again = folder.start('b', ORDINARY)
    await again.says('started')
    expect(await again.stop()).toBe(0)
  })

  it('reuses the server that root left running on their data', async () => {
    folder = await ordinaryFolder()
    const theirs = folder.start('a', ORDINARY)
    await theirs.says('started')
    await theirs.stop()
    const roots = folder.start('b')
    await roots.says('started')
    const postmaster = await folder.postmaster()
    await roots.kill()
    const again = folder.start('c', ORDINARY)
    await again.says('started')
    expect(await folder.postmaster()).toBe(postmaster)
    expect(await again.stop()).toBe(0)
    expect(await folder.postmaster()).toBeUndefined()
  })

  it.runIf(canGiveRightToRead)(
    'reuses the server that root left running with the capability to read',
    async () => {
      folder = await ordinaryFolder()
      const theirs = folder.start('a', ORDINARY)
      await theirs.says('started')
      await theirs.stop()
      await chown(folder.root, 0, 0)
      await chmod(folder.root, 0o700)
      const roots = folder.start('b')
      await roots.says('started')
      const postmaster = await folder.postmaster()
      expect((await rightsOf(postmaster)).capabilities).toBe(CAP_DAC_READ_SEARCH)
      await roots.kill()
      await chmod(folder.root, 0o755)
      const again = folder.start('c', ORDINARY)
      await again.says('started')
      expect(await folder.postmaster()).toBe(postmaster)
      expect(await again.stop()).toBe(0)
      expect(await folder.postmaster()).toBeUndefined()
    },
  )

  it('is refused with a sentence if root created the data', async () => {
    folder = await ordinaryFolder()
    await (await start()).stop()
    const app = folder.start('a', ORDINARY)
    expect(await app.says('refused')).toMatch(/belongs to another user.*as that user or as root.*DATA_DIR/)
  })

  it('explains the refusal if they can’t use the folder', async () => {
    folder = await TestFolder.make('data', homedir())
    await chmod(folder.root, 0o700)
    const app = folder.start('a', ORDINARY)
    expect(await app.says('refused')).toMatch(/can't be used: EACCES.*DATA_DIR/)
  })

  async function ordinaryFolder(): Promise<TestFolder> {
    const made = await TestFolder.make()
    await chown(made.root, ORDINARY.uid, ORDINARY.gid)
    return made
  }
})
