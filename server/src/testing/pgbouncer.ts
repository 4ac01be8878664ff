import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import type { EmbeddedDatabase } from '../database/embedded.ts'
import { freePort } from './free-port.ts'
import { aSilentProxy } from './silent-proxy.ts'

const { status, stdout } = spawnSync('pgbouncer', ['--version'], { encoding: 'utf8' })

/** Whether pgbouncer is installed. */
export const hasPgBouncer = status === 0

/** Its version: 118 for 1.18. */
export const poolerVersion = Number(
  / (\d+)\.(\d+)/
    .exec(stdout ?? '')
    ?.slice(1)
    .join('') ?? 0,
)

/** A transaction pooler with two connections; stopped after the test. */
export async function aPooler(
  target: EmbeddedDatabase['connection'],
): Promise<EmbeddedDatabase['connection']> {
  // The pooler runs under an account that cannot see the socket of the database.
  const { connection } = await aSilentProxy(target)
  const { database, user, password } = { password: '', ...target }
  const [folder, port] = [await mkdtemp(join(tmpdir(), 'pepwell-pooler-')), await freePort()]
  const settings = join(folder, 'pgbouncer.ini')
  await writeFile(
    settings,
    `[databases]
${database} = host=127.0.0.1 port=${connection.port} user=${user} ${password && `password=${password}`}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = any
pool_mode = transaction
default_pool_size = 2
`,
  )
  await chmod(folder, 0o755)
  const account = process.getuid?.() === 0 ? ['-u', 'nobody'] : []
  const pooler = spawn('pgbouncer', [...account, settings], { stdio: ['ignore', 'ignore', 'pipe'] })
  onTestFinished(async () => {
    const ended = once(pooler, 'exit')
    pooler.kill('SIGKILL')
    await ended
    await rm(folder, { recursive: true })
  })
  await new Promise<void>((resolve, reject) => {
    let output = ''
    pooler.stderr.on('data', (text) => {
      output += text
      if (output.includes('process up')) resolve()
    })
    pooler.once('exit', () => reject(new Error(`pgbouncer ended: ${output}`)))
  })
  return { ...target, host: '127.0.0.1', port }
}
