import { execFile } from 'node:child_process'
import { chmod, glob, mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'

const run = promisify(execFile)

const PACKAGES = [
  ...['postgresql', 'patroni', 'python3-etcd', 'etcd-server', 'haproxy', 'nginx', 'pgbouncer'],
  ...['redis-server', 'pgbackrest'],
]

/** The first PgBouncer that keeps prepared statements in transaction mode, and Debian's release that has it. */
const POOLER = { since: [1, 21], suite: 'trixie', libraries: /^(pgbouncer|lib(?!perl))/ }

const KEYRING = '/usr/share/keyrings/debian-archive-keyring.gpg'

/** Debian's programs, unpacked into a folder. */
export interface Debian {
  env: NodeJS.ProcessEnv
  /** PostgreSQL's programs */
  postgres: string
  /** the command that starts PgBouncer, with its loader if it comes from a newer Debian */
  pooler: readonly string[]
}

/** Downloads packages and what they need, without installing them or taking apt's locks. */
async function download(folder: string, packages: readonly string[], options: readonly string[] = []) {
  await mkdir(join(folder, 'partial'), { recursive: true })
  const places = [`Dir::Cache::archives=${folder}`, 'Dir::Cache::pkgcache=', 'Dir::Cache::srcpkgcache=']
  const set = [...places, 'Debug::NoLocking=1', 'APT::Sandbox::User=root', ...options]
  const flags = set.flatMap((option) => ['-o', option])
  const install = ['install', '--yes', '--no-install-recommends', '--download-only', ...packages]
  if (options.length > 0) await run('apt-get', [...flags, 'update'])
  await run('apt-get', [...flags, ...install])
}

async function unpack(archives: string, to: string, names = /./): Promise<void> {
  for await (const archive of glob('*.deb', { cwd: archives }))
    if (names.test(archive)) await run('dpkg-deb', ['--extract', join(archives, archive), to])
}

async function firstOf(pattern: string): Promise<string> {
  for await (const found of glob(pattern)) return found
  throw new Error(`Debian's packages have no ${pattern}`)
}

/** PgBouncer of a newer Debian, which runs with that Debian's own C library. */
async function newerPooler(folder: string): Promise<readonly string[]> {
  const [lists, sources, status] = ['lists', 'sources.list', 'status'].map((name) => join(folder, name))
  await mkdir(join(lists ?? '', 'partial'), { recursive: true })
  await writeFile(
    sources ?? '',
    `deb [signed-by=${KEYRING}] http://deb.debian.org/debian ${POOLER.suite} main\n`,
  )
  await writeFile(status ?? '', '')
  const archives = join(folder, 'archives')
  await download(
    archives,
    ['pgbouncer'],
    [
      ...[`Dir::Etc::sourcelist=${sources}`, 'Dir::Etc::sourceparts=/dev/null'],
      ...[`Dir::State::Lists=${lists}`, `Dir::State::status=${status}`],
    ],
  )
  await unpack(archives, folder, POOLER.libraries)
  const loader = await firstOf(join(folder, 'usr/lib/*-linux-gnu/ld-linux-*'))
  return [loader, '--library-path', join(loader, '..'), join(folder, 'usr/sbin/pgbouncer')]
}

async function poolerIn(folder: string, env: NodeJS.ProcessEnv): Promise<readonly string[]> {
  const { stdout } = await run('pgbouncer', ['--version'], { env })
  const [major = 0, minor = 0] = (/\d+\.\d+/.exec(stdout)?.[0] ?? '').split('.').map(Number)
  const [leastMajor = 0, leastMinor = 0] = POOLER.since
  if (major > leastMajor || minor >= leastMinor) return ['pgbouncer']
  return newerPooler(join(folder, POOLER.suite))
}

/** Unpacks what this machine lacks of the cluster's programs. It needs apt, and no rights of root. */
export async function unpackDebian(folder: string, path = ''): Promise<Debian> {
  const archives = join(folder, 'archives')
  await download(archives, PACKAGES)
  await unpack(archives, folder)
  // The machine's own PostgreSQL is not in the download.
  const postgres = await firstOf(`{${folder},}/usr/lib/postgresql/*/bin`)
  const own = ['usr/sbin', 'usr/bin'].map((name) => join(folder, name))
  const libraries = await Array.fromAsync(glob(join(folder, 'usr/lib/*-linux-gnu')))
  const env = {
    ...{ PATH: [postgres, ...own, path, '/usr/sbin'].join(':'), LANG: 'C.UTF-8' },
    ...{ LD_LIBRARY_PATH: libraries.join(':'), PYTHONPATH: join(folder, 'usr/lib/python3/dist-packages') },
  }
  await chmod(folder, 0o755)
  return { env, postgres, pooler: await poolerIn(folder, env) }
}
