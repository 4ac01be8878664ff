import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { access, chmod, mkdtemp, readFile, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { COMPILE_CACHE } from './testing/compile-cache.ts'
import { freePort } from './testing/free-port.ts'

const cleanUps: (() => unknown)[] = []
afterEach(async () => {
  for (const cleanUp of cleanUps.splice(0).reverse()) await cleanUp()
})

async function aFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'pepwell-start-'))
  // The database may run under its own account, which needs access.
  await chmod(folder, 0o755)
  cleanUps.push(() => rm(folder, { recursive: true, force: true }))
  return folder
}

interface Run {
  child: ChildProcess
  url: string
  /** the program's output so far */
  output(): string
  /** resolves once the program is ready or has ended */
  settled: Promise<unknown>
  ended: Promise<number | null>
}

/** Starts the real program with just these settings. */
async function run(environment: Record<string, string>, program = 'main.ts'): Promise<Run> {
  const port = await freePort()
  const own = { PORT: String(port), LOG_LEVEL: 'warn' }
  const env = { PATH: process.env.PATH, ...COMPILE_CACHE, ...own, ...environment }
  const child = spawn(process.execPath, [join(import.meta.dirname, program)], {
    env,
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  })
  let output = ''
  const ended = once(child, 'exit').then(([code]) => code as number | null)
  const ready = new Promise((resolve) => {
    for (const stream of [child.stdout, child.stderr]) {
      stream?.on('data', (text) => {
        output += text
        if (output.includes('is ready at')) resolve(undefined)
      })
    }
  })
  cleanUps.push(async () => {
    child.kill('SIGTERM')
    await ended
  })
  return {
    child,
    url: `http://127.0.0.1:${env.PORT}`,
    output: () => output,
    settled: Promise.race([ready, ended]),
    ended,
  }
}

async function started(environment: Record<string, string>, program?: string): Promise<Run> {
  const product = await run(environment, program)
  await product.settled
  return product
}

const isThere = (path: string) =>
  access(path).then(
    () => true,
    () => false,
  )

async function post(url: string, body: object, cookie = '') {
  const headers = { 'content-type': 'application/json', cookie }
  return fetch(url, { method: 'POST', headers, body: JSON.stringify(body) })
}

const person = {
  firstName: 'Ada',
  lastName: 'Keller',
  email: 'ada@mail.net',
  phoneNumber: '4155550123',
  password: 'long enough',
  confirmPassword: 'long enough',
}

test('an empty folder leads to a served page, and a clean stop leaves no database running', async () => {
  const folder = await aFolder()
  const product = await started({ DATA_DIR: folder })
  expect(product.output()).toMatch(/The first admin is admin@pepwell\.local with the password \S{24} /)
  expect(await (await fetch(`${product.url}/api/health`)).json()).toEqual({ status: 'ok' })
  expect(await isThere(join(folder, 'postgres/postmaster.pid'))).toBe(true)
  product.child.kill('SIGTERM')
  expect(await product.ended).toBe(0)
  expect(await isThere(join(folder, 'postgres/postmaster.pid'))).toBe(false)
})

test('acknowledged writes survive a kill of the app, and the first admin is created once', async () => {
  const folder = await aFolder()
  const first = await started({ DATA_DIR: folder })
  expect((await post(`${first.url}/api/auth/signup`, person)).status).toBe(201)
  first.child.kill('SIGKILL')
  await first.ended
  const second = await started({ DATA_DIR: folder })
  expect(second.output()).not.toContain('The first admin')
  expect((await post(`${second.url}/api/auth/login`, person)).status).toBe(200)
})

test('the app survives its database under load and continues once it is back', async () => {
  const folder = await aFolder()
  const product = await started({ DATA_DIR: folder })
  let loading = true
  const load = async () => {
    while (loading) await fetch(`${product.url}/api/community`).then((response) => response.text())
  }
  const loads = [load(), load(), load(), load()]
  const postmaster = async () =>
    (await readFile(join(folder, 'postgres/postmaster.pid'), 'utf8').catch(() => '')).split('\n')[0]
  for (let round = 0; round < 3; round++) {
    const killed = await postmaster()
    process.kill(Number(killed), 'SIGKILL')
    // Backends outlive their postmaster for a moment and still answer, so only the next one counts.
    await expect.poll(postmaster).toSatisfy((pid) => /^\d+$/.test(pid) && pid !== killed)
    await expect.poll(async () => (await fetch(`${product.url}/api/health`)).status).toBe(200)
  }
  loading = false
  await Promise.all(loads)
  expect(product.child.exitCode).toBeNull()
})

test('stopped while it starts, it leaves no database running', async () => {
  const folder = await aFolder()
  const first = await started({ DATA_DIR: folder })
  first.child.kill('SIGTERM')
  await first.ended
  const second = await run({ DATA_DIR: folder })
  await expect.poll(() => isThere(join(folder, 'postgres/postmaster.pid')), { interval: 5 }).toBe(true)
  second.child.kill('SIGTERM')
  expect(await second.ended).toBe(0)
  expect(await isThere(join(folder, 'postgres/postmaster.pid'))).toBe(false)
})

test('it stops when its parent program is gone', async () => {
  const product = await started({ DATA_DIR: await aFolder() })
  product.child.disconnect()
  expect(await product.ended).toBe(0)
})

