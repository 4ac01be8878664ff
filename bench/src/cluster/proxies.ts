import { readFile, writeFile } from 'node:fs/promises'
import { connect } from 'node:net'
import { join } from 'node:path'
import { freePort } from '@pepwell/server/testing/free-port'
import { DATABASE_PASSWORD, type Databases, deploy } from './database-nodes.ts'
import type { Debian } from './debian.ts'
import { type Ground, ownFolder, Program, until } from './programs.ts'

const read = (name: string) => readFile(join(deploy, name), 'utf8')

/** Waits until something listens on a port. */
export const listening = (port: number): Promise<void> =>
  until(
    `port ${port}`,
    () =>
      new Promise((resolve) => {
        const socket = connect(port, '127.0.0.1')
        socket.on('connect', () => resolve(true)).on('error', () => resolve(false))
        socket.on('connect', () => socket.destroy())
      }),
  )

async function haproxyFor(ground: Ground, { nodes }: Databases) {
  const [primary, standbys] = [await freePort(), await freePort()]
  const text = (await read('haproxy.cfg'))
    .replace(/^# Hosts may start later[\s\S]*?parse-resolv-conf\n/m, '')
    .replaceAll(' resolvers docker init-addr none', '')
    .replace('bind :5000', `bind 127.0.0.1:${primary}`)
    .replace('bind :5001', `bind 127.0.0.1:${standbys}`)
    .replace(/server (\w+) \w+:5432 check port 8008/g, (_, name) => {
      const node = nodes.find((node) => node.name === name)
      return `server ${name} 127.0.0.1:${node?.port} check port ${node?.restPort}`
    })
  const file = join(ground.folder, 'haproxy.cfg')
  await writeFile(file, text)
  return { program: new Program(ground, 'haproxy', ['haproxy', '-db', '-f', file]), primary, standbys }
}

async function poolerFor(ground: Ground, { pooler }: Debian, primary: number) {
  const port = await freePort()
  const [file, users] = [join(ground.folder, 'pgbouncer.ini'), join(ground.folder, 'users.txt')]
  await writeFile(users, `"pepwell" "${DATABASE_PASSWORD}"\n`)
  const text = (await read('pgbouncer.ini'))
    .replace('host=haproxy port=5000', `host=127.0.0.1 port=${primary}`)
    .replace('listen_addr = 0.0.0.0', 'listen_addr = 127.0.0.1\nunix_socket_dir =')
    .replace('6432', String(port))
    .replace('/tmp/users.txt', users)
  await writeFile(file, text)
  return { program: new Program(ground, 'pgbouncer', [...pooler, file]), port }
}

/** haproxy and PgBouncer as in deploy/, in front of the databases. */
export async function startDatabaseProxies(ground: Ground, debian: Debian, databases: Databases) {
  const haproxy = await haproxyFor(ground, databases)
  const pooler = await poolerFor(ground, debian, haproxy.primary)
  for (const { program } of [haproxy, pooler]) program.start()
  for (const port of [haproxy.primary, haproxy.standbys, pooler.port]) await listening(port)
  const through = (port: number) => `postgres://pepwell:${DATABASE_PASSWORD}@127.0.0.1:${port}/pepwell`
  return {
    env: {
      DATABASE_URL: through(pooler.port),
      DATABASE_DIRECT_URL: through(haproxy.primary),
      DATABASE_REPLICA_URL: through(haproxy.standbys),
    },
    primaryPort: haproxy.primary,
    haproxy: haproxy.program,
    async end() {
      await pooler.program.end('SIGINT')
      await haproxy.program.end()
    },
  }
}

/** nginx as in deploy/, without TLS, in front of the processes. */
export async function startNginx(ground: Ground, ports: readonly number[]) {
  const [port, folder] = [await freePort(), await ownFolder(ground, 'nginx')]
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((name) => `  ${name}_temp_path ${folder}/${name};\n`)
    .join('')
  const text = (await read('nginx.conf'))
    .replace('events {', `pid ${folder}/pid;\ndaemon off;\nerror_log stderr;\nevents {`)
    .replace('http {', `http {\n  access_log off;\n${temporary}`)
    .replace(/pepwell(\d):3000/g, (_, number) => `127.0.0.1:${ports[number - 1]}`)
    .replace('listen 443 ssl', `listen 127.0.0.1:${port}`)
    .replace(/^\s+ssl_certificate.*\n/gm, '')
    .replaceAll('X-Forwarded-Proto https', 'X-Forwarded-Proto http')
    .replace(/ {2}server \{\n\s+listen 80;[^}]*\}\n/, '')
  const file = join(folder, 'nginx.conf')
  await writeFile(file, text)
  const nginx = new Program(ground, 'nginx', ['nginx', '-p', folder, '-c', file, '-e', 'stderr'])
  nginx.start()
  await listening(port)
  return { url: `http://127.0.0.1:${port}`, end: () => nginx.end() }
}
