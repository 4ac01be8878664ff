import { execFile } from 'node:child_process'
import { stat } from 'node:fs/promises'
import { dirname } from 'node:path'
import { promisify } from 'node:util'
import type { Account } from './account.ts'
import { EmbeddedRefusal } from './refusals.ts'

const run = promisify(execFile)

/** How to spawn a program as the right account. */
export type RunAs = (
  program: string,
  args: string[],
) => { command: string; args: string[]; options: Partial<Account> }

const asOurselves: RunAs = (program, args) => ({ command: program, args, options: {} })

/** `places`: folders that the account must reach. */
export async function runAs(account: Account | undefined, program: string, places: string[]): Promise<RunAs> {
  if (!account) return asOurselves
  const closed = await closedTo(account, places)
  if (closed.length === 0) return (program, args) => ({ command: program, args, options: account })
  const reading = withRightToRead(account)
  if (await works(reading, program)) return reading
  throw new EmbeddedRefusal(
    `Pepwell was started as root, and the unprivileged account that runs PostgreSQL (uid ${account.uid}) can't enter ` +
      `${closed.join(' and ')}. Start Pepwell as an ordinary user, keep Pepwell and DATA_DIR somewhere else, ` +
      `or let others enter (chmod o+x ${closed.join(' ')}).`,
  )
}

/**
 * Only root can enter a clone in /root. The capability lets PostgreSQL read everywhere but write nowhere else.
 * no_setuid_fixup: without it access(2) ignores the capability, and PostgreSQL doesn't find its own binary.
 */
function withRightToRead({ uid, gid }: Account): RunAs {
  const privileges = [
    `--reuid=${uid}`,
    `--regid=${gid}`,
    '--clear-groups',
    '--securebits=+no_setuid_fixup',
    '--inh-caps=+dac_read_search',
    '--ambient-caps=+dac_read_search',
  ]
  return (program, args) => ({
    command: 'setpriv',
    args: [...privileges, '--', program, ...args],
    options: {},
  })
}

async function works(as: RunAs, program: string): Promise<boolean> {
  const { command, args } = as(program, ['--version'])
  return run(command, args).then(
    () => true,
    () => false,
  )
}

/** Parent folders of these places that the account can't enter. */
export async function closedTo(account: Account, places: string[]): Promise<string[]> {
  const folders = [...new Set(places.flatMap(upwards))]
  const open = await Promise.all(folders.map((folder) => canEnter(account, folder)))
  return folders.filter((_, index) => !open[index])
}

function upwards(folder: string): string[] {
  const parent = dirname(folder)
  return parent === folder ? [folder] : [folder, ...upwards(parent)]
}

async function canEnter({ uid, gid }: Account, folder: string): Promise<boolean> {
  const { mode, ...owner } = await stat(folder)
  const bit = owner.uid === uid ? 0o100 : owner.gid === gid ? 0o010 : 0o001
  return (mode & bit) !== 0
}