test('a second one on the same folder is refused with a sentence, and the first continues', async () => {
  const folder = await aFolder()
  const first = await started({ DATA_DIR: folder })
  const second = await started({ DATA_DIR: folder })
  expect(await second.ended).toBe(1)
  expect(second.output()).toContain(`(process ${first.child.pid}) is already using ${folder}`)
  expect((await fetch(`${first.url}/api/health`)).status).toBe(200)
})

test('a port in use ends the start and stops the database again', async () => {
  const folder = await aFolder()
  const busy = createServer().listen(0, '127.0.0.1')
  await once(busy, 'listening')
  cleanUps.push(() => busy.close())
  const product = await started({ DATA_DIR: folder, PORT: String((busy.address() as { port: number }).port) })
  expect(await product.ended).toBe(1)
  expect(product.output()).toMatch(/port \d+ is already in use/i)
  expect(await isThere(join(folder, 'postgres/postmaster.pid'))).toBe(false)
})

test('an invalid setting ends the start with its name, before anything is created', async () => {
  const folder = await aFolder()
  const product = await started({ DATA_DIR: folder, PUBLIC_URL: 'pepwell' })
  expect(await product.ended).toBe(1)
  expect(product.output().trim()).toBe('PUBLIC_URL cannot be used: it should be an http or https address')
  expect(await isThere(join(folder, 'postgres'))).toBe(false)
})

test('an unreachable Redis ends the start with a sentence', async () => {
  const folder = await aFolder()
  const product = await started({ DATA_DIR: folder, REDIS_URL: `redis://127.0.0.1:${await freePort()}` })
  expect(await product.ended).toBe(1)
  expect(product.output()).toMatch(/^REDIS_URL cannot be used: no Redis answers there \(.+\)$/m)
  expect(await isThere(join(folder, 'postgres/postmaster.pid'))).toBe(false)
})

test('the demo has half a year of one person and a back office, created once, never among real members', async () => {
  const folder = await aFolder()
  const signIn = async (demo: Run, email: string) => {
    const response = await post(`${demo.url}/api/auth/login`, { email, password: 'look around' })
    const cookie = response.headers.getSetCookie()[0]?.split(';')[0] ?? ''
    return async (path: string) => (await fetch(demo.url + path, { headers: { cookie } })).json()
  }
  const demo = await started({ DATA_DIR: folder }, 'demo/main.ts')
  const [member, panel] = await Promise.all([
    signIn(demo, 'demo@pepwell.local'),
    signIn(demo, 'operator@pepwell.local'),
  ])
  const stats = (await member('/api/analytics/stats')) as { totalDoses: number }
  expect(stats).toMatchObject({
    activePeptides: 3,
    adherenceRate: expect.any(Number),
    adherenceTrend: expect.any(Number),
  })
  expect(stats.totalDoses).toBeGreaterThan(120)
  expect(demo.output()).toContain('or as the admin operator@pepwell.local')
  expect(await panel('/api/admin/dashboard-stats')).toMatchObject({ totalUsers: 304 })
  expect(((await panel('/api/admin/product-costs')) as []).length).toBeGreaterThan(46)
  const orders = (await panel('/api/admin/orders')) as { status: string }[]
  expect(new Set(orders.map(({ status }) => status)).size).toBeGreaterThan(1)
  for (const stock of ['inventory', 'vitamin-inventory']) {
    const batches = (await panel(`/api/admin/${stock}`)) as { id: number }[]
    expect(batches.length, stock).toBeGreaterThan(20)
    const movements = (await panel(`/api/admin/inventory/${batches[0]?.id}/movements`)) as object[]
    expect(movements.at(-1)).toMatchObject({ reason: 'Received', actor: { id: 'user_demo_operator_1' } })
  }
  const [price] = (await panel('/api/admin/all-vendor-prices')) as { peptideId: number }[]
  const history = (await panel(`/api/admin/price-history?peptideId=${price?.peptideId}`)) as { at: string }[]
  const days = new Set(history.map(({ at }) => at.slice(0, 10)))
  expect(days.size).toBeGreaterThan(3)
  const vials = (await member('/api/vials?limit=200')) as { state: string }[]
  expect(new Set(vials.map(({ state }) => state))).toEqual(
    new Set(['sealed', 'in-use', 'finished', 'discarded']),
  )
  expect(await member('/api/dose-steps')).toMatchObject(
    expect.arrayContaining([expect.objectContaining({ steps: expect.arrayContaining([expect.anything()]) })]),
  )
  for (const path of ['/api/lab-results', '/api/measurements', '/api/side-effects'])
    expect((await member(path)) as [], path).not.toHaveLength(0)
  const known = ['friends', 'chat-rooms', 'my-stacks', 'public-stacks'].map((what) =>
    member(`/api/social/${what}`),
  )
  expect((await Promise.all(known)).map((rows) => (rows as []).length)).toEqual([6, 5, 2, 6])
  demo.child.kill('SIGTERM')
  await demo.ended
  const again = await started({ DATA_DIR: folder }, 'demo/main.ts')
  const later = await signIn(again, 'demo@pepwell.local')
  expect(await later('/api/analytics/stats')).toMatchObject({ totalDoses: stats.totalDoses })
  await post(`${again.url}/api/auth/signup`, person)
  again.child.kill('SIGTERM')
  await again.ended
  const refused = await started({ DATA_DIR: folder }, 'demo/main.ts')
  expect(await refused.ended).toBe(1)
  expect(refused.output()).toContain('this database has real members')
}, 300_000)
