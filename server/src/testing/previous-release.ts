import { execFile } from 'node:child_process'
import { mkdir, readdir, symlink } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'

const run = promisify(execFile)
const root = resolve(import.meta.dirname, '../../..')

/** The packages of the server. */
const PARTS = ['server', 'domain', 'contract', 'package.json']

async function git(...args: string[]): Promise<string> {
  const { stdout } = await run('git', args, { cwd: root, maxBuffer: 2 ** 30 })
  return stdout.trim()
}

/** Links the installed packages, except that Pepwell's own are those of the folder. */
async function linkPackages(folder: string): Promise<void> {
  const [from, to] = [join(root, 'node_modules'), join(folder, 'node_modules')]
  await mkdir(join(to, '@pepwell'), { recursive: true })
  for (const name of await readdir(from))
    if (name !== '@pepwell') await symlink(join(from, name), join(to, name))
  for (const name of ['server', 'domain', 'contract'])
    await symlink(join(folder, name), join(to, '@pepwell', name))
}

/**
 * Unpacks the version before the newest migration, as a release that an upgrade replaces.
 * @returns the name of the migration that it lacks; undefined without a history
 */
export async function unpackPreviousRelease(folder: string): Promise<string | undefined> {
  const migrations = 'server/src/database/migrations'
  const added = await git(
    'log',
    '-1',
    '--diff-filter=A',
    '--name-only',
    '--format=%H',
    '--',
    migrations,
  ).catch(() => '')
  const [commit, ...names] = added.split('\n').filter(Boolean)
  if (!commit || !(await git('rev-parse', '--verify', '--quiet', `${commit}^`).catch(() => '')))
    return undefined
  await mkdir(join(folder, 'web'), { recursive: true })
  const archive = `${folder}.tar`
  await git('archive', '--output', archive, `${commit}^`, ...PARTS)
  await run('tar', ['--extract', '--file', archive, '--directory', folder])
  await linkPackages(folder)
  await symlink(join(root, 'web/dist'), join(folder, 'web/dist'))
  return names.map((name) => name.split('/').at(-1)).join(', ')
}
