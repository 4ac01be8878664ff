import { cp, readFile, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { freePort } from '@pepwell/server/testing/free-port'
import { parse } from 'yaml'
import type { Debian } from './debian.ts'
import { childrenOf, type Ground, ownFolder, Program, until } from './programs.ts'

export const deploy = resolve(import.meta.dirname, '../../../deploy')
export const DATABASE_PASSWORD = 'bench'

/** A PostgreSQL under Patroni. */
export interface Node {
  name: string
  port: number
  restPort: number
  start(): void
  end(): Promise<void>
  /** sends a signal to Patroni, PostgreSQL and each of its processes: they belong to several groups */
  signalAll(signal: NodeJS.Signals): Promise<void>
}

interface Member {
  name: string
  role: string
  state: string
}

async function aNode(ground: Ground, { postgres }: Debian, name: string, etcdPort: number): Promise<Node> {
  const [port, restPort, folder] = [await freePort(), await freePort(), await ownFolder(ground, name)]
  await cp(join(deploy, 'create-database.sh'), join(folder, 'create-database.sh'))
  const settings = parse(await readFile(join(deploy, 'patroni.yml'), 'utf8'))
  settings.restapi.listen = `127.0.0.1:${restPort}`
  settings.etcd.hosts = [`127.0.0.1:${etcdPort}`]
  settings.bootstrap.post_bootstrap = `sh ${join(folder, 'create-database.sh')}`
  settings.bootstrap.dcs.postgresql.parameters.unix_socket_directories = ''
  Object.assign(settings.postgresql, {
    ...{ listen: `127.0.0.1:${port}`, data_dir: join(folder, 'data'), bin_dir: postgres },
    pgpass: join(folder, 'pgpass'),
  })
  const file = join(ground.folder, `${name}.yml`)
  await writeFile(file, JSON.stringify(settings))
  const patroni = new Program(ground, name, ['patroni', file])
  const postmaster = async () => {
    const [pid] = (await readFile(join(folder, 'data/postmaster.pid'), 'utf8')).split('\n')
    return Number(pid)
  }
  return {
    name,
    port,
    restPort,
    start: () =>
      patroni.start({
        ...{ PATRONI_NAME: name, DATABASE_PASSWORD },
        ...{ PATRONI_POSTGRESQL_CONNECT_ADDRESS: `127.0.0.1:${port}` },
        ...{ PATRONI_RESTAPI_CONNECT_ADDRESS: `127.0.0.1:${restPort}` },
        ...{ PATRONI_SUPERUSER_USERNAME: 'postgres', PATRONI_SUPERUSER_PASSWORD: DATABASE_PASSWORD },
        ...{ PATRONI_REPLICATION_USERNAME: 'replicator', PATRONI_REPLICATION_PASSWORD: DATABASE_PASSWORD },
      }),
    end: () => patroni.end('SIGTERM'),
    async signalAll(signal) {
      const server = await postmaster()
      patroni.signal(signal)
      for (const pid of [server, ...(await childrenOf(server))])
        try {
          process.kill(pid, signal)
        } catch {
          // A process of PostgreSQL may have ended in between.
        }
    },
  }
}

/** Three PostgreSQL under Patroni with deploy/patroni.yml, and the etcd that elects the primary. */
export async function startDatabases(ground: Ground, debian: Debian) {
  const [client, peer] = [await freePort(), await freePort()]
  const [clientUrl, peerUrl] = [client, peer].map((port) => `http://127.0.0.1:${port}`)
  const etcd = new Program(ground, 'etcd', [
    ...['etcd', '--enable-v2', '--data-dir', join(ground.folder, 'etcd-data'), '--initial-cluster'],
    ...[
      `default=${peerUrl}`,
      '--initial-advertise-peer-urls',
      `${peerUrl}`,
      '--listen-peer-urls',
      `${peerUrl}`,
    ],
    ...['--advertise-client-urls', `${clientUrl}`, '--listen-client-urls', `${clientUrl}`],
  ])
  etcd.start()
  const nodes: Node[] = []
  for (const name of ['postgres1', 'postgres2', 'postgres3'])
    nodes.push(await aNode(ground, debian, name, client))
  for (const node of nodes) node.start()
  const members = async (): Promise<Member[]> => {
    const asked = nodes.map(({ restPort }) =>
      fetch(`http://127.0.0.1:${restPort}/cluster`, { signal: AbortSignal.timeout(3_000) }),
    )
    const response = await Promise.any(asked)
    return ((await response.json()) as { members: Member[] }).members
  }
  const primary = async () => {
    const { name } = (await members()).find(({ role }) => role === 'leader') ?? {}
    const node = nodes.find((node) => node.name === name)
    if (!node) throw new Error('no primary')
    return node
  }
  return {
    nodes,
    primary,
    /** waits for a primary, a synchronous standby and another one */
    settle: () =>
      until('three databases', async () => {
        const known = await members()
        const up = known.filter(({ state }) => ['running', 'streaming'].includes(state))
        return up.length === nodes.length && known.some(({ role }) => role === 'sync_standby')
      }),
    async switchOver() {
      const { name, restPort } = await primary()
      const response = await fetch(`http://127.0.0.1:${restPort}/switchover`, {
        method: 'POST',
        body: JSON.stringify({ leader: name }),
      })
      if (!response.ok) throw new Error(`no switchover: ${await response.text()}`)
    },
    async end() {
      for (const node of nodes) await node.signalAll('SIGCONT').catch(() => {})
      await Promise.all(nodes.map((node) => node.end()))
      await etcd.end()
    },
  }
}

export type Databases = Awaited<ReturnType<typeof startDatabases>>
