import { readFile, stat } from 'node:fs/promises'
import { hasCode } from './error-code.ts'
import { EmbeddedRefusal } from './refusals.ts'

export interface Account {
  uid: number
  gid: number
}

const UNPRIVILEGED = ['postgres', '_postgres', 'nobody']

/**
 * The account for PostgreSQL if it isn't our own. PostgreSQL refuses to run as root, and only the owner can open a
 * cluster.
 */
export async function accountFor(dataFolder: string): Promise<Account | undefined> {
  const self = process.getuid?.()
  if (self === undefined) return undefined
  const owner = await ownerOf(dataFolder)
  if (self === 0) {
    if (owner?.uid === 0) throw ownedByRoot(dataFolder)
    return owner ?? unprivilegedAccount()
  }
  if (owner && owner.uid !== self) throw ownedByAnother(dataFolder, owner.uid)
  return undefined
}

async function ownerOf(dataFolder: string): Promise<Account | undefined> {
  try {
    const { uid, gid } = await stat(dataFolder)
    return { uid, gid }
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return undefined
    throw error
  }
}

async function unprivilegedAccount(): Promise<Account> {
  const accounts = new Map<string | undefined, Account>()
  for (const line of (await readFile('/etc/passwd', 'utf8')).split('\n')) {
    const [name, , uid, gid] = line.split(':')
    if (Number(uid) > 0) accounts.set(name, { uid: Number(uid), gid: Number(gid) })
  }
  for (const name of UNPRIVILEGED) {
    const account = accounts.get(name)
    if (account) return account
  }
  throw new EmbeddedRefusal(
    "PostgreSQL doesn't run as root, and this machine has neither a user 'postgres' nor a user 'nobody'. " +
      'Create one of them, or start Pepwell as an ordinary user.',
  )
}

function ownedByRoot(dataFolder: string) {
  return new EmbeddedRefusal(
    `${dataFolder} belongs to root, and PostgreSQL doesn't run as root. ` +
      `Give it to an ordinary user (chown -R postgres ${dataFolder}), or set DATA_DIR to another folder.`,
  )
}

function ownedByAnother(dataFolder: string, uid: number) {
  return new EmbeddedRefusal(
    `${dataFolder} belongs to another user (uid ${uid}). ` +
      'Start Pepwell as that user or as root, or set DATA_DIR to another folder.',
  )
}
