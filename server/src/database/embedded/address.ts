import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { chmod, lchown, lstat, mkdir } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Account } from './account.ts'
import { hasCode } from './error-code.ts'
import type { LockFile } from './lock-file.ts'
import { EmbeddedRefusal } from './refusals.ts'

/** Where PostgreSQL listens; for pg, a host that starts with a slash is the folder of the socket. */
export interface Address {
  host: string
  port: number
}

const PORT = 5432
/** A socket path may have 104 bytes on macOS and 108 on Linux, including the final zero. */
const MAX_SOCKET_PATH_LENGTH = 100

export const socketOf = ({ host, port }: Address) => join(host, `.s.PGSQL.${port}`)

export async function newAddress(folder: string, account: Account | undefined): Promise<Address> {
  if (process.platform === 'win32') return { host: '127.0.0.1', port: await freePort() }
  return { host: await privateSocketFolder(folder, account), port: PORT }
}

/** Where a running server listens, which may differ from where this start would have put it. */
export function addressOf({ port, socketFolder }: LockFile): Address | undefined {
  const host = process.platform === 'win32' ? '127.0.0.1' : socketFolder
  return host && port ? { host, port } : undefined
}

async function privateSocketFolder(folder: string, account: Account | undefined): Promise<string> {
  const path = socketFolderFor(folder)
  try {
    await mkdir(path, { mode: 0o700 })
  } catch (error) {
    if (!hasCode(error, 'EEXIST')) throw error
  }
  const self = process.getuid?.()
  const uid = account?.uid ?? self
  const found = await lstat(path)
  // In the shared temporary folder, an attacker may have created a link first.
  if (!found.isDirectory() || (found.uid !== uid && found.uid !== self)) {
    throw new EmbeddedRefusal(
      `PostgreSQL's socket needs ${path}, but that isn't a folder of its own. ` +
        'Remove it, or set DATA_DIR to another folder.',
    )
  }
  if (account && found.uid !== account.uid) await lchown(path, account.uid, account.gid)
  if ((found.mode & 0o777) !== 0o700) await chmod(path, 0o700)
  return path
}

function socketFolderFor(folder: string): string {
  const inside = join(folder, 'run')
  if (Buffer.byteLength(socketOf({ host: inside, port: PORT })) <= MAX_SOCKET_PATH_LENGTH) return inside
  return join(tmpdir(), `pepwell-${createHash('sha256').update(folder).digest('hex').slice(0, 16)}`)
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  await once(server, 'close')
  if (address === null || typeof address === 'string') throw new Error('no free port')
  return address.port
}
