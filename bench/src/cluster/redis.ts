import { chmod, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { freePort } from '@pepwell/server/testing/free-port'
import { deploy } from './database-nodes.ts'
import { type Ground, Program } from './programs.ts'
import { listening } from './proxies.ts'

/** Two Redis under three Sentinels with deploy/sentinel.conf. */
export async function startRedis(ground: Ground) {
  const [leads, follows] = [await freePort(), await freePort()]
  const server = (port: number, ...more: string[]) =>
    new Program(ground, `redis-${port}`, [
      ...['redis-server', '--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no'],
      ...more,
    ])
  const first = server(leads)
  const second = server(follows, '--replicaof', '127.0.0.1', String(leads))
  first.start()
  await listening(leads)
  second.start()
  const text = await readFile(join(deploy, 'sentinel.conf'), 'utf8')
  const ports = [await freePort(), await freePort(), await freePort()]
  const sentinels: Program[] = []
  for (const port of ports) {
    const file = join(ground.folder, `sentinel-${port}.conf`)
    // Sentinel replaces its file, so that its folder must be writable too.
    await writeFile(
      file,
      `bind 127.0.0.1\n${text.replace('26379', String(port)).replace('redis1 6379', `127.0.0.1 ${leads}`)}`,
    )
    await chmod(file, 0o666)
    const sentinel = new Program(ground, `sentinel-${port}`, ['redis-server', file, '--sentinel'])
    sentinel.start()
    sentinels.push(sentinel)
  }
  for (const port of [follows, ...ports]) await listening(port)
  return {
    url: `redis+sentinel://${ports.map((port) => `127.0.0.1:${port}`).join(',')}/pepwell`,
    first,
    async end() {
      for (const one of [...sentinels, second, first]) await one.end()
    },
  }
}
